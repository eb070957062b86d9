import { Link } from '@tanstack/react-router';
import { type ReactElement, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { OtherLanguage } from '#features/shell/language-links.tsx';
import {
  type Navigation,
  type NavigationEntry,
  NavigationLink,
  navigationEntries,
} from '#features/shell/navigation.tsx';
import { TopBar } from '#features/shell/top-bar.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { DisclosureMenu, menuLinkClass } from '#ui/disclosure-menu.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Container } from '#ui/section.tsx';

/** First stop of the keyboard on every page: jumps over header and navigation. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#content"
      className="sr-only top-2 left-4 z-50 rounded-control bg-white px-5 py-3 font-bold text-ink shadow-raised focus:not-sr-only focus:fixed"
    >
      {t('skipToContent')}
    </a>
  );
}

interface HeaderProps {
  onSwitchLocale: (locale: Locale) => void;
  /** The last entry of the small screen's menu. */
  menuEnd: ReactElement | null;
}

/**
 * Top bar, then two rows in the page's own column: brand and tasks, and under a line the sections of the home page. Where
 * they do not fit the entries fold into a menu. The header asks for its own width in rem, so larger text folds them
 * sooner.
 */
export function Header({ onSwitchLocale, menuEnd }: HeaderProps) {
  const t = useTranslations('shell.nav');
  const { brandName, links } = useSite();
  const navigation = navigationEntries(links);
  return (
    <header className="@container relative z-40 bg-white">
      <TopBar onSwitchLocale={onSwitchLocale} />
      {/* As high as it becomes, from the first line that arrives on. */}
      <Container className="flex min-h-13 flex-wrap items-center gap-x-1.5 py-1 @min-[62.5rem]:min-h-22.5 @min-[62.5rem]:py-0">
        <Link
          to="/{-$locale}"
          className="mr-auto flex shrink-0 items-center gap-2 whitespace-nowrap rounded-sm font-bold font-display text-title-xs tracking-tight @min-[38rem]:gap-3 @min-[38rem]:text-title-sm"
          aria-label={t('homeLink', { brand: brandName })}
          translate="no"
        >
          {/* With large text on a narrow phone the name stands alone. */}
          <BrandMark className="size-9 @max-[20rem]:hidden" />
          <span>{brandName}</span>
        </Link>
        <nav aria-label={t('label')} className="hidden @min-[62.5rem]:contents print:hidden">
          <DesktopNavigation {...navigation} />
        </nav>
        <OtherLanguage onSwitch={onSwitchLocale} />
        <MobileMenu {...navigation} end={menuEnd} />
      </Container>
    </header>
  );
}

const DESKTOP_ROW = 'flex items-center whitespace-nowrap';
const DESKTOP_LINK = 'inline-flex items-center rounded-sm decoration-2 decoration-sun-400 underline-offset-4';
const TASK = `${DESKTOP_LINK} min-h-10 font-bold text-sm hover:underline`;
/** The one call to action of the header. */
const FIRST_TASK = 'rounded-control bg-coral-600 px-5 text-white hover:bg-coral-700 hover:no-underline';
const SECTION = `${DESKTOP_LINK} min-h-8 text-ink text-xs hover:underline @min-[78rem]:text-sm`;

/** Two rows: the tasks end at the column's right edge with the one that is wanted most; the others begin at its left. */
function DesktopNavigation({ tasks, sections, partners }: Navigation) {
  return (
    <>
      <ul className={`${DESKTOP_ROW} gap-x-7`}>
        {[...tasks].reverse().map((entry, index) => (
          <li key={entry.label}>
            <NavigationLink
              entry={entry}
              className={classNames(TASK, index === tasks.length - 1 && FIRST_TASK)}
            />
          </li>
        ))}
      </ul>
      <ul className={`${DESKTOP_ROW} basis-full gap-x-5 border-line border-t @min-[78rem]:gap-x-7`}>
        {[...sections, ...partners].map((entry) => (
          // The two for partners stand apart, at the column's other edge.
          <li key={entry.label} className={entry === partners[0] ? 'ml-auto' : undefined}>
            <DesktopEntry entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DesktopEntry({ entry }: { entry: NavigationEntry }) {
  const t = useTranslations('shell.nav');
  if (entry.kind !== 'menu') return <NavigationLink entry={entry} className={SECTION} />;
  return (
    <DisclosureMenu label={t(entry.label)} buttonClassName={SECTION} align="end">
      {entry.entries.map((inner) => (
        <li key={inner.label}>
          <NavigationLink entry={inner} className={menuLinkClass} />
        </li>
      ))}
    </DisclosureMenu>
  );
}

const MOBILE_ENTRY = 'flex min-h-11 items-center font-semibold';
const MOBILE_TASK = 'flex min-h-14 items-center rounded-control px-4 py-2 font-bold text-base leading-tight';

/**
 * The same entries behind one button, tasks first. A details element, so that it opens without JavaScript too; it closes
 * when one of them is followed.
 */
function MobileMenu({ tasks, sections, partners, end }: Navigation & { end: ReactElement | null }) {
  const t = useTranslations('shell.nav');
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      // As large as its button, also in the moment in which only its own tag has arrived.
      className="group size-11 shrink-0 @min-[62.5rem]:hidden print:hidden"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('nav :is(a, button)')) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex size-11 list-none items-center justify-center rounded-control border-2 border-ink [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">
          <Icon name="menu" className="size-6" />
          <VisuallyHidden>{t('openMenu')}</VisuallyHidden>
        </span>
        <span className="hidden group-open:inline">
          <Icon name="close" className="size-6" />
          <VisuallyHidden>{t('closeMenu')}</VisuallyHidden>
        </span>
      </summary>
      <nav
        aria-label={t('label')}
        className="absolute inset-x-0 top-full border-line border-y bg-white px-gutter pt-3 pb-6 shadow-raised"
      >
        <ul className="grid grid-cols-2 gap-2 @min-[38rem]:grid-cols-4 huge-text:grid-cols-1">
          {tasks.map((entry) => (
            <li key={entry.label} className="grid">
              <NavigationLink
                entry={entry}
                className={classNames(
                  MOBILE_TASK,
                  entry === tasks[0] ? 'bg-coral-600 text-white' : 'bg-sea-100',
                )}
              />
            </li>
          ))}
        </ul>
        <ul className="mt-4 columns-2 gap-x-6 huge-text:columns-1">
          {sections.map((entry) => (
            <li key={entry.label} className="break-inside-avoid border-line border-b">
              <NavigationLink entry={entry} className={MOBILE_ENTRY} />
            </li>
          ))}
        </ul>
        <ul className="mt-4 gap-x-6 @min-[38rem]:columns-2">
          {partners.map((entry) => (
            <li key={entry.label} className="break-inside-avoid">
              <MobileEntry entry={entry} />
            </li>
          ))}
        </ul>
        {end}
      </nav>
    </details>
  );
}

function MobileEntry({ entry }: { entry: NavigationEntry }) {
  const t = useTranslations('shell.nav');
  if (entry.kind !== 'menu') return <NavigationLink entry={entry} className={MOBILE_ENTRY} />;
  return (
    <>
      <p className="pt-1 text-ink-soft text-sm">{t(entry.label)}</p>
      {entry.entries.map((inner) => (
        <NavigationLink key={inner.label} entry={inner} className={MOBILE_ENTRY} />
      ))}
    </>
  );
}
