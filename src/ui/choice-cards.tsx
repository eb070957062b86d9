import type { ReactNode } from 'react';
import { ChoiceCard, type ChoiceCardText } from './choice-card.tsx';
import { classNames } from './class-names.ts';
import { FieldError, FieldLabel } from './field.tsx';

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
