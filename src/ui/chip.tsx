import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './screen-reader.tsx';

interface ChipProps {
  children: ReactNode;
  /** Read before the text, for instance "Remove filter". */
  removeLabel: string;
  /** It is being taken off: it keeps its place and its focus, and does nothing. */
  isBusy?: boolean;
  onRemove: () => void;
}

/** A filter that is on; pressing it takes it off. */
export function Chip({ children, removeLabel, isBusy = false, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      onClick={isBusy ? undefined : onRemove}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className="wrap-anywhere inline-flex min-h-11 items-center gap-2 rounded-full bg-sea-100 py-1.5 pr-3 pl-4 text-left font-bold text-sea-700 text-sm transition-colors hover:bg-sun-100 aria-busy:cursor-progress aria-busy:line-through aria-busy:hover:bg-sea-100 forced-colors:border"
    >
      <VisuallyHidden>{`${removeLabel} `}</VisuallyHidden>
      <span>{children}</span>
      <Icon name="close" className="size-4 shrink-0" />
    </button>
  );
}
