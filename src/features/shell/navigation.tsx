import { type AnyRouter, Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { disableContentVisibility } from '#client/disable-content-visibility.ts';
import { unprefixedPath } from '#i18n/locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import type { Site } from '#site/site.ts';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

/* The main navigation: its entries as data, and the link of an entry. */

/** The anchors of the home page, in the order of its sections (docs/product/pages.md, Navigation). */
export const HOME_SECTIONS = [
  'home',
  'services',
  'preventive-care',
  'about',
  'locations',
  'faq',
  'news',
  'contact',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** One entry of the main navigation. `label` is a key of the shell's `nav` messages. */
export type NavigationEntry = LinkEntry | { kind: 'menu'; label: 'providers'; entries: readonly LinkEntry[] };

/** An entry that leads to a section of the home page, to another page of this site, or to a configured address. */
export type LinkEntry =
  | { kind: 'section'; label: SectionLabel; section: HomeSection }
  | { kind: 'page'; label: 'joinNetwork'; to: '/{-$locale}/join-network' }
  | { kind: 'outside'; label: OutsideLabel; href: string };

type SectionLabel =
  | 'home'
  | 'services'
  | 'preventiveCare'
  | 'about'
  | 'locations'
  | 'faq'
  | 'news'
  | 'contact';
type OutsideLabel = 'agent' | 'memberPortal' | 'findDoctor' | 'quote' | 'requestAuthorizations';

/** The entries by what they are for; beside the brand stand tasks, in the second row the others. */
export type Navigation = {
  /** What people come for, the most wanted first. */
  tasks: readonly LinkEntry[];
  /** Where the home page tells of it, in its order. */
  sections: readonly LinkEntry[];
  /** For those who work with us. */
  partners: readonly NavigationEntry[];
};

/** The thirteen entries (docs/product/pages.md, Navigation); the outside ones are configuration. */
export function navigationEntries(links: Site['links']): Navigation {
  return {
    tasks: [
      { kind: 'outside', label: 'quote', href: links.newQuote },
      { kind: 'outside', label: 'findDoctor', href: links.findDoctor },
      { kind: 'outside', label: 'memberPortal', href: links.memberLogin },
      { kind: 'section', label: 'contact', section: 'contact' },
    ],
    sections: [
      { kind: 'section', label: 'home', section: 'home' },
      { kind: 'section', label: 'services', section: 'services' },
      { kind: 'section', label: 'preventiveCare', section: 'preventive-care' },
      { kind: 'section', label: 'about', section: 'about' },
      { kind: 'section', label: 'locations', section: 'locations' },
      { kind: 'section', label: 'faq', section: 'faq' },
      { kind: 'section', label: 'news', section: 'news' },
    ],
    partners: [
      { kind: 'outside', label: 'agent', href: links.agents },
      {
        kind: 'menu',
        label: 'providers',
        entries: [
          { kind: 'page', label: 'joinNetwork', to: '/{-$locale}/join-network' },
          { kind: 'outside', label: 'requestAuthorizations', href: links.authorizations },
        ],
      },
    ],
  };
}

interface NavigationLinkProps {
  entry: LinkEntry;
  className: string;
}

/** One entry of the navigation that leads somewhere: to a section, to a page, or out. */
export function NavigationLink({ entry, className }: NavigationLinkProps) {
  const t = useTranslations('shell.nav');
  switch (entry.kind) {
    case 'section':
      return (
        <SectionLink section={entry.section} className={className}>
          {t(entry.label)}
        </SectionLink>
      );
    case 'page':
      return (
        <Link to={entry.to} className={className}>
          {t(entry.label)}
        </Link>
      );
    case 'outside':
      return (
        <OutsideLink href={entry.href} className={className}>
          {t(entry.label)}
        </OutsideLink>
      );
  }
}

interface SectionLinkProps {
  section: HomeSection;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a section of the home page: scrolls smoothly when the home page is shown, else goes there with the
 * section as hash. The keyboard's focus goes along: the next Tab goes on inside the section.
 */
export function SectionLink({ section, className, children }: SectionLinkProps) {
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
