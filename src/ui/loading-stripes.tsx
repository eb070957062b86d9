import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const lanes = [
  'bg-coral-400',
  'bg-sun-400 [animation-delay:110ms]',
  'bg-(--stripe-sea) [animation-delay:220ms]',
] as const;

/** The three speed lines passing through. Decorative; without motion they stand still. */
export function StripesInMotion({ className = 'w-14' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex flex-col gap-1', className)}>
      {lanes.map((lane) => (
        <span key={lane} className="block h-0.75 overflow-hidden rounded-full">
          <span className={classNames('block h-full animate-stripe rounded-full', lane)} />
        </span>
      ))}
    </span>
  );
}

/** Says that something is on its way, to eyes and ears: the stripes in motion and a text. */
export function LoadingStripes({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-4 py-8 text-ink-soft">
      <StripesInMotion />
      {children}
    </p>
  );
}
