import type { Locale } from '#i18n/locale.ts';
import { findLanguage } from './languages.ts';
import { findSpecialty } from './specialties.ts';

/** A stored specialty in the page's language; a name outside the 24 is shown as it is. */
export function specialtyInLanguage(name: string, locale: Locale): string {
  return findSpecialty(name)?.[locale] ?? name;
}

/** All specialties of a provider in the page's language, the first in front. */
export function specialtiesInLanguage(names: readonly string[], locale: Locale): string {
  return names.map((name) => specialtyInLanguage(name, locale)).join(', ');
}

/** A spoken language's name in the page's language; an unlisted one is shown as it is. */
export function languageInLanguage(name: string, locale: Locale): string {
  return findLanguage(name)?.[locale] ?? name;
}

/** A spoken language's name inside a sentence: Spanish writes it small. */
function languageInSentence(name: string, locale: Locale): string {
  const inLanguage = languageInLanguage(name, locale);
  return locale === 'es' ? inLanguage.toLowerCase() : inLanguage;
}

/** Spoken languages inside a sentence, the page's own first. */
export function languagesInSentence(names: readonly string[], locale: Locale): string {
  return ownLanguageFirst(names, locale)
    .map((name) => languageInSentence(name, locale))
    .join(', ');
}

/** Stored names of languages with the page's own before the others, which keep their order. */
export function ownLanguageFirst(names: readonly string[], locale: Locale): string[] {
  const own = { en: 'English', es: 'Spanish' }[locale];
  return [...names.filter((name) => name === own), ...names.filter((name) => name !== own)];
}
