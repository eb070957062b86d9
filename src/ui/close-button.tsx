import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './screen-reader.tsx';

interface CloseButtonProps {
  label: string;
  onClick: () => void;
  /** Classes of its place. */
  className?: string;
}

/** The cross in the corner of what lies over the page. */
export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        '-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sea-100 print:hidden',
        className,
      )}
    >
      <Icon name="close" className="size-6" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
