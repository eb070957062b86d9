import { act } from 'react';
import { vi } from 'vitest';

/**
 * Moves the false clock on, and waits until React has rendered what that changed. Without this wait "still as before" is
 * true of whatever the timers did. (`expect.element` and `expect.poll` move the false clock on, too, while they wait.)
 */
export async function passTime(milliseconds: number): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  environment.IS_REACT_ACT_ENVIRONMENT = false;
}

/**
 * How long ago an event was that is yet to come, in milliseconds of the false clock. Locators move that clock on while they wait:
 * after `button.hover()` some of the 700 ms of a tooltip may be over.
 */
export function timeSince(element: Element, event: string): () => number {
  let then = Number.NaN;
  const note = () => {
    then = Date.now();
  };
  element.addEventListener(event, note, { once: true });
  return () => Date.now() - then;
}
