import { z } from 'zod';
import { LOCALES } from '#i18n/locale.ts';
import { toReadableLine } from '#ui/readable-text.ts';
import { TYPED_LIMITS } from '../directory-filters.ts';

/** What a suggestion is, in the order in which they stand. */
export const SUGGESTION_KINDS = ['specialty', 'city', 'provider', 'center'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** What may be meant by what is typed: the whole text of the field as it would then be. */
export type Suggestion = { kind: SuggestionKind; text: string };

/** What GET /api/providers/suggestions answers. */
export type ProviderSuggestions = { suggestions: Suggestion[] };

export const MOST_SUGGESTIONS = 8;

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
