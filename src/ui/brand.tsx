import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { usePoliteness } from './screen-reader.tsx';

/* What makes the site look like the brand: its mark, its stripes (in motion while something loads), its accents. */

interface BrandMarkProps {
  /** On a dark band the arch takes a lighter sea, else it would vanish. */
  onDark?: boolean;
  /** Size and place; 40 px square without it. */
  className?: string;
}

/** The brand's mark: an arch, half a sun, three speed lines. Decorative, the brand's name is beside it. */
export function BrandMark({ onDark = false, className = 'size-10' }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={classNames('shrink-0', className)}>
      <path
        className={onDark ? 'fill-sea-700' : 'fill-sea-900'}
        d="M2 31V16a14 14 0 0 1 28 0v15a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1z"
      />
      <path className="fill-sun-400" d="M7 19a9 9 0 0 1 18 0z" />
      <path className="fill-coral-400" d="M6 21h20v2H6zM6 24.5h20v2H6z" />
      <path className="fill-sea-100" d="M6 28h20v2H6z" />
    </svg>
  );
}

/** Three speed lines in coral, sun and sea: the one ornament. 34 by 14 px without a class of its own. */
export function Stripes({ className = 'h-3.5 w-8.5' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 34 14"
      preserveAspectRatio="none"
      className={classNames('shrink-0', className)}
    >
      <path className="fill-coral-400" d="M0 0h34v2H0z" />
      <path className="fill-sun-400" d="M0 6h34v2H0z" />
      <path className="fill-(--stripe-sea)" d="M0 12h34v2H0z" />
    </svg>
  );
}

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
      <span>{children}</span>
    </p>
  );
}

/** Names of colours in data: of services, offices and groups of questions (docs/product/home.md). */
export type AccentColor = 'blue' | 'green' | 'pink' | 'teal';

/** The one table from those names to the palette: a wash and what is drawn on it, at 4.5:1 or more. */
export const accentClasses: Record<AccentColor, string> = {
  blue: 'bg-sea-100 text-sea-700',
  green: 'bg-leaf-100 text-leaf-700',
  pink: 'bg-coral-100 text-coral-700',
  teal: 'bg-sun-100 text-sea-700',
};
