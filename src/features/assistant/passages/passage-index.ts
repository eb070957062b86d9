import MiniSearch from 'minisearch';
import type { Locale } from '#i18n/locale.ts';
import type { IndexedPassage } from './indexed-passage.ts';
import { correctTerm } from './language/correct-term.ts';
import { isAboutPlans, isCommon, isOnlyAboutPlans, knownWords, type Term } from './language/read-terms.ts';

/** Parts terms, which may have spaces inside. */
const SEPARATOR = '\u0001';
/** What a question must have counts more than further words, and those more than the text. */
const BOOST = { about: 3, further: 1.5, text: 1 };
/** Long lists of words are no reason to rank lower. */
const BM25 = { k: 1.2, b: 0.25, d: 0.5 };
/** Terms of the question before count less than the question's own. */
const BEFORE_WEIGHT = 0.35;
/** What answers a question that leans on one before is mostly said beside the answer to that. */
const GROUP_WEIGHT = 2;
/** As many of the best are held to what they must have. */
const CANDIDATES = 40;
/** A term that only the whole article is about counts less than one of the part. */
const SUBJECT_WEIGHT = 0.6;
/** With more unknown words than this, a message is in another language or in none. */
const MOST_ERRORS = 8;
/** A term in no more passages than this is seldom said. */
const RARE = 3;
/** What a passage loses for a telling term that it does not have. */
const MISSING_WEIGHT = 0.6;
/** With as many telling terms found, one may be missing, if it is no word that nobody here knows. */
const ENOUGH_TELLING = 3;

export type Found = { passage: IndexedPassage; score: number };

/** The passages of one language, by their terms. */
export type PassageIndex = {
  add: (passage: IndexedPassage) => void;
  remove: (id: string) => void;
  /** What has something to do with the terms, the best first; gaps are left out. */
  rank: (terms: readonly Term[]) => IndexedPassage[];
  /** The passage that answers, a gap when that is known to have no answer, undefined when none is supported. */
  answer: (asked: readonly Term[], before?: readonly Term[]) => Found | undefined;
  /** Terms with typing errors corrected. */
  correct: (terms: readonly Term[]) => Term[];
  /** Whether a telling term is in no passage. */
  hasUnknown: (terms: readonly Term[]) => boolean;
};

/** An empty index. Ranking is BM25; whether a passage answers is decided by its words, see `supports`. */
export function createPassageIndex(locale: Locale): PassageIndex {
  const passages = new Map<string, IndexedPassage>();
  /** In how many passages a term is. */
  const counts = new Map<Term, number>();
  const search = new MiniSearch<Record<string, string>>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(SEPARATOR).filter((term) => term !== ''),
    processTerm: (term) => term,
  });

  const isKnown = (term: Term) => counts.has(term) || isCommon(term, locale) || isAboutPlans(term, locale);
  const isRare = (term: Term) => (counts.get(term) ?? 0) <= RARE;
  const find = (asked: readonly Term[], before: readonly Term[]) => {
    const own = new Set(asked);
    return search
      .search([...new Set([...asked, ...before])].join(SEPARATOR), {
        boost: BOOST,
        bm25: BM25,
        boostTerm: (term) => (own.has(term) ? 1 : BEFORE_WEIGHT),
      })
      .slice(0, CANDIDATES)
      .flatMap(({ id, score }): Found[] => {
        const passage = passages.get(String(id));
        return passage ? [{ passage, score: score * passage.weight }] : [];
      });
  };

  const best = (asked: readonly Term[], before: readonly Term[], group?: string) =>
    find(asked, before)
      .flatMap(({ passage, score }): Found[] => {
        const share = supports(passage, asked, before, { locale, isKnown, isRare, group });
        const weight = passage.group === group ? GROUP_WEIGHT : 1;
        return share === 0 ? [] : [{ passage, score: score * share * weight }];
      })
      .toSorted((one, other) => other.score - one.score)[0];

  return {
    add: (passage) => {
      passages.set(passage.id, passage);
      for (const term of passage.vocabulary) counts.set(term, (counts.get(term) ?? 0) + 1);
      const { about, further, text } = passage.fields;
      search.add({ id: passage.id, about: join(about), further: join(further), text: join(text) });
    },
    remove: (id) => {
      for (const term of passages.get(id)?.vocabulary ?? []) {
        const left = (counts.get(term) ?? 1) - 1;
        if (left === 0) counts.delete(term);
        else counts.set(term, left);
      }
      if (passages.delete(id)) search.discard(id);
    },
    rank: (terms) => find(terms, []).flatMap(({ passage }) => (passage.kind === 'gap' ? [] : [passage])),
    answer: (asked, before = []) => {
      const group = before.length > 0 ? best(before, [])?.passage.group : undefined;
      return best(asked, before, group);
    },
    correct: (terms) => {
      const unknown = new Set(terms.filter((term) => !isKnown(term)));
      if (unknown.size > MOST_ERRORS) return [...terms];
      return terms.map((term) =>
        unknown.has(term) ? (correctTerm(term, candidates(locale, counts)) ?? term) : term,
      );
    },
    hasUnknown: (terms) => terms.some((term) => !isKnown(term)),
  };
}

