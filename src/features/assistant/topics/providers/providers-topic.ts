import type { Question } from '../../engine/question.ts';
import type { Topic, Understood } from '../../engine/topic.ts';
import { answerProviderSearch, ROWS_SHOWN } from './answer-provider-search.ts';
import { asksForMore, extractProviderSlots, readChange } from './extract-provider-slots.ts';
import { type ProviderSlots, updateProviderSlots } from './provider-slots.ts';
import { readMessage } from './read-message.ts';

/**
 * Doctors, clinics, pharmacies and laboratories of the directory: by specialty, place, language and name, in English
 * and Spanish. What doctors cost, how long one waits for them, and what the plan pays are other topics.
 */
export const providersTopic: Topic = (question) => {
  const slots = extractProviderSlots(question);
  return slots && understood(slots, question);
};

/** A question that certainly looks for somebody of the directory. */
export const anyProvider: Topic = (question) => understood(readMessage(question).slots, question);

function understood(slots: ProviderSlots, { locale }: Question): Understood {
  return {
    answer: (sources) => answerProviderSearch(slots, locale, sources),
    continueWith: (next) => {
      const change = readChange(next, slots);
      if (change) return understood(updateProviderSlots(slots, change), next);
      return asksForMore(next) ? understood({ ...slots, shown: slots.shown + ROWS_SHOWN }, next) : undefined;
    },
    resumeWith: (next) => understood(updateProviderSlots(slots, readMessage(next).slots), next),
  };
}
