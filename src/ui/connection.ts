import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/*
 * Whether the browser has a connection. When it says no, that is true; when it says yes there may be none behind the
 * next router, and calls fail or have no answer.
 */

/** On the window, when something begins to wait for the connection. */
export const WAITING_EVENT = 'connectionwait';
/** The element that says that there is none. */
export const OFFLINE_NOTICE_ID = 'offline-notice';

/** Whether the browser knows that it has no connection; never on the server. */
export function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine;
}

/** The same for a component, which is rendered again when that changes. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOffline, () => false);
}

/** Calls `run` when the connection comes back while something waits for it. */
export function useOnceOnline(isWaiting: boolean, run: () => void): void {
  const goOn = useEffectEvent(run);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => goOn();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}

/**
 * Waits for the connection with something that the visitor asked for, and has the page say so. They may have gone on to
 * something else meanwhile (`watchFocus`): nothing should open in their way then.
 */
export async function untilOnline(): Promise<void> {
  window.dispatchEvent(new Event(WAITING_EVENT));
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  await untilSettled();
}

/** Waits a second: a browser says that the connection is back a moment before calls get through. */
export function untilSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000));
}

/** Calls `listener` each time something begins to wait, until the returned function is called. */
export function onWaiting(listener: () => void): () => void {
  window.addEventListener(WAITING_EVENT, listener);
  return () => window.removeEventListener(WAITING_EVENT, listener);
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
