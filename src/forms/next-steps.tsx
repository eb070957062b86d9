import { type ReactNode, useId } from 'react';

interface NextStepsProps {
  title: string;
  steps: readonly string[];
  /** Whom to call. */
  children: ReactNode;
}

/** What becomes of a form, beside it. */
export function NextSteps({ title, steps, children }: NextStepsProps) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className="on-dark rounded-panel bg-sea-900 p-6 sm:p-9 lg:sticky lg:top-6 forced-colors:border print:border"
    >
      <h2 id={id} className="text-title-sm">
        {title}
      </h2>
      <ol className="mt-6 space-y-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="arch flex size-10 shrink-0 items-center justify-center bg-sun-400 font-bold font-display text-sea-900"
            >
              {index + 1}
            </span>
            <span className="pt-1.5">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-7 border-sea-700 border-t pt-5 text-sea-100">{children}</p>
    </aside>
  );
}
