import { LRUCache } from 'lru-cache';
import { type DirectoryFilters, type FilterName, keepFilled } from '#features/directory/directory-filters.ts';
import { specialtyInLanguage } from '#features/directory/names-in-language.ts';
import { countyOfCity } from '#features/directory/need/known-places.server.ts';
import { placeFilters } from '#features/directory/need/need-slots.server.ts';
import { type Need, readNeed } from '#features/directory/need/read-need.server.ts';
import type { ProviderSearchResult } from '#features/directory/search/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import { networkFigure } from '#site/network-size.ts';
import type { ReplyLink } from '../../chat.ts';
import { serviceFacts } from '../../engine/answer-text.ts';
import type { Answer, Question, Sources, Topic, Understood } from '../../engine/topic.ts';
import {
  directoryAddress,
  filtersInWords,
  newPatientsOf,
  rowsOf,
  searchRequest,
  words,
} from './found-providers.server.ts';

const PLACES: readonly FilterName[] = ['zipCode', 'city', 'county'];

/** A search as far as the conversation has told it: all filters, and what the last message said besides. */
type Search = Pick<Need, 'filters' | 'said' | 'isCityGuessed'> & {
  /** Results that were shown already. */
  shown: number;
};

/** What was last read: a message is looked at more than once, and its conversation again with the next. */
const recent = new LRUCache<string, Need>({ max: 64 });

function needOf({ text }: Question): Need {
  const need = recent.get(text) ?? readNeed(text);
  recent.set(text, need);
  return need;
}

/** Doctors, clinics, pharmacies and laboratories of the directory, for a message that tells whom it looks for. */
export const providersTopic: Topic = (question) => {
  const need = needOf(question);
  return need.isSearch ? understood({ ...need, shown: 0 }, question) : undefined;
};

/** Whether a message names, not only by a trouble, which doctor it looks for, and where. */
export function namesWhoAndWhere(question: Question): boolean {
  const { isSearch, filters, said } = needOf(question);
  const isWhere = PLACES.some((place) => filters[place] !== undefined);
  return isSearch && filters.specialty !== undefined && !said.isConcluded && isWhere;
}

/** The same for a message of which that is known. */
export const anyProvider: Topic = (question) => understood({ ...needOf(question), shown: 0 }, question);

/** How many there are in all: the figure of the home page, from the directory's own count. */
export const networkSize: Topic = ({ locale }) => ({
  answer: async (sources) => {
    const providers = networkFigure(await sources.countNetwork(), 'fine');
    const t = words(locale);
    if (providers === undefined) return ask(t('ask.whom'), {}, locale);
    return { kind: 'answer', text: t('networkSize', { providers }), links: [linkTo({}, locale)] };
  },
  continueWith: () => undefined,
});

/** "Show me more", "¿hay otros?" */
const MORE = /\b(?:more|others?|another|next|mas|otr[oa]s?|siguientes?|demas)\b/;
const MOST_WORDS_FOR_MORE = 5;

/** Each next message changes the filters that it names: "and in Orlando", "que hable español", "the next ones". */
function understood(search: Search, { locale }: Question): Understood {
  return {
    answer: (sources) => answerSearch(search, locale, sources),
    continueWith: (next) => {
      const changed = change(search, needOf(next));
      if (changed) return understood(changed, next);
      const asksForMore = MORE.test(next.plain) && next.plain.split(' ').length <= MOST_WORDS_FOR_MORE;
      return asksForMore ? understood({ ...search, shown: search.shown + ROWS_SHOWN }, next) : undefined;
    },
    resumeWith: (next) => understood(change(search, needOf(next)) ?? { ...search, shown: 0 }, next),
  };
}

/** After these "and for my kid?" asks for a pediatrician; an eye doctor stays one. */
const ANY_AGE: ReadonlySet<string | undefined> = new Set([
  undefined,
  'General Medicine',
  'Internal Medicine',
]);

