import type { ContentSection } from '../article-content-schema.ts';
import { moved, without } from './list-edits.ts';

/** What a part of the content can do to the whole, handed down to every part. */
export type ContentEditing = {
  /** What is wrong at a place of the form, in words. */
  errorAt: (place: string) => string | undefined;
  /** Puts the focus on a place once the form is drawn again: the moved part's button, the new part's first field. */
  focusLater: (place: string) => void;
  /** Called after a part with text was removed, so that it can be restored. */
  onRemoved: (name: string, place: string) => void;
};

type ListEditing<Entry> = {
  list: readonly Entry[];
  /** The list in the form: "content.sections". */
  place: string;
  onChange: (list: Entry[]) => void;
  focusLater: ContentEditing['focusLater'];
};

/** Moves an entry of a list; the focus goes along on its button, or on the other one at an end. */
export function moveEntry<Entry>(editing: ListEditing<Entry>, index: number, by: -1 | 1): void {
  const { list, place, onChange, focusLater } = editing;
  onChange(moved(list, index, by));
  focusLater(`${place}.${index + by}.${by < 0 ? 'up' : 'down'}`);
}

/** Removes an entry of a list; the focus goes to the one in its place, or to the button that adds one. */
export function removeEntry<Entry>(editing: ListEditing<Entry>, index: number): void {
  const { list, place, onChange, focusLater } = editing;
  onChange(without(list, index));
  const next = Math.min(index, list.length - 2);
  focusLater(next < 0 ? `${place}.add` : `${place}.${next}.remove`);
}

/** Whether anything would be lost with a part. */
export function hasWords({ title, items = [], ...rest }: Partial<ContentSection>): boolean {
  const inner = rest.subsections ?? [];
  return [title, rest.content, ...items].some((text) => text?.trim()) || inner.some(hasWords);
}
