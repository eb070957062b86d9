import type { Locale } from '#i18n/locale.ts';
import { guessIntents, LIKELY } from './find-intent.server.ts';

const SPANISH = /\b(?:spanish|espa[nñ]ol|castellano)\b/i;
const ENGLISH = /\b(?:english|ingl[eé]s)\b/i;

/**
 * "Say it in Spanish": the language in which the question before is to be answered.
 *
 * @param own the language of the message, where it names none
 * @returns undefined for any other message
 */
export function languageToSayAgain(message: string, own: Locale): Locale | undefined {
  const [guess] = guessIntents(message);
  if (guess?.group !== 'language' || guess.share < LIKELY) return undefined;
  if (SPANISH.test(message)) return 'es';
  return ENGLISH.test(message) ? 'en' : own;
}
