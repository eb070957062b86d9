import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldText } from './field.tsx';
import { Icon } from './icon.tsx';

interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** Text of the choice with the empty value, for instance "Any"; left out when there is none. */
  emptyLabel?: string;
}

/** One of a list, by the platform's own select. `className` places the whole field. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, mark, className, options, emptyLabel, ...select } = props;
  return (
    <Field {...{ id, label, hint, error, mark, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classNames(controlClass, 'appearance-none pr-11')}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
