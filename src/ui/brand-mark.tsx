import { classNames } from './class-names.ts';

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
