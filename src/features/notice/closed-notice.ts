/*
 * Which notice this device has closed. The root element says that the one on this page is: it is hidden before the first
 * paint, and nothing moves.
 */

/** Key in local storage. */
const STORAGE_KEY = 'closed-notice';
/** On the root element; named by the bar's classes. */
const CLOSED = 'data-notice-closed';

/** Hides the notice of this version if it was closed, and shows any other. @returns whether it is shown */
export function showUnlessClosed(version: string): boolean {
  let closed: string | null = null;
  try {
    closed = localStorage.getItem(STORAGE_KEY);
  } catch {
    // A browser that forbids the storage has closed none.
  }
  return !document.documentElement.toggleAttribute(CLOSED, closed === version);
}

/** Closes the notice of this version until it is changed; where the storage refuses, for as long as the page lasts. */
export function closeNotice(version: string): void {
  document.documentElement.toggleAttribute(CLOSED, true);
  try {
    localStorage.setItem(STORAGE_KEY, version);
  } catch {
    // Closed on this page all the same.
  }
}
