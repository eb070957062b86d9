import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isOffline, untilOnline } from './connection.ts';
import { watchFocus } from './watch-focus.ts';

interface OnDemandOptions {
  /** What to do instead, after each failed load. */
  onFailure?: () => void;
  /**
   * Given for what may wait: without a connection nothing is done instead, and the component is loaded when the
   * connection is back. Called when the visitor has gone on to something else by then, so that it is no longer wanted.
   */
  onMovedOn?: () => void;
}

/**
 * A component whose code is loaded once it is wanted. A load that fails (no signal; a page left open while a new version
 * was put in place) is not kept, and takes nothing away from the page: it is tried again when next wanted, and when the
 * connection comes back while it still is.
 *
 * @param load the component's module
 * @param isWanted whether it should be loaded now; once loaded it stays
 * @returns undefined until it is loaded, and on the server
 */
export function useOnDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  { onFailure, onMovedOn }: OnDemandOptions = {},
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const request = useEffectEvent(load);
  const failed = useEffectEvent(() => onFailure?.());
  const mayWait = useEffectEvent(() => onFailure === undefined || onMovedOn !== undefined);
  const movedOn = useEffectEvent(() => onMovedOn?.());
  const isNeeded = isWanted && Loaded === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const hasMovedOn = watchFocus();
    const loadNow = async (): Promise<void> => {
      try {
        const module = await request();
        // What else it waits for (its messages) does not take away what is on the page meanwhile.
        if (isCurrent) startTransition(() => setLoaded(() => module.default));
      } catch {
        if (!isCurrent) return;
        if (!isOffline() || !mayWait()) return failed();
        await untilOnline();
        if (!isCurrent) return;
        if (hasMovedOn()) movedOn();
        await loadNow();
      }
    };
    void loadNow();
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return Loaded;
}
