import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldText } from './field.tsx';
import { pasteReadable } from './paste-readable.ts';

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
