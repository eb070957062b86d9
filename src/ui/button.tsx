import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { StripesInMotion } from './loading-stripes.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * Text while the work runs, for instance "Searching"; undefined when idle. A busy button keeps its focus
   * but does nothing: it is disabled for assistive technology and swallows clicks, Enter in the form included.
   */
  busyLabel?: string | undefined;
}

/** A button; `type` is "button" unless told, so that none submits a form by accident. */
export function Button({ variant, size, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  const busy = busyLabel !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {busy && <StripesInMotion className="w-6" plain />}
      {busy ? busyLabel : children}
    </button>
  );
}
