import type { Topic } from '../engine/topic.ts';
import type { PassageSource } from './passage-source.ts';
import { readSiteText, saySiteText } from './say-site-text.ts';
import { PASSAGE_SOURCES } from './site-passages.ts';

const BY_ID: ReadonlyMap<string, PassageSource> = new Map(
  PASSAGE_SOURCES.map((source) => [source.id, source]),
);

/**
 * Answers with passages of the site, one after the other, and links to the place of each.
 *
 * @throws {Error} when there is no such passage
 */
export function sayPassages(...ids: readonly string[]): Topic {
  const sources = ids.map((id) => {
    const source = BY_ID.get(id);
    if (!source) throw new Error(`There is no passage "${id}".`);
    return source;
  });
  const places = sources.filter(({ href }, at) => sources.findIndex((other) => other.href === href) === at);
  return ({ locale }) => ({
    answer: ({ site }) => ({
      kind: 'answer',
      text: saySiteText(
        site,
        locale,
        sources.flatMap(({ say }) => say),
      ),
      links: places.map(({ href, label }) => ({ href, label: readSiteText(site, locale, label) })),
    }),
    continueWith: () => undefined,
  });
}
