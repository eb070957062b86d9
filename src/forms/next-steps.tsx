import { type ReactElement, type ReactNode, useId } from 'react';
import { PhoneLink } from '#site/operator-links.tsx';
import { useHoursText, useSite } from '#site/site-context.tsx';

interface NextStepsProps {
  title: string;
  steps: readonly string[];
  /** Writes whom to call, and when. */
  call: (values: { hours: string; phone: () => ReactElement }) => ReactNode;
}

/** What becomes of a form, beside it, and whom to call. */
export function NextSteps({ title, steps, call }: NextStepsProps) {
  const id = useId();
  const { phones } = useSite();
  const hours = useHoursText('sentence');
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
      <p className="mt-7 border-sea-700 border-t pt-5 text-sea-100">
        {call({
          hours,
          phone: () => <PhoneLink phone={phones.customerService} className="text-link-dark" />,
        })}
      </p>
    </aside>
  );
}
