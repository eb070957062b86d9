/*
 * What is kept for this tab, so that it survives errors, a change of language and a reload, and is gone when the tab
 * closes. Where the browser forbids storage or it is full, it is kept until the page is left. Only in browsers: on the
 * server this memory would be everybody's.
 */

/** What the storage refused, by key. */
const unstored = new Map<string, unknown>();

/**
 * What was stored; anybody may have written it, so the caller validates it. Undefined when there is nothing to read.
 */
export function readFromTab(key: string): unknown {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores what can be written as JSON. */
export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

export function forgetInTab(key: string): void {
  unstored.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
}
