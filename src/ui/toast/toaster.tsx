import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../screen-reader.tsx';
import { useOnDemand } from '../use-on-demand.ts';
import { useToastLayer } from './toast-layer.ts';
import { isAtTop, type Toast, type ToastLabels, toastStore } from './toasts.ts';
import { useToastRoom } from './use-toast-room.ts';

/** The code that renders toasts. */
const loadToastViewport = () => import('./toast-viewport.tsx');

/** Loads it before there is a toast: what says that the network failed cannot come over the network. */
export function preloadToasts(): void {
  // Should it fail, the first toast asks again, and is shown plainly if need be.
  loadToastViewport().catch(() => {});
}

const none: ReturnType<typeof toastStore.list> = [];

/** Where toasts appear; stands once in the document. Its code is loaded with the first toast. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => none);
  const [isPlain, setIsPlain] = useState(false);
  const isWanted = toasts.some(({ open }) => open);
  const ToastViewport = useOnDemand(loadToastViewport, isWanted, { onFailure: () => setIsPlain(true) });
  const layer = useToastLayer(toasts[0]?.id, isWanted);
  const giveFocusBack = useFocusGivenBack(layer);
  if (toasts.length === 0 || !layer) return null;
  const onDismiss = (id: number) => {
    giveFocusBack();
    toastStore.dismiss(id);
  };
  const parts = { toasts, labels, onDismiss };
  return createPortal(
    ToastViewport ? <ToastViewport {...parts} announceIn={layer} /> : isPlain && <PlainToasts {...parts} />,
    layer,
  );
}

/** Whoever came to a toast, by F8 or by Tab to its cross, goes on where they were when it is closed. */
function useFocusGivenBack(layer: HTMLElement | undefined): () => void {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ relatedTarget: before }: FocusEvent) => {
      if (before instanceof Node && layer?.contains(before)) return;
      cameFrom.current = before instanceof HTMLElement ? before : null;
    };
    layer?.addEventListener('focusin', remember);
    return () => layer?.removeEventListener('focusin', remember);
  }, [layer]);
  return () => {
    if (layer?.contains(document.activeElement)) cameFrom.current?.focus();
  };
}

interface PlainToastsProps {
  toasts: readonly Toast[];
  labels: ToastLabels;
  onDismiss: (id: number) => void;
}

/**
 * The toasts when the code that renders them could not be loaded: they are announced, and stay until they are closed.
 */
function PlainToasts({ toasts, labels, onDismiss }: PlainToastsProps) {
  const place = useToastRoom<HTMLDivElement>(toasts);
  return (
    <div
      ref={place}
      role={toasts[0]?.isOnPage ? undefined : 'status'}
      data-at-top={isAtTop(toasts)}
      className="toast-place space-y-3"
    >
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className="on-dark flex items-start gap-3 rounded-surface bg-sea-900 p-4 pl-5">
            <div className="min-w-0 grow py-1.5">
              <p className="font-bold">{title}</p>
              {description && <p className="text-sm">{description}</p>}
            </div>
            <button
              type="button"
              onClick={() => onDismiss(id)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control"
            >
              <Icon name="close" />
              <VisuallyHidden>{labels.close}</VisuallyHidden>
            </button>
          </div>
        ))}
    </div>
  );
}
