import type { Question } from '../../engine/question.ts';
import type { Topic, Understood } from '../../engine/topic.ts';
import { answerWish, ROWS_SHOWN } from './answer-wish.ts';
import { changedWish, type DoctorWish } from './doctor-wish.ts';
import { readMessage } from './read-message.ts';
import { asksForMore, readChange, readWish } from './read-wish.ts';

/**
 * Doctors, clinics, pharmacies and laboratories of the directory: by specialty, place, language and name, in English
 * and Spanish. What doctors cost, how long one waits for them, and what the plan pays are other topics.
 */
export const providersTopic: Topic = (question) => {
  const wish = readWish(question);
  return wish && understood(wish, question);
};

/** A question that certainly looks for somebody of the directory. */
export const anyProvider: Topic = (question) => understood(readMessage(question).wish, question);

function understood(wish: DoctorWish, { locale }: Question): Understood {
  return {
    answer: (sources) => answerWish(wish, locale, sources),
    continueWith: (next) => {
      const change = readChange(next, wish);
      if (change) return understood(changedWish(wish, change), next);
      return asksForMore(next) ? understood({ ...wish, shown: wish.shown + ROWS_SHOWN }, next) : undefined;
    },
    resumeWith: (next) => understood(changedWish(wish, readMessage(next).wish), next),
  };
}
