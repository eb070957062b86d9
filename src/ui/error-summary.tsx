import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly { fieldId: string; message: string }[];
  /** How often sending the form failed: with every new one the summary takes the focus again. */
  attempt: number;
}

/** The error summary above the form: takes the focus and leads to each field. Nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="rounded-surface border-2 border-coral-600 bg-coral-100 p-5 sm:p-6"
    >
      <h2 id={titleId} className="flex items-center gap-2.5 text-title-xs">
        <Icon name="alert" className="size-6 text-coral-700" />
        <span>{title}</span>
      </h2>
      <ul className="mt-3 space-y-1.5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={goToField}
              className="rounded-xs font-semibold text-coral-700 underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts the focus into the field a link names, without a step in the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
