import { classNames } from './class-names.ts';

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
