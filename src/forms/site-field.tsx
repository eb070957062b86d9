import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCard, type ChoiceCardText } from '#ui/choices.tsx';
import { FieldError, SelectField, TextArea, TextField } from '#ui/fields.tsx';
import type { SiteFormFields } from './use-site-form.ts';

interface SiteFieldProps<Name extends string> {
  form: SiteFormFields<Name>;
  name: Name;
  hint?: ReactNode;
  /** Instead of the definition's choices: where their labels are made, and not messages of the form's catalog. */
  options?: readonly { value: string; label: string }[];
  /** The choice with the empty value, in a select. */
  emptyLabel?: string;
  /** Whether it is announced as required; what begins with a value that is right needs no word about it. */
  required?: boolean;
  /** Lines of a block of text. */
  rows?: number;
  /** Places the whole field. */
  className?: string;
}

const INPUT_TYPES = {
  name: 'text',
  line: 'text',
  email: 'email',
  phone: 'tel',
  date: 'date',
  given: 'hidden',
} as const;

/** One field of a form, as its definition says: control, label, attributes, choices. The page says where it stands. */
export function SiteField<Name extends string>(props: SiteFieldProps<Name>) {
  const { form, name, options, emptyLabel, rows, ...placed } = props;
  const { type, isOptional, choices, autoComplete, inputMode } = form.definition.fields[name];
  const field = {
    required: !isOptional,
    ...placed,
    ...form.field(name),
    label:
      type === 'date' ? (
        <DateLabel label={form.text(name)} order={form.text('dateOrder')} />
      ) : (
        form.text(name)
      ),
    mark: isOptional ? form.text('optional') : undefined,
    autoComplete,
  };
  const labelled = choices.map(({ value, label, description }) => ({
    value,
    label: label === undefined ? value : form.text(label),
    ...(description !== undefined && { description: form.text(description) }),
  }));
  if (type === 'cards') return <ChoiceField {...form.field(name)} legend={field.label} options={labelled} />;
  if (type === 'select') {
    return <SelectField {...field} options={options ?? labelled} {...(emptyLabel && { emptyLabel })} />;
  }
  if (type === 'block') return <TextArea {...field} {...(rows && { rows })} />;
  return <TextField {...field} inputMode={inputMode} type={INPUT_TYPES[type]} />;
}

/** Browsers that run our script all have a calendar, with an order of its own. Elsewhere a date is typed into plain text. */
function DateLabel({ label, order }: { label: string; order: string }) {
  return (
    <>
      <span>{label}</span>
      <noscript className="font-normal text-ink-soft">{` (${order})`}</noscript>
    </>
  );
}

interface ChoiceFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Identity of the group; the error summary leads to its first card. */
  id: string;
  legend: ReactNode;
  options: readonly (ChoiceCardText & { value: string })[];
  error?: string | undefined;
}

/** One of a few cards in a form: takes what `field('name')` gives. */
function ChoiceField({ id, legend, options, error, defaultValue, ...input }: ChoiceFieldProps) {
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
