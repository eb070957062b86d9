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
