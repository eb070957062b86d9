import type { Locale } from '#i18n/locale.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { answerTranslator } from '../engine/answer-translator.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';

const translator = answerTranslator(english, spanish);

/**
 * Whom to call in danger, in one line. It is before every answer that does not know or declines, because a cry for help
 * in words that nobody here knows ends there.
 */
export function safetyLine(locale: Locale): string {
  return translator(locale)('safetyLine', EMERGENCY_NUMBERS);
}
