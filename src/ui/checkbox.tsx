import type { ComponentProps } from 'react';
import { ChoiceMark } from './choice-card.tsx';
import { FieldError, type FieldText } from './field.tsx';

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
