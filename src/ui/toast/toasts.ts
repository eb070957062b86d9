import { createStore, type Store } from '../store.ts';

/** The toasts of this page. Only ever written in the browser. */
export const toastStore = createToastStore();

/** Shows a toast and gives its number; the one in sight makes room. */
export function showToast(content: ToastContent): number {
  return toastStore.show(content);
}

/** Closes the toast with this number; one that is gone already does no harm. */
export function dismissToast(id: number): void {
  toastStore.dismiss(id);
}

/** At most this many toasts are in sight; a newer one takes the place of the older. */
const toastLimit = 1;
/** How long a toast stays, in milliseconds, unless it says otherwise. */
export const toastDuration = 5_000;
/** The same with a button, which has to be found first. */
export const actionDuration = 20_000;
/** How long a dismissed toast stays known before it is forgotten, in milliseconds. */
export const toastRemovalDelay = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  /** "destructive" for what failed. */
  variant?: 'default' | 'destructive';
  /**
   * The page says the same in its own place, and a screen reader reads it there: the toast is for the eyes alone. What
   * failed stands at the top of the window, so that it does not cover the messages at the fields below.
   */
  isOnPage?: boolean;
  /** Milliseconds until it closes by itself; one with a button stays longer. */
  duration?: number;
  /** A button in it, which closes it too. `heard` is read aloud in its place: how else the same is done. */
  action?: { label: string; heard: string; onPress: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  /** False once dismissed; it is still listed until the removal delay is over. */
  open: boolean;
}

/** Whether the toast in sight stands at the top of the window: the attribute's value, undefined at the bottom. */
export function isAtTop(toasts: readonly Toast[]): true | undefined {
  return (toasts[0]?.isOnPage && toasts[0].variant === 'destructive') || undefined;
}

/** Texts of the toasts that do not depend on their content. */
export interface ToastLabels {
  /** Name of the region, read with its key: "{hotkey}" stands for F8. */
  region: string;
  /** Read before a toast, for instance "Notification". */
  toast: string;
  close: string;
}

interface ToastStore extends Pick<Store<unknown>, 'subscribe'> {
  /** Adds a toast and gives its number for `update` and `dismiss`. */
  show: (content: ToastContent) => number;
  /** Changes a listed toast and opens it again; an unknown number does nothing. */
  update: (id: number, content: Partial<ToastContent>) => void;
  /** Closes one toast, or all without a number; it is removed when the delay is over. */
  dismiss: (id?: number) => void;
  /** The listed toasts, newest first; the same array until something changes. */
  list: () => readonly Toast[];
}

/** A list of toasts outside of React, so that any code may show one. */
export function createToastStore(): ToastStore {
  const { get: list, set: put, subscribe } = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  const set = (next: readonly Toast[]) => {
    for (const [id, timer] of removals) {
      if (next.some((toast) => toast.id === id && !toast.open)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    put(next);
  };

  const removeLater = (id: number) => {
    if (removals.has(id)) return;
    const remove = () => set(list().filter((toast) => toast.id !== id));
    removals.set(id, setTimeout(remove, toastRemovalDelay));
  };

  return {
    show(content) {
      lastId += 1;
      set([{ ...content, id: lastId, open: true }, ...list()].slice(0, toastLimit));
      return lastId;
    },
    update(id, content) {
      set(list().map((toast) => (toast.id === id ? { ...toast, ...content, open: true } : toast)));
    },
    dismiss(id) {
      const chosen = (toast: Toast) => id === undefined || toast.id === id;
      set(list().map((toast) => (chosen(toast) ? { ...toast, open: false } : toast)));
      for (const toast of list().filter(chosen)) removeLater(toast.id);
    },
    list,
    subscribe,
  };
}
