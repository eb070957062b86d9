import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HomeSection } from '#features/shell/navigation.ts';

interface SectionLinkProps {
  section: HomeSection;
  className?: string;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A link to a section of the home page: scrolls smoothly when the home page is shown, else goes there with the
 * section as hash. The top of the page needs no hash.
 */
export function SectionLink({ section, className, onFollow, children }: SectionLinkProps) {
  return (
    <Link
      to="/{-$locale}"
      params={(current) => ({ locale: current.locale })}
      {...(section === 'home' ? {} : { hash: section })}
      hashScrollIntoView={{ behavior: prefersStillness() ? 'auto' : 'smooth' }}
      activeOptions={{ exact: true, includeHash: true }}
      className={className}
      onClick={() => {
        if (section === 'home') window.scrollTo({ top: 0, behavior: prefersStillness() ? 'auto' : 'smooth' });
        onFollow?.();
      }}
    >
      {children}
    </Link>
  );
}

function prefersStillness(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    document.documentElement.classList.contains('reduce-motion') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
