import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCard, type ChoiceCardText } from '#ui/choice-card.tsx';
import { FieldError } from '#ui/field.tsx';

interface ChoiceFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Identity of the group; the error summary leads to its first card. */
  id: string;
  legend: ReactNode;
  options: readonly (ChoiceCardText & { value: string })[];
  error?: string | undefined;
}

/** One of a few cards in a form: takes what `field('name')` gives. */
export function ChoiceField({ id, legend, options, error, defaultValue, ...input }: ChoiceFieldProps) {
  const { maxLength: _limitOfTexts, ...radio } = input;
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-2 font-bold text-sm">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, ...card }, index) => (
          <ChoiceCard
            key={value}
            {...radio}
            {...card}
            type="radio"
            id={index === 0 ? id : `${id}-${value}`}
            value={value}
            defaultChecked={value === defaultValue}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
