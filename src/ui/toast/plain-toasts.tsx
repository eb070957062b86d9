import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { Toast, ToastLabels } from './toast-store.ts';
import { useToastRoom } from './use-toast-room.ts';

interface PlainToastsProps {
  toasts: readonly Toast[];
  labels: ToastLabels;
  onDismiss: (id: number) => void;
}

/**
 * The toasts when the code that renders them could not be loaded: they are announced, and stay until they are closed.
 */
export function PlainToasts({ toasts, labels, onDismiss }: PlainToastsProps) {
  const place = useToastRoom<HTMLDivElement>(toasts);
  return (
    <div ref={place} role="status" className="toast-place space-y-3">
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