/** The search with what the next message says of it; undefined when it says nothing. */
function change(before: Search, { filters: read, said, name, isCityGuessed }: Need): Search | undefined {
  if (said.isForChild && !ANY_AGE.has(before.filters.specialty)) return undefined;
  const asName = before.said.lacksName && name.length > 0 ? name.join(' ') : undefined;
  const adds = keepFilled({ ...read, doctor: read.doctor ?? asName });
  const saysNothing = Object.keys(adds).length === 0 && said.asides.length === 0;
  if (saysNothing && !said.missing && !said.lacksPlace) return undefined;
  const isElsewhere = said.lacksPlace !== undefined || PLACES.some((place) => adds[place] !== undefined);
  // "And a dentist" after "dr garcia, cardiologist" is somebody else; another name may have another specialty.
  const isSomebodyElse =
    before.filters.specialty !== undefined && (adds.specialty ?? said.missing) !== undefined;
  const isAnotherName = before.filters.doctor !== undefined && adds.doctor !== undefined;
  const kept = without(before.filters, [
    ...(isElsewhere ? PLACES : []),
    ...(isSomebodyElse ? (['doctor'] as const) : []),
    ...(isAnotherName || said.missing ? (['specialty'] as const) : []),
  ]);
  const filters = keepFilled({ ...kept, ...adds });
  // "Does the plan have that cleaning" after dentists asks for no other dentist.
  if (isSame(filters, before.filters) && !saysMore(said)) return undefined;
  const isGuessed = isElsewhere ? isCityGuessed : before.isCityGuessed;
  return { filters, said, isCityGuessed: isGuessed, shown: 0 };
}

function saysMore({ asides, missing, lacksPlace, alsoPlace, alsoSpecialty }: Need['said']): boolean {
  return (
    asides.length > 0 || [missing, lacksPlace, alsoPlace, alsoSpecialty].some((said) => said !== undefined)
  );
}

function isSame(one: DirectoryFilters, other: DirectoryFilters): boolean {
  return directoryAddress(one) === directoryAddress(other);
}

function without(filters: DirectoryFilters, names: readonly FilterName[]): DirectoryFilters {
  return keepFilled({ ...filters, ...Object.fromEntries(names.map((name) => [name, ''])) });
}

/** Rows in one answer. */
const ROWS_SHOWN = 3;
/** A ZIP code with fewer matches of its own is widened; with this many rows the number of its own is known. */
const ROWS_READ = 5;
/** As far as one search reaches. */
const MOST_ROWS = 100;

/**
 * Answers a search from the directory, or asks for what is missing. The names, addresses, phones and counts are those of
 * the directory's own search; the link shows the same results.
 */
async function answerSearch(search: Search, locale: Locale, sources: Sources): Promise<Answer> {
  const t = words(locale);
  const { said, isCityGuessed, shown } = search;
  // Whoever is named is shown, with what is known of new patients.
  const filters = search.filters.doctor ? without(search.filters, ['acceptingNewPatients']) : search.filters;
  if (said.missing && !filters.specialty) {
    const text = `${lead(search, locale)} ${t('missingCall', serviceFacts(sources.site, locale))}`;
    return { kind: 'declined', text, links: [linkTo({}, locale)] };
  }
  if (said.lacksName) return ask(t('ask.name'), {}, locale);
  if (said.lacksPlace) {
    const text = t(said.lacksPlace === 'elsewhere' ? 'ask.inFlorida' : 'ask.where');
    return ask(sentences(lead(search, locale), text), filters, locale);
  }
  if (namesNobody(filters)) return ask(t('ask.whom'), filters, locale);
  const limit = Math.min(MOST_ROWS, Math.max(ROWS_READ, shown + ROWS_SHOWN));
  const result = await sources.searchProviders(searchRequest(filters, limit));
  if (result.total > 0) return answerFound({ ...search, filters }, result, locale, sources);
  if (isCityGuessed) return ask(t('ask.unknownPlace'), without(filters, PLACES), locale);
  return answerNone({ ...search, filters }, locale, sources);
}

/** Whether nothing was said by which somebody could be found, or only that new patients are taken: most take them. */
function namesNobody(filters: DirectoryFilters): boolean {
  return Object.keys(without(filters, ['acceptingNewPatients'])).length === 0;
}

