import { z } from 'zod';
import { LOCALES } from '#i18n/locale.ts';
import { toReadableLine } from '#ui/readable-text.ts';
import { TYPED_LIMITS } from '../directory-filters.ts';

/** The query of GET /api/providers/suggestions: what is typed so far, and the language of the specialties. */
export const suggestionsRequest = z.strictObject(
  {
    text: z
      .string({ error: 'field.type' })
      .overwrite(toReadableLine)
      .max(TYPED_LIMITS.query, { error: 'text.tooLong' })
      .default(''),
    language: z.enum(LOCALES, { error: 'language.unknown' }).default('en'),
  },
  { error: 'field.unknown' },
);

export type SuggestionsRequest = z.output<typeof suggestionsRequest>;
