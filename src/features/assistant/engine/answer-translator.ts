import { createTranslator } from 'use-intl/core';
import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MessageTree, Translation } from '#i18n/messages.ts';

/**
 * A topic's translators for its answers, from its `messages/en.ts` and `messages/es.ts`.
 *
 * @returns by language, what turns a message's key and values into text
 */
export function answerTranslator<English extends MessageTree>(
  english: English,
  spanish: Translation<English>,
) {
  const translators = {
    en: createTranslator({ locale: localeTag('en'), messages: english }),
    // Spanish has the same keys and values; a test compares them.
    es: createTranslator({ locale: localeTag('es'), messages: spanish as unknown as English }),
  };
  return (locale: Locale) => translators[locale];
}
