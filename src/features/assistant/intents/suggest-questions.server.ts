import type { Locale } from '#i18n/locale.ts';
import { MOST_SUGGESTIONS } from '../chat.ts';
import { answerTranslator } from '../engine/answer-translator.ts';
import { guessIntents } from './find-intent.server.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

const translator = answerTranslator(english, spanish);

/** Less likely questions are not worth offering. */
const WORTH_OFFERING = 0.08;

/** "Did you mean …?": what a message that was not understood may have asked, as questions that are understood. */
export function suggestQuestions(message: string, locale: Locale): string[] {
  const t = translator(locale);
  return guessIntents(message)
    .flatMap(({ group, share }) => (share >= WORTH_OFFERING && isQuestion(group) ? [t(group)] : []))
    .slice(0, MOST_SUGGESTIONS);
}

function isQuestion(group: string): group is keyof typeof english {
  return Object.hasOwn(english, group);
}
