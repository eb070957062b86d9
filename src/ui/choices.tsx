import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldLabel, type FieldText } from './fields.tsx';
import { Icon } from './icon.tsx';

interface ChoiceCardsProps<Value extends string> {
  /** Unique on the page; the error summary links to it. */
  id: string;
  name: string;
  legend: ReactNode;
  /** When a heading above already says it. */
  legendHidden?: boolean;
  mark?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly (ChoiceCardText & { value: Value })[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Where the cards lie, for instance "grid gap-3 sm:grid-cols-2"; one below the other without it. */
  layout?: string;
}

/** One of a few, each a card: a group of radio buttons with a legend, arrow keys included. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { id, name, legend, legendHidden, mark, hint, error, options, value, onChange } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className={classNames(legendHidden ? 'sr-only' : 'mb-2 font-bold text-sm')}>
        <FieldLabel label={legend} mark={mark} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-3 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div className={props.layout ?? 'grid gap-2.5'}>
        {options.map(({ value: own, label, description, aside }) => (
          <ChoiceCard
            key={own}
            type="radio"
            {...{ name, label, description, aside }}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

export interface ChoiceCardText {
  label: ReactNode;
  description?: ReactNode;
  /** At the right or beneath, for instance a price. */
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
        'flex items-start gap-4 rounded-surface border border-line-strong bg-white px-4 py-3 transition-colors sm:px-6 sm:py-4',
        'hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-50',
        'has-checked:outline-2 has-checked:outline-sea-600 has-checked:-outline-offset-2',
        'has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <ChoiceMark type={type} {...input} id={id} />
      {/* What stands aside is beneath where the text would be squeezed. */}
      <span className="flex min-w-0 grow flex-wrap gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-52">
          <span className="block font-bold">{label}</span>
          {description && <span className="mt-0.5 block text-ink-soft text-sm">{description}</span>}
        </span>
        {aside && <span className="figures shrink-0 font-bold font-display text-title-xs">{aside}</span>}
      </span>
    </label>
  );
}

/** The control itself: a ring that fills, or a box with a tick. Forced colours get the system's own. */
function ChoiceMark({ type, ...input }: ComponentProps<'input'> & { type: 'radio' | 'checkbox' }) {
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

type CheckboxProps = Omit<FieldText, 'mark'> & Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'>;

/** A plain yes or no. The label is as large a target as the box. */
export function Checkbox({ id, label, hint, error, className, ...input }: CheckboxProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="inline-flex min-h-11 items-start gap-3 py-2">
        <ChoiceMark
          type="checkbox"
          {...input}
          id={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-9 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
