import { and, count, eq, inArray, max, sum } from 'drizzle-orm';
import { articles } from '#features/news/articles.table.ts';
import { articleColumns, readableCounterpart, toArticle } from '#features/news/read-articles.server.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { Unavailable } from '#server/errors.ts';
import { toDomainError } from '#server/http/problem-response.ts';
import type { Site } from '#site/site.ts';
import type { Passage, Question, Sources, Topic } from '../engine/topic.ts';
import { articlePassages, chooseUnits, placeOf } from './article-passages.server.ts';
import {
  type AskedWord,
  askedWords,
  createPassageIndex,
  type IndexedPassage,
  type PassageIndex,
  termsOf,
} from './passage-index.server.ts';
import { readSiteText, saySiteText } from './say-site-text.ts';
import { PASSAGE_SOURCES } from './site-passages.ts';

/**
 * Whatever the site's own content answers. It understands every message; whether there is an answer
 * is known only when the passages have been looked through.
 */
export const passages: Topic = (question) => ({
  answer: async (sources) => {
    const found = await sources.findAnswer(question);
    return found && { kind: 'answer', text: found.text, links: [{ href: found.href, label: found.label }] };
  },
  continueWith: () => undefined,
});

type Library = {
  indexes: Record<Locale, PassageIndex>;
  /** The articles that the indexes hold, by their ids. */
  articles: Map<string, KnownArticle>;
  /** Changes whenever an active article does. */
  state: string;
  /** One reading of the articles after the other. */
  reading: Promise<void>;
};

type KnownArticle = {
  version: number;
  language: Locale;
  createdAt: Date;
  /** Its title and what it is about. */
  summary: Passage;
  passageIds: readonly string[];
};

const NO_ARTICLES = 'none';

/** Built with the first question and kept as long as the server runs. */
const LIBRARIES = new WeakMap<Database, WeakMap<Site, Library>>();

/**
 * What topics find in the site's own content. The texts of the site are read once; the articles are looked at with
 * every question, by their count, versions and last change, and those that changed are read again. So another server's
 * change is found by the very next question.
 */
export function passagesOf(
  database: Database,
  site: Site,
): Pick<Sources, 'findPassages' | 'findAnswer' | 'findInArticles' | 'listArticles'> {
  return {
    findPassages: async (words, locale): Promise<readonly Passage[]> =>
      rankPassages(await freshIndex(database, site, locale), words, locale),
    findAnswer: async (question) => findAnswer(await freshIndex(database, site, question.locale), question),
    findInArticles: async ({ plain, locale }) => {
      const asked = askedWords(plain, locale);
      const found = (await freshIndex(database, site, locale)).ofArticles(asked);
      return found.slice(0, RANKED).map((passage) => toPassage(passage, asked, locale));
    },
    listArticles: async (locale) => {
      await freshIndex(database, site, locale);
      return [...libraryOf(database, site).articles.values()]
        .filter(({ language }) => language === locale)
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map(({ summary }) => summary);
    },
  };
}

/** While the database does not answer, what is known already is searched: the site's own texts are all in it. */
async function freshIndex(database: Database, site: Site, locale: Locale): Promise<PassageIndex> {
  const library = libraryOf(database, site);
  try {
    await readChangedArticles(database, library);
  } catch (failure) {
    if (!(toDomainError(failure) instanceof Unavailable)) throw failure;
  }
  return library.indexes[locale];
}

/** An index of the site's own texts in one language, with the operator's facts filled in; no articles yet. */
function sitePassageIndex(site: Site, locale: Locale): PassageIndex {
  const index = createPassageIndex();
  for (const { id, href, label: key, say } of PASSAGE_SOURCES) {
    const [text, label] = [saySiteText(site, locale, say), readSiteText(site, locale, key)];
    const fields = { subject: [], headings: termsOf(label, locale), text: termsOf(text, locale) };
    index.add({ id, kind: 'site', href, label, text, units: [], fields });
  }
  return index;
}

