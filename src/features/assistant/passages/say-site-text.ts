import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { textBlocks } from '#site/text-blocks.ts';
import { type ReadText, siteTexts } from './site-texts.ts';

/** Something that the site says and families ask for. The answer is the site's own text, never words of its own. */
export type PassageSource = {
  id: string;
  /** Unprefixed address of the place. */
  href: string;
  /** The message that names the place. */
  label: string;
  /** The messages that are said, each whole but for its headings. */
  say: readonly string[];
};

const READERS = new WeakMap<Site, Partial<Record<Locale, ReadText>>>();

/**
 * Some of the site's own messages, as an answer says them: without headings, and what two passages have once.
 *
 * @throws when the site has no such text
 */
export function saySiteText(site: Site, locale: Locale, keys: readonly string[]): string {
  return [...new Set(keys)]
    .flatMap((key) => textBlocks(readSiteText(site, locale, key)))
    .filter(({ kind }) => kind !== 'heading')
    .map((block) => (block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text))
    .join('\n\n');
}

/** One text of the site, whole. */
export function readSiteText(site: Site, locale: Locale, key: string): string {
  const readers = READERS.get(site) ?? {};
  // Texts are put together once for each operator and language.
  READERS.set(site, readers);
  readers[locale] ??= siteTexts(site, locale);
  return readers[locale](key);
}
