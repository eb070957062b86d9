import { useState, useSyncExternalStore } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { toastStore } from './toast.ts';

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
  const [isPlain, setIsPlain] = useState(false);
  const isWanted = toasts.some(({ open }) => open);
  const ToastViewport = useOnDemand(
    () => import('./toast-viewport.tsx'),
    isWanted,
    () => setIsPlain(true),
  );
  if (toasts.length === 0) return null;
  const parts = { toasts, labels, onDismiss: toastStore.dismiss };
  if (ToastViewport) return <ToastViewport {...parts} />;
  return isPlain && <PlainToasts {...parts} />;
}
