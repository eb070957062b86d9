import { z } from 'zod';
import { blockField, cardsField, defineForm, plainChoices } from '#forms/define-form.ts';
import { optionalBlock, requiredBlock } from '#forms/form-fields.ts';
import { MESSAGE_LIMIT } from '../chat.ts';
import { RATINGS } from '../panel/conversation.ts';
import { maskPersonalNumbers } from '../safety/mask-personal-numbers.ts';

const COMMENT_LIMIT = 500;

/**
 * What a visitor thinks of one answer of the assistant: POST /api/ai-chat/feedback, sent by the panel. There is no page
 * with it, as there is no assistant without JavaScript. Personal numbers are masked before anything is stored.
 *
 * A thumb up with nothing said arrives as done: the staff can count it, and need not look at it.
 */
export const feedbackForm = defineForm({
  kind: 'assistant-feedback',
  apiPath: '/api/ai-chat/feedback',
  fields: {
    rating: cardsField(plainChoices(RATINGS), 'choice.unknown'),
    comment: {
      ...blockField({ limit: COMMENT_LIMIT }),
      schema: optionalBlock(COMMENT_LIMIT).transform(maskPersonalNumbers),
    },
    question: saidBefore(MESSAGE_LIMIT),
    answer: saidBefore(8000),
  },
  department: 'assistant',
  title: ['question'],
  about: 'rating',
  arrivesAs: ({ rating, comment }) => (rating === 'up' && comment === '' ? 'done' : 'new'),
});

/**
 * A message of the conversation. Nobody can correct its characters any more: those that cannot be stored are left out.
 */
function saidBefore(limit: number) {
  const storable = (given: unknown) =>
    typeof given === 'string' ? given.toWellFormed().replace(/[^\P{Cc}\n\r\t]/gu, ' ') : given;
  const schema = z.preprocess(storable, requiredBlock(limit, 'field.type')).transform(maskPersonalNumbers);
  return { ...blockField({ limit, missing: 'field.type' }), schema };
}
