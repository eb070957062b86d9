/** A value outside of React: any code may change it, and parts follow it with `useSyncExternalStore`. */
export interface Store<State> {
  /** The same value until another is set. */
  get: () => State;
  /** Puts another value in its place, then calls every listener. */
  set: (next: State) => void;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** @param initial the value until one is set */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
