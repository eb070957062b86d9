import { useState } from 'react';
import type { DirectoryFilters, FieldName } from '../directory-filters.ts';

/** What is being typed into the filters, apart from what is chosen. */
type DirectoryDraft = {
  typed: DirectoryFilters;
  change: (name: FieldName, text: string) => void;
  setTyped: (typed: DirectoryFilters) => void;
};

/** Starts from the chosen filters, and follows them when they change (Back, a chip, a quick filter). */
export function useDirectoryDraft(filters: DirectoryFilters): DirectoryDraft {
  const [typed, setTyped] = useState<DirectoryDraft['typed']>(filters);
  const [followed, setFollowed] = useState(filters);
  if (JSON.stringify(followed) !== JSON.stringify(filters)) {
    setFollowed(filters);
    setTyped(filters);
  }
  return {
    typed,
    change: (name, text) => setTyped((current) => ({ ...current, [name]: text })),
    setTyped,
  };
}
