import { useSyncExternalStore } from 'react';
import { isProviderId } from '../provider/provider-details.ts';
import { MOST_KEPT } from './shortlist.ts';

/*
 * The ids that this device keeps, in local storage: no account, and nothing is sent until a page asks for the rows. Where
 * the storage refuses (private windows, no room) they last as long as the page.
 */

/** Key in local storage. */
const STORAGE_KEY = 'shortlist';

const NONE: readonly string[] = [];
/** What the storage refused to keep. */
let unstored: string | undefined;
/** What was read last: the same list as long as the text is the same. */
let last: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
const listeners = new Set<() => void>();

/** The ids that are kept, oldest first. */
export function keptIds(): readonly string[] {
  const text = unstored ?? storedText();
  if (text !== last.text) last = { text, ids: idsIn(text) };
  return last.ids;
}

/**
 * Keeps providers that are not kept yet, as long as there is room.
 *
 * @returns whether all of them are kept now
 */
export function keep(...ids: string[]): boolean {
  const all = [...new Set([...keptIds(), ...ids])];
  store(all.slice(0, MOST_KEPT));
  return all.length <= MOST_KEPT;
}

/** Takes a provider off the list. */
export function forget(id: string): void {
  store(keptIds().filter((kept) => kept !== id));
}

/** The ids that are kept, as they change here and in other tabs; undefined until the page can know: on the server. */
export function useKeptIds(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(subscribe, keptIds, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed it; a page that Back brings out of the browser's memory was not told of that.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function store(ids: readonly string[]): void {
  const text = JSON.stringify(ids);
  try {
    window.localStorage.setItem(STORAGE_KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Anybody may have written it: what is no id is left out. */
function idsIn(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return NONE;
    const ids = stored.filter((id): id is string => typeof id === 'string' && isProviderId(id));
    return [...new Set(ids)].slice(0, MOST_KEPT);
  } catch {
    return NONE;
  }
}
