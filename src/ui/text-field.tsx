import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldText } from './field.tsx';
import { pasteReadable } from './paste-readable.ts';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** Offered while typing; any other text is allowed too (the platform's own list). */
  suggestions?: readonly string[];
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
  ...input
}: TextFieldProps) {
  const listId = suggestions && `${id}-suggestions`;
  return (
    <Field {...{ id, label, hint, error, mark, className }}>
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
