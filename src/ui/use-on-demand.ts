import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component whose code is loaded once it is wanted. A load that fails (no signal; a page left open while a new version
 * was put in place) is not kept, and takes nothing away from the page: it is tried again when next wanted.
 *
 * @param load the component's module
 * @param isWanted whether it should be loaded now; once loaded it stays
 * @param onFailure what to do instead, after each failed load
 * @returns undefined until it is loaded, and on the server
 */
export function useOnDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const failed = useEffectEvent(() => onFailure?.());
  const request = useEffectEvent(load);
  const isNeeded = isWanted && Loaded === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    request().then(
      // What it waits for besides (its words) does not take away what is on the page meanwhile.
      (module) => isCurrent && startTransition(() => setLoaded(() => module.default)),
      () => isCurrent && failed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return Loaded;
}
