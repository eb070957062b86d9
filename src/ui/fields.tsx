import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { pasteReadable } from './readable-text.ts';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** Offered while typing; any other text is allowed too (the platform's own list). */
  suggestions?: readonly string[];
  /** The page draws the error where it has room: as a `FieldError` with the field's id and `-error`. */
  isErrorApart?: boolean;
}

/** One line of text. Takes every attribute of an input; `className` places the whole field. */
export function TextField({
  id,
  label,
  hint,
  error,
  mark,
  className,
  suggestions,
  isErrorApart,
  ...input
}: TextFieldProps) {
  const listId = suggestions && `${id}-suggestions`;
  return (
    <Field {...{ id, label, hint, error, mark, className, isErrorApart }}>
      {(control) => (
        <>
          <input
            type="text"
            onPaste={pasteReadable}
            {...input}
            {...control}
            list={listId}
            className={controlClass}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id' | 'children'> {}

/** Several lines of text. Takes every attribute of a textarea; `className` places the whole field. */
export function TextArea({ id, label, hint, error, mark, className, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, mark, className }}>
      {(control) => (
        <textarea rows={5} onPaste={pasteReadable} {...textarea} {...control} className={controlClass} />
      )}
    </Field>
  );
}

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

/** What every form field says about itself. Texts come translated from the page. */
export interface FieldText {
  /** Unique on the page; the error summary links to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; the field is marked invalid while it is set. */
  error?: string | undefined;
  /** A word after the label, for instance "optional" or "required". */
  mark?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The attributes a control needs so that its hint and error are read with it. */
function controlAttributes({ id, hint, error }: FieldText): ControlAttributes {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

interface FieldErrorProps {
  id: string;
  /** Places it; beneath its field without one. */
  className?: string;
  children: ReactNode;
}

/** The sentence beneath a field that is wrong: in red, with an icon, never by colour alone. */
export function FieldError({ id, className = 'mt-2', children }: FieldErrorProps) {
  return (
    <p id={id} className={classNames('flex gap-2 font-semibold text-coral-700 text-sm', className)}>
      <Icon name="alert" className="mt-0.5 size-[1.2em]" />
      <span>{children}</span>
    </p>
  );
}

/** Label or legend text with its mark. */
export function FieldLabel({ label, mark }: Pick<FieldText, 'label' | 'mark'>) {
  return (
    <>
      <span>{label}</span>
      {mark && <span className="font-normal text-ink-soft">{` (${mark})`}</span>}
    </>
  );
}

interface FieldProps extends FieldText {
  className?: string | undefined;
  isErrorApart?: boolean | undefined;
  /** Draws the control with the attributes it must carry. */
  children: (control: ControlAttributes) => ReactElement;
}

/** Label above, control, hint between, error beneath. */
function Field({ className, isErrorApart, children, ...text }: FieldProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={text.id} className="mb-1.5 block font-bold text-sm">
        <FieldLabel label={text.label} mark={text.mark} />
      </label>
      {text.hint && (
        <p id={`${text.id}-hint`} className="mb-2 text-ink-soft text-sm">
          {text.hint}
        </p>
      )}
      {children(controlAttributes(text))}
      {text.error && !isErrorApart && <FieldError id={`${text.id}-error`}>{text.error}</FieldError>}
    </div>
  );
}

/** Box of a text field or select. */
const controlClass = classNames(
  'block min-h-13 w-full rounded-control border border-line-strong bg-white px-4 py-2.5 text-base text-ink',
  'transition-colors placeholder:text-ink-soft hover:border-ink disabled:bg-sea-50 disabled:text-ink-soft',
  'aria-invalid:border-2 aria-invalid:border-coral-600',
);
