import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DirectoryFilters, FIELD_NAMES, type FieldName } from '../directory-filters.ts';

/** What is being typed into the filters, apart from what is chosen. */
type DirectoryDraft = {
  typed: DirectoryFilters;
  change: (name: FieldName, text: string) => void;
  setTyped: (typed: DirectoryFilters) => void;
};

/**
 * Starts from the chosen filters, and follows them when they change (Back, a chip, a quick filter). What was typed before
 * hydration is in the fields alone: it is read from there, because the next render would put it back to what was chosen.
 */
export function useDirectoryDraft(
  filters: DirectoryFilters,
  form: RefObject<HTMLFormElement | null>,
): DirectoryDraft {
  const [typed, setTyped] = useState<DirectoryDraft['typed']>(filters);
  const [followed, setFollowed] = useState(filters);
  if (JSON.stringify(followed) !== JSON.stringify(filters)) {
    setFollowed(filters);
    setTyped(filters);
  }
  const readFields = useEffectEvent(() => {
    const fields = new FormData(form.current ?? undefined);
    const changed = FIELD_NAMES.filter((name) => (fields.get(name) ?? '') !== (typed[name] ?? ''));
    if (changed.length === 0) return;
    setTyped({
      ...typed,
      ...Object.fromEntries(changed.map((name) => [name, String(fields.get(name) ?? '')])),
    });
  });
  useEffect(() => readFields(), []);
  return {
    typed,
    change: (name, text) => setTyped((current) => ({ ...current, [name]: text })),
    setTyped,
  };
}
