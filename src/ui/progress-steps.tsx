import { classNames } from './class-names.ts';
import { Eyebrow } from './section.tsx';

interface ProgressStepsProps {
  /** The step the visitor is on, from 1. */
  current: number;
  total: number;
  /** The same in words, for instance "Step 2 of 3". */
  label: string;
}

/** Where in a sequence of steps the visitor is: in words, and as a bar of as many parts. */
export function ProgressSteps({ current, total, label }: ProgressStepsProps) {
  return (
    <div className="space-y-4">
      <Eyebrow>{label}</Eyebrow>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={label}
        className="flex gap-2.5"
      >
        {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
          <span
            key={step}
            className={classNames(
              'h-2 grow rounded-full transition-colors duration-220',
              step <= current ? 'bg-coral-600 forced-colors:bg-[Highlight]' : 'bg-sea-100',
              'forced-colors:border',
            )}
          />
        ))}
      </div>
    </div>
  );
}