/** What a passage is held to besides its own words. */
type Judging = {
  locale: Locale;
  isKnown: (term: Term) => boolean;
  isRare: (term: Term) => boolean;
  /** What answered the question before. */
  group: string | undefined;
};

function join(terms: readonly Term[]): string {
  return terms.join(SEPARATOR);
}

function* candidates(locale: Locale, counts: ReadonlyMap<Term, number>): Generator<readonly [string, Term]> {
  yield* knownWords(locale);
  for (const term of counts.keys()) if (!term.startsWith('=')) yield [term, term];
}

/**
 * How well a passage supports a question, 0 when it does not: it must be about what the question is about, and have the
 * question's telling terms. A long question may have one that the passage does not, at a loss.
 */
function supports(
  { kind, group: ownGroup, about, vocabulary, fields }: IndexedPassage,
  asked: readonly Term[],
  before: readonly Term[],
  { locale, isKnown, isRare, group }: Judging,
): number {
  const all = new Set([...asked, ...before]);
  const telling = [...new Set(asked)].filter((term) => !isCommon(term, locale));
  const found = telling.filter(
    (term) => vocabulary.has(term) || (kind !== 'article' && isAboutPlans(term, locale)),
  );
  const missing = telling.filter((term) => !found.includes(term));
  if (kind === 'gap') return about.some((terms) => hasAll(all, terms)) ? 1 : 0;
  let share = 1;
  if (kind === 'article') {
    if (asked.some((term) => isOnlyAboutPlans(term, locale))) return 0;
    const own = found.filter((term) => fields.text.includes(term) || fields.further.includes(term));
    if (own.length === 0) return 0;
    // One word by chance makes no answer, unless it is seldom said here or what the part is about.
    if (own.length === 1 && !own.some((term) => isRare(term) || fields.further.includes(term))) return 0;
    // What the whole article is about says little of this part of it.
    const special = own.filter((term) => !about.flat().includes(term)).length;
    share = (special + SUBJECT_WEIGHT * (found.length - special)) / telling.length;
  } else if (!about.some((terms) => hasAll(all, terms))) return 0;
  if (before.length > 0) {
    // It must be about what the question before was about, and have something of this one.
    const said = new Set(before);
    const isAboutBefore =
      kind === 'article'
        ? ownGroup === group
        : about.some((terms) => hasAll(all, terms) && terms.some((term) => said.has(term)));
    const isAsked = asked.some((term) => fields.about.includes(term) || fields.further.includes(term));
    if (!isAboutBefore || !isAsked) return 0;
  }
  if (missing.length === 0) return share;
  const mayMiss = missing.length === 1 && found.length >= ENOUGH_TELLING && missing.every(isKnown);
  return mayMiss ? share * MISSING_WEIGHT : 0;
}

function hasAll(terms: ReadonlySet<Term>, wanted: readonly Term[]): boolean {
  return wanted.length > 0 && wanted.every((term) => terms.has(term));
}
