/** What a suggestion is, in the order in which they stand. */
export const SUGGESTION_KINDS = ['specialty', 'city', 'provider', 'center'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** What may be meant by what is typed: the whole text of the field as it would then be. */
export type Suggestion = { kind: SuggestionKind; text: string };

/** What GET /api/providers/suggestions answers. */
export type ProviderSuggestions = { suggestions: Suggestion[] };

export const MOST_SUGGESTIONS = 8;
