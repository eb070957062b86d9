import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));

/** Words of the toasts that do not depend on their content. */
export interface ToastLabels {
  /** Name of the region, read with its key: "{hotkey}" stands for F8. */
  region: string;
  /** Read before a toast, for instance "Notification". */
  toast: string;
  close: string;
}

const none: ReturnType<typeof toastStore.list> = [];

/** Where toasts appear; stands once in the document. Its code is loaded with the first toast. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} labels={labels} onDismiss={toastStore.dismiss} />
    </Suspense>
  );
}
