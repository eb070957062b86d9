import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { SaidPart } from './passage-source.ts';
import { type ReadText, siteTexts } from './site-texts.ts';
import { joinUnits, type TextUnit, textUnits } from './text-units.ts';

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

/** The sentences and list items of a part. */
function saidUnits(part: SaidPart, read: ReadText, locale: Locale): TextUnit[] {
  if (typeof part === 'string') return textUnits(read(part), locale);
  const [key, ...wanted] = part;
  const units = textUnits(read(key), locale);
  return wanted.map((index) => {
    const unit = units[index];
    if (!unit) throw new Error(`${key} has no sentence ${index} in ${locale}`);
    return unit;
  });
}

/** Texts are put together once for each operator and language. */
function readerOf(site: Site, locale: Locale): ReadText {
  const readers = READERS.get(site) ?? {};
  READERS.set(site, readers);
  readers[locale] ??= siteTexts(site, locale);
  return readers[locale];
}
