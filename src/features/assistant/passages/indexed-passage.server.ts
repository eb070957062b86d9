import type { Passage } from '../engine/passage.ts';
import type { Term } from './search-terms.server.ts';
import type { TextUnit } from './text-units.ts';

/** A passage with what a search needs of it. */
export type IndexedPassage = Passage & {
  id: string;
  kind: 'site' | 'article';
  /** Passages of one article belong together. */
  group: string;
  /** `subject`: what the whole article is about, which says little of one of its parts. */
  fields: { subject: readonly Term[]; headings: readonly Term[]; text: readonly Term[] };
  /** What an article's passage is chosen from. */
  units: readonly TextUnit[];
};
