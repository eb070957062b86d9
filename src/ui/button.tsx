import type { ComponentProps, MouseEvent } from 'react';
import { StripesInMotion } from './brand.tsx';
import { classNames } from './class-names.ts';

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
      {/* Without a box: an icon and a text stay as far apart as the button says. */}
      <span className="contents">{busy ? busyLabel : children}</span>
    </button>
  );
}

/**
 * primary: the one call to action of a view; secondary: outlined in the colour of the text, also on dark;
 * quiet: looks like a link; danger: the same for what takes something away; sun: the action on a dark band; inert: only shown, does nothing.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun' | 'inert';
export type ButtonSize = 'md' | 'sm' | 'xs';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-coral-600 text-white hover:bg-coral-700',
  secondary: 'border-2 border-current hover:bg-sea-600/10',
  quiet: 'text-sea-700 hover:bg-sea-100',
  danger: 'text-coral-700 hover:bg-coral-100',
  sun: 'bg-sun-400 text-sea-900 hover:bg-sun-100',
  inert: 'bg-sea-50 text-ink-soft',
};

/** 52 and 44 px high: large enough for a thumb (WCAG 2.5.5); xs is narrow, for several in a row of a list. */
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-13 px-6 py-2.5 text-base',
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  xs: 'min-h-11 px-2.5 py-1.5 text-sm',
};

/** Classes that make any element look like a button, for links of the router. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  more?: string,
): string {
  return classNames(
    // Paper has nothing to press.
    'inline-flex items-center justify-center gap-2.5 rounded-control text-center font-bold leading-tight',
    'transition-colors disabled:bg-sea-100 disabled:text-ink-soft aria-busy:cursor-progress forced-colors:border-2 print:hidden',
    variants[variant],
    sizes[size],
    more,
  );
}
