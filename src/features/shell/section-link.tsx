import { type AnyRouter, Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { disableContentVisibility } from '#client/disable-content-visibility.ts';
import type { HomeSection } from '#features/shell/navigation.ts';
import { unprefixedPath } from '#i18n/locale.ts';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

interface SectionLinkProps {
  section: HomeSection;
  className?: string;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A link to a section of the home page: scrolls smoothly when the home page is shown, else goes there with the
 * section as hash. The keyboard's focus goes along: the next Tab goes on inside the section.
 */
export function SectionLink({ section, className, onFollow, children }: SectionLinkProps) {
  const router = useRouter();
  const isHome = useLocation({ select: ({ pathname }) => unprefixedPath(pathname) === '/' });
  return (
    <Link
      to="/{-$locale}"
      params={(current) => ({ locale: current.locale })}
      hash={section}
      activeOptions={{ exact: true, includeHash: true }}
      className={className}
      onClick={() => {
        disableContentVisibility();
        const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
        // The router does not scroll again to a hash that the address already has.
        if (isHome) document.getElementById(section)?.scrollIntoView({ behavior });
        onFollow?.();
        if (isHome) arriveAt(section);
        else onceRendered(router, () => arriveAt(section));
      }}
    >
      {children}
    </Link>
  );
}

function onceRendered(router: AnyRouter, run: () => void): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    run();
  });
}

function arriveAt(id: HomeSection): void {
  const section = document.getElementById(id);
  if (!section) return;
  focusSection(section);
  endScrollAt(section);
}

/** The section can be focused only for as long as it is, so that a click into its text does nothing. */
function focusSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}

/** What arrives during a smooth scroll (the news) can move its goal: it ends there all the same, unless interrupted. */
function endScrollAt(section: HTMLElement): void {
  const interrupted = new AbortController();
  const { signal } = interrupted;
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(sign, () => interrupted.abort(), { once: true, passive: true, signal });
  }
  const end = () => {
    if (window.location.hash === `#${section.id}`) section.scrollIntoView();
  };
  window.addEventListener('scrollend', end, { once: true, signal });
}
