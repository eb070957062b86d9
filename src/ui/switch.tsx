import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'children'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** Something that is on or off and takes effect at once. The whole row is the target. */
export function Switch({ id, label, hint, className, ...input }: SwitchProps) {
  return (
    <label
      htmlFor={id}
      className={classNames('flex min-h-11 items-start justify-between gap-5 py-3', className)}
    >
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-bold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="mt-0.5 block text-ink-soft text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
          role="switch"
          // The row's text is name and hint in one; only the label is the name.
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-line-strong bg-white transition-colors checked:border-sea-600 checked:bg-sea-600 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-white forced-colors:hidden"
        />
      </span>
    </label>
  );
}
