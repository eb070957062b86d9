import { useState } from 'react';
import { type DirectoryFilters, type FilterName, keepFilled } from './directory-filters.ts';

/** What is being typed into the filters, apart from what was searched. */
export type DirectoryDraft = {
  typed: Partial<Record<FilterName, string>>;
  /** The filters that it makes. */
  filters: DirectoryFilters;
  change: (name: FilterName, text: string) => void;
  reset: () => void;
};

/** Starts from the filters of the address, and follows them when they change (Back, a chip, a quick filter). */
export function useDirectoryDraft(filters: DirectoryFilters): DirectoryDraft {
  const [typed, setTyped] = useState<DirectoryDraft['typed']>(filters);
  const [followed, setFollowed] = useState(filters);
  if (JSON.stringify(followed) !== JSON.stringify(filters)) {
    setFollowed(filters);
    setTyped(filters);
  }
  return {
    typed,
    filters: keepFilled(typed),
    change: (name, text) => setTyped((current) => ({ ...current, [name]: text })),
    reset: () => setTyped({}),
  };
}
