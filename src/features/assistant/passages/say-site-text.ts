import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { saidUnits } from './indexed-passage.ts';
import type { SaidPart } from './passage-source.ts';
import { type ReadText, siteTexts } from './site-texts.ts';
import { joinUnits } from './text-units.ts';

const READERS = new WeakMap<Site, Partial<Record<Locale, ReadText>>>();

/**
 * Some of the site's own sentences, as an answer says them; a sentence that two parts have is said once.
 *
 * @throws when the site has no such text
 */
export function saySiteText(site: Site, locale: Locale, parts: readonly SaidPart[]): string {
  const read = readerOf(site, locale);
  const units = parts.flatMap((part) => saidUnits(part, read, locale));
  return joinUnits(units.filter(({ text }, at) => units.findIndex((unit) => unit.text === text) === at));
}

/** One text of the site, whole. */
export function readSiteText(site: Site, locale: Locale, key: string): string {
  return readerOf(site, locale)(key);
}

/** Texts are put together once for each operator and language. */
function readerOf(site: Site, locale: Locale): ReadText {
  const readers = READERS.get(site) ?? {};
  READERS.set(site, readers);
  readers[locale] ??= siteTexts(site, locale);
  return readers[locale];
}
