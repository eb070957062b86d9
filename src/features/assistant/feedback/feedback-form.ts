import { z } from 'zod';
import type { FormDefinition } from '#forms/form-definition.ts';
import { optionalBlock, requiredBlock, requiredChoice } from '#forms/form-fields.ts';
import { MESSAGE_LIMIT } from '../chat.ts';
import { maskPersonalNumbers } from '../safety/mask-personal-numbers.ts';

/** A thumb up or down. */
export const RATINGS = ['up', 'down'] as const;

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
      question: requiredBlock(limits.question, 'field.type').transform(maskPersonalNumbers),
      answer: requiredBlock(limits.answer, 'field.type').transform(maskPersonalNumbers),
    },
    'field.unknown',
  ),
  arrivesAs: ({ rating, comment }) => (rating === 'up' && comment === '' ? 'done' : 'new'),
};
