import { isOffline } from '#ui/connection.ts';
import { RefusedCall, retryDelay, type UploadStep } from './upload-steps.ts';

/** What an upload waits for before it goes on by itself. */
export type UploadWait = { for: 'connection' } | { for: 'nextTry'; step: UploadStep; seconds: number };

export type UploadWatch = {
  /** Stops the upload. */
  signal: AbortSignal;
  /** Called when a wait begins, and with undefined when it is over. */
  onWait: (wait: UploadWait | undefined) => void;
};

/**
 * Makes a call of an upload, again and again as `retryDelay` has it. This is the only place that repeats calls, so
 * that no delay is multiplied by another's. Without a connection it waits for one, which counts as no try.
 *
 * @throws {unknown} the last failure; the signal's reason when it was stopped
 */
export async function callWithRetries<Output>(
  step: UploadStep,
  call: () => Promise<Output>,
  watch: UploadWatch,
): Promise<Output> {
  for (let retries = 0; ; ) {
    await waitForConnection(watch);
    try {
      return await call();
    } catch (failure) {
      watch.signal.throwIfAborted();
      const isAnswered = failure instanceof RefusedCall;
      if (!isAnswered && isOffline()) continue;
      const delayMs = retryDelay(step, failure, retries);
      if (delayMs === undefined) throw failure;
      retries += 1;
      await pause(step, delayMs, watch);
    }
  }
}

async function pause(step: UploadStep, delayMs: number, { signal, onWait }: UploadWatch): Promise<void> {
  if (delayMs === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onWait({ for: 'nextTry', step, seconds: Math.ceil(delayMs / 1_000) });
  try {
    await unlessStopped(signal, (resolve) => {
      timer = setTimeout(resolve, delayMs);
    });
  } finally {
    clearTimeout(timer);
    onWait(undefined);
  }
}

async function waitForConnection({ signal, onWait }: UploadWatch): Promise<void> {
  signal.throwIfAborted();
  if (!isOffline()) return;
  onWait({ for: 'connection' });
  try {
    await unlessStopped(signal, (resolve) => {
      window.addEventListener('online', resolve, { once: true, signal });
    });
  } finally {
    onWait(undefined);
  }
}

/** Waits until `begin` has its end called, or the signal stops it. */
function unlessStopped(signal: AbortSignal, begin: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    begin(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}