function answerFound(
  { filters, said, shown }: Search,
  { total, providers, expandedFrom }: ProviderSearchResult,
  locale: Locale,
  { site }: Sources,
): Answer {
  const t = words(locale);
  const rows = providers.slice(shown, shown + ROWS_SHOWN);
  const isOfNamed = filters.doctor !== undefined && said.asides.includes('newPatients');
  const asides = said.asides.filter((aside) => aside !== 'newPatients' || !isOfNamed);
  const own = providers.filter(({ zipCode }) => zipCode === filters.zipCode).length;
  const saysNoPlace = !filters.doctor && !PLACES.some((place) => filters[place]);
  return {
    kind: 'answer',
    text: [
      sentences(
        lead({ filters, said }, locale),
        t(rows.length > 0 ? 'found' : 'noMore', { count: total, filters: filtersInWords(filters, locale) }),
        expandedFrom === 'zipCode' && t('expanded', { own, county: providers.at(-1)?.county ?? '' }),
      ),
      rowsOf(rows, locale, { languages: filters.languages !== undefined, newPatients: isOfNamed }),
      sentences(
        ...asides.map((aside) => t(`asides.${aside}`, { appointments: site.phones.appointments })),
        saysNoPlace && t('ask.place'),
        rows.some(({ isDemo }) => isDemo) && t('demo'),
      ),
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
    links: [allLink(filters, total, locale), ...alsoLinks({ filters, said }, locale)],
  };
}

/** Nothing found: says so, and what there is with one filter less. */
async function answerNone({ filters, said }: Search, locale: Locale, sources: Sources): Promise<Answer> {
  const t = words(locale);
  const wider = await widen(filters, sources);
  const isForNew = filters.acceptingNewPatients !== undefined;
  const isStillForNew = wider?.filters.acceptingNewPatients !== undefined;
  return {
    kind: 'answer',
    text: sentences(
      lead({ filters, said }, locale),
      t('none', { filters: filtersInWords(filters, locale) }),
      wider && t('widened', { count: wider.total, filters: filtersInWords(wider.filters, locale) }),
      wider &&
        isForNew &&
        (isStillForNew ? t('asides.newPatients') : newPatientsOf({ acceptingNewPatients: null }, locale)),
      t('orCall', serviceFacts(sources.site, locale)),
    ),
    links: wider ? [allLink(wider.filters, wider.total, locale)] : [linkTo(filters, locale)],
  };
}

/** The nearest search that finds somebody: the city's county, any language, any place, without the name. */
async function widen(filters: DirectoryFilters, { searchProviders }: Sources) {
  for (const wider of widerSearches(filters)) {
    if (namesNobody(wider)) continue;
    const { total } = await searchProviders(searchRequest(wider, 1));
    if (total > 0) return { filters: wider, total };
  }
  return undefined;
}

/** Each of them first among those who are known to take new patients, where that was asked. */
function widerSearches(filters: DirectoryFilters): DirectoryFilters[] {
  const { city, doctor } = filters;
  const county = city === undefined ? undefined : (filters.county ?? countyOfCity(city));
  const [, ...wider] = [
    filters,
    ...(county ? [keepFilled({ ...without(filters, PLACES), county })] : []),
    without(filters, ['languages']),
    ...(doctor ? [without(filters, ['specialty'])] : []),
    without(filters, PLACES),
    ...(doctor
      ? [without(filters, ['specialty', 'languages', ...PLACES]), without(filters, ['doctor'])]
      : []),
  ].flatMap((each) => [each, without(each, ['acceptingNewPatients'])]);
  return wider;
}

/** What there is no such doctor for, and which specialty was concluded from a trouble: what it is must not be said. */
function lead({ filters, said }: Pick<Search, 'filters' | 'said'>, locale: Locale): string {
  const t = words(locale);
  const specialty = said.isConcluded && filters.specialty;
  return sentences(
    said.missing && t('missing', { people: said.missing[locale] }),
    specialty && t('concluded', { specialty: specialtyInLanguage(specialty, locale) }),
    specialty && said.isTrouble && t('noDiagnosis'),
  );
}

/** The same search with the second specialty that was named, and at the second place. */
function alsoLinks({ filters, said }: Pick<Search, 'filters' | 'said'>, locale: Locale): ReplyLink[] {
  const { alsoSpecialty, alsoPlace } = said;
  return [
    ...(alsoSpecialty ? [{ ...filters, specialty: alsoSpecialty }] : []),
    ...(alsoPlace ? [{ ...without(filters, PLACES), ...placeFilters(alsoPlace) }] : []),
  ].map((other) => linkTo(other, locale));
}

function ask(text: string, filters: DirectoryFilters, locale: Locale): Answer {
  return { kind: 'question', text, links: [linkTo(filters, locale)] };
}

function allLink(filters: DirectoryFilters, count: number, locale: Locale): ReplyLink {
  return { href: directoryAddress(filters), label: words(locale)('links.all', { count }) };
}

function linkTo(filters: DirectoryFilters, locale: Locale): ReplyLink {
  const t = words(locale);
  const said = filtersInWords(filters, locale);
  return {
    href: directoryAddress(filters),
    label: said === '' ? t('links.directory') : t('links.withFilters', { filters: said }),
  };
}

function sentences(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part).join(' ');
}
