import { page } from 'vitest/browser';
import type { Locale } from '#i18n/locale.ts';

/** Gives a test in both languages both windows, as journeys have them: a desktop's in English, a phone's in Spanish. */
export async function openWindowOf(language: Locale): Promise<void> {
  if (language === 'es') await page.viewport(360, 780);
}
