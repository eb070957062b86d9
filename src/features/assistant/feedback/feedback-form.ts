import { z } from 'zod';
import type { FormDefinition } from '#forms/form-definition.ts';
import { optionalBlock, requiredBlock, requiredChoice } from '#forms/form-fields.ts';
import { MESSAGE_LIMIT } from '../chat.ts';
import { RATINGS } from '../panel/conversation.ts';
import { maskPersonalNumbers } from '../safety/mask-personal-numbers.ts';

const limits = { rating: 10, comment: 500, question: MESSAGE_LIMIT, answer: 8000 };

type FeedbackField = keyof typeof limits;

/**
 * What a visitor thinks of one answer of the assistant: POST /api/ai-chat/feedback, sent by the panel. There is no page
 * with it, as there is no assistant without JavaScript. Personal numbers are masked before anything is stored.
 *
 * A thumb up with nothing said arrives as done: the staff can count it, and need not look at it.
 */
export const feedbackForm: FormDefinition<FeedbackField> = {
  kind: 'assistant-feedback',
  apiPath: '/api/ai-chat/feedback',
  initial: { rating: '', comment: '', question: '', answer: '' },
  limits,
  schema: z.strictObject(
    {
      rating: requiredChoice(RATINGS, 'choice.unknown'),
      comment: optionalBlock(limits.comment).transform(maskPersonalNumbers),
      question: saidBefore(limits.question),
      answer: saidBefore(limits.answer),
    },
    'field.unknown',
  ),
  arrivesAs: ({ rating, comment }) => (rating === 'up' && comment === '' ? 'done' : 'new'),
};

/** A message of the conversation. Nobody can mend its characters any more: those that cannot be stored are left out. */
function saidBefore(limit: number) {
  const storable = (given: unknown) =>
    typeof given === 'string' ? given.toWellFormed().replace(/[^\P{Cc}\n\r\t]/gu, ' ') : given;
  return z.preprocess(storable, requiredBlock(limit, 'field.type')).transform(maskPersonalNumbers);
}
