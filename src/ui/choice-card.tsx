import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface ChoiceCardText {
  label: ReactNode;
  description?: ReactNode;
  /** At the right, for instance a price. */
  aside?: ReactNode;
}

interface ChoiceCardProps extends ChoiceCardText, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  type: 'radio' | 'checkbox';
}

/** A whole card that is one radio button or checkbox. The card shows the focus ring of the control inside. */
export function ChoiceCard({ type, label, description, aside, className, ...input }: ChoiceCardProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex items-start gap-4 rounded-surface border border-line-strong bg-white p-4 transition-colors sm:px-6',
        'hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50',
        'has-checked:outline-2 has-checked:outline-sea-600 has-checked:-outline-offset-2',
        'has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <ChoiceMark type={type} {...input} id={id} />
      <span className="min-w-0 grow">
        <span className="block font-bold">{label}</span>
        {description && <span className="mt-0.5 block text-ink-soft text-sm">{description}</span>}
      </span>
      {aside && <span className="figures shrink-0 font-bold font-display text-title-xs">{aside}</span>}
    </label>
  );
}

/** The control itself: a ring that fills, or a box with a tick. Forced colours get the system's own. */
export function ChoiceMark({ type, ...input }: ComponentProps<'input'> & { type: 'radio' | 'checkbox' }) {
  return (
    <span className="relative mt-0.5 inline-flex shrink-0">
      <input
        {...input}
        type={type}
        className={classNames(
          'peer size-6 appearance-none border-2 border-line-strong bg-white transition-colors',
          'checked:border-sea-600 aria-invalid:border-coral-600 forced-colors:appearance-auto',
          type === 'radio' ? 'rounded-full checked:border-8' : 'rounded-sm checked:bg-sea-600',
        )}
      />
      {type === 'checkbox' && (
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0 m-auto size-5 stroke-3 text-white opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      )}
    </span>
  );
}
