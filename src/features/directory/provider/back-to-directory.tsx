import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** To the search, from whatever stands below it. */
export function BackToDirectory({ children }: { children: ReactNode }) {
  return (
    <Link
      to="/{-$locale}/providers"
      className="inline-flex min-h-11 items-center gap-2 text-link print:hidden"
    >
      <Icon name="arrow-left" />
      <span>{children}</span>
    </Link>
  );
}
