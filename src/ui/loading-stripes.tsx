import type { ReactNode } from 'react';
import { usePoliteness } from './announcements/announce.ts';
import { classNames } from './class-names.ts';

const lanes = [
  { colour: 'bg-coral-400', delay: '' },
  { colour: 'bg-sun-400', delay: '[animation-delay:110ms]' },
  { colour: 'bg-(--stripe-sea)', delay: '[animation-delay:220ms]' },
] as const;

interface StripesInMotionProps {
  /** Width; 56 px without it. */
  className?: string;
  /** In the colour of the text, for coloured ground. */
  plain?: boolean;
}

/** The three speed lines passing through. Decorative; without motion they are still. */
export function StripesInMotion({ className = 'w-14', plain = false }: StripesInMotionProps) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex shrink-0 flex-col gap-1', className)}>
      {lanes.map(({ colour, delay }) => (
        <span
          key={colour}
          className={classNames(
            'block h-0.75 overflow-hidden rounded-full',
            plain ? 'bg-current/25' : 'bg-sea-100',
          )}
        >
          <span
            className={classNames(
              'block h-full animate-stripe rounded-full',
              plain ? 'bg-current' : colour,
              delay,
            )}
          />
        </span>
      ))}
    </span>
  );
}

/** Says that something is on its way, to eyes and ears: the stripes in motion and a text. */
export function LoadingStripes({ children }: { children: ReactNode }) {
  return (
    <p role="status" aria-live={usePoliteness()} className="flex items-center gap-4 py-8 text-ink-soft">
      <StripesInMotion />
      {children}
    </p>
  );
}
