import type { Locale } from '#i18n/locale.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { answerTranslator } from '../engine/answer-translator.ts';
import panelEnglish from '../messages/en.ts';
import panelSpanish from '../messages/es.ts';

const panelTranslator = answerTranslator(panelEnglish, panelSpanish);

/**
 * Whom to call in danger, in one line. It is before every answer that does not know or declines, because a cry for help
 * in words that nobody here knows ends there.
 */
export function safetyLine(locale: Locale): string {
  return panelTranslator(locale)('safetyLine', EMERGENCY_NUMBERS);
}
