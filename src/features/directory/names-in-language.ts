import type { Locale } from '#i18n/locale.ts';
import { findLanguage } from './languages.ts';
import { findSpecialty } from './specialties.ts';

/** A stored specialty in the page's language; a name outside the 24 is shown as it is. */
export function specialtyInLanguage(name: string, locale: Locale): string {
  return findSpecialty(name)?.[locale] ?? name;
}

/** A spoken language's name in the page's language; an unlisted one is shown as it is. */
export function languageInLanguage(name: string, locale: Locale): string {
  return findLanguage(name)?.[locale] ?? name;
}
