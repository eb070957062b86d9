import { vi } from 'vitest';

/**
 * Takes the browser's connection away or gives it back, as far as a page can see: what the browser says about it, and the
 * event. What is asked for meanwhile the test itself has to refuse. The connection is back for the next test.
 */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
