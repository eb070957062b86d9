import { createToastStore, type ToastContent } from './toast-store.ts';

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