async function readChangedArticles(database: Database, library: Library): Promise<void> {
  if ((await articlesState(database)) === library.state) return;
  // A reading that failed must not keep the next one from being tried.
  library.reading = library.reading.catch(() => undefined).then(() => readArticles(database, library));
  await library.reading;
}

function libraryOf(database: Database, site: Site): Library {
  const ofDatabase = LIBRARIES.get(database) ?? new WeakMap<Site, Library>();
  LIBRARIES.set(database, ofDatabase);
  const known = ofDatabase.get(site);
  if (known) return known;
  const library: Library = {
    indexes: { en: sitePassageIndex(site, 'en'), es: sitePassageIndex(site, 'es') },
    articles: new Map(),
    state: NO_ARTICLES,
    reading: Promise.resolve(),
  };
  ofDatabase.set(site, library);
  return library;
}

/** Differs after every change of an active article: how many there are, how often and when they were changed last. */
async function articlesState(database: Database): Promise<string> {
  const [row] = await database
    .select({ count: count(), changes: sum(articles.version), last: max(articles.updatedAt) })
    .from(articles)
    .where(eq(articles.isActive, true));
  return row && row.count > 0 ? `${row.count}:${row.changes}:${row.last?.toISOString()}` : NO_ARTICLES;
}

/** Brings the indexes to what the articles say now; those that have not changed are left as they are. */
async function readArticles(database: Database, library: Library): Promise<void> {
  // A change between this and the next line is seen by the next question.
  const state = await articlesState(database);
  // Another question has just read them.
  if (state === library.state) return;
  const active = await database
    .select({ id: articles.id, version: articles.version })
    .from(articles)
    .where(eq(articles.isActive, true));
  const versions = new Map(active.map(({ id, version }) => [id, version]));
  const changed = active.filter(({ id, version }) => library.articles.get(id)?.version !== version);
  const rows = await database
    .select(articleColumns)
    .from(articles)
    .leftJoin(readableCounterpart.table, readableCounterpart.on)
    .where(
      and(
        eq(articles.isActive, true),
        inArray(
          articles.id,
          changed.map(({ id }) => id),
        ),
      ),
    );
  for (const id of library.articles.keys()) if (!versions.has(id)) removeArticle(library, id);
  for (const row of rows) {
    removeArticle(library, row.id);
    const passages = articlePassages(toArticle(row));
    for (const passage of passages) library.indexes[row.language].add(passage);
    library.articles.set(row.id, {
      version: versions.get(row.id) ?? 0,
      language: row.language,
      createdAt: row.createdAt,
      summary: { ...placeOf(row), text: row.excerpt },
      passageIds: passages.map(({ id }) => id),
    });
  }
  library.state = state;
}

function removeArticle(library: Library, id: string): void {
  const known = library.articles.get(id);
  for (const passageId of known?.passageIds ?? []) library.indexes[known?.language ?? 'en'].remove(passageId);
  library.articles.delete(id);
}

/** How many passages are passed to a language model. */
const RANKED = 6;

/** The passage of an article that answers a question; undefined when none is sure to. */
export function findAnswer(index: PassageIndex, { plain, locale }: Question): Passage | undefined {
  const asked = askedWords(plain, locale);
  const found = index.answer(asked);
  return found && toPassage(found, asked, locale);
}

/** The passages that have something to do with some words, the best first. */
function rankPassages(index: PassageIndex, words: string, locale: Locale): Passage[] {
  const asked = askedWords(words, locale);
  return index
    .rank(asked)
    .slice(0, RANKED)
    .map((passage) => toPassage(passage, asked, locale));
}

function toPassage(passage: IndexedPassage, asked: readonly AskedWord[], locale: Locale): Passage {
  const { href, label, text, kind } = passage;
  return { href, label, text: kind === 'article' ? chooseUnits(passage, asked, locale) : text };
}
