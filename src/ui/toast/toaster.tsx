import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { loadToastViewport } from './load-toast-viewport.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { toastStore } from './toast.ts';
import type { ToastLabels } from './toast-store.ts';

const none: ReturnType<typeof toastStore.list> = [];

/** Where toasts appear; stands once in the document. Its code is loaded with the first toast. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => none);
  const [isPlain, setIsPlain] = useState(false);
  const isWanted = toasts.some(({ open }) => open);
  const ToastViewport = useOnDemand(loadToastViewport, isWanted, { onFailure: () => setIsPlain(true) });
  const layer = useTopLayer(toasts[0]?.id, isWanted);
  if (toasts.length === 0) return null;
  const parts = { toasts, labels, onDismiss: toastStore.dismiss };
  return (
    <div ref={layer} popover="manual" className="inset-auto m-0 overflow-visible border-0 bg-transparent p-0">
      {ToastViewport ? <ToastViewport {...parts} /> : isPlain && <PlainToasts {...parts} />}
    </div>
  );
}

/**
 * Lays toasts over whatever the browser shows on top of the page: with every new one again, because a dialog that was
 * opened since lies over what came before it. What is wrong in a dialog is said in the dialog too, as a modal one
 * keeps screen readers and pointers to itself.
 */
function useTopLayer(newest: number | undefined, isWanted: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new toast
  useEffect(() => {
    const element = layer.current;
    // A browser without popovers shows them where they stand.
    if (!element || !isWanted || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest, isWanted]);
  return layer;
}
