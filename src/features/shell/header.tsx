import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type NavigationEntry, NavigationLink, navigationEntries } from '#features/shell/navigation.tsx';
import { TopBar } from '#features/shell/top-bar.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
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

const DESKTOP_ENTRY =
  'inline-flex min-h-10 items-center rounded-sm font-bold text-ink decoration-2 decoration-sun-400 underline-offset-8 hover:underline';

/** How many entries are on the first of the two lines; Spanish then fits beside the brand at 1000 px. */
const FIRST_LINE = 7;

/**
 * Top bar, brand and main navigation; where they do not fit the entries fold into a menu. The header asks for its own
 * width in rem, so larger text folds them sooner.
 */
export function Header({ onSwitchLocale }: { onSwitchLocale: (locale: Locale) => void }) {
  const t = useTranslations('shell.nav');
  const { brandName, links } = useSite();
  const entries = navigationEntries(links);
  return (
    <header className="@container relative z-40 bg-white">
      <TopBar onSwitchLocale={onSwitchLocale} />
      {/* As high as it becomes, from the first line that arrives on; only a long brand pushes the second line down. */}
      <Container className="flex min-h-20 @min-[62.5rem]:@max-[98rem]:min-h-24 items-center justify-between gap-6 py-2 @max-[18rem]:gap-2 @min-[98rem]:max-w-[108rem]">
        <Link
          to="/{-$locale}"
          className="flex shrink-0 items-center gap-3 whitespace-nowrap rounded-sm font-bold font-display text-title-sm tracking-tight @max-[18rem]:gap-2 @max-[18rem]:text-title-xs"
          aria-label={t('homeLink', { brand: brandName })}
        >
          <BrandMark className="size-10 @max-[18rem]:size-8" />
          {brandName}
        </Link>
        <nav
          aria-label={t('label')}
          className="hidden flex-col items-end justify-end gap-x-4 @min-[62.5rem]:flex @min-[62.5rem]:@max-[98rem]:self-start @min-[98rem]:flex-row @min-[98rem]:flex-wrap @min-[108rem]:gap-x-5.5 print:hidden"
        >
          <DesktopLine entries={entries.slice(0, FIRST_LINE)} />
          <DesktopLine entries={entries.slice(FIRST_LINE)} />
        </nav>
        <MobileMenu entries={entries} />
      </Container>
    </header>
  );
}

/** One of the two lines beside the brand; on a wide screen, where both fit, one follows the other. */
function DesktopLine({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <ul className="flex flex-wrap items-center justify-end gap-x-4.5 whitespace-nowrap text-xs @min-[78rem]:gap-x-7 @min-[78rem]:text-sm @min-[98rem]:flex-nowrap @min-[98rem]:gap-x-4 @min-[98rem]:text-xs @min-[104rem]:text-sm @min-[108rem]:gap-x-5.5">
      {entries.map((entry) => (
        <li key={entry.label}>
          <DesktopEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function DesktopEntry({ entry }: { entry: NavigationEntry }) {
  const t = useTranslations('shell.nav');
  if (entry.kind !== 'menu') return <NavigationLink entry={entry} className={DESKTOP_ENTRY} />;
  return (
    <DisclosureMenu label={t(entry.label)} buttonClassName={DESKTOP_ENTRY} align="end">
      {entry.entries.map((inner) => (
        <li key={inner.label}>
          <NavigationLink entry={inner} className={menuLinkClass} />
        </li>
      ))}
    </DisclosureMenu>
  );
}

const MOBILE_ENTRY = 'flex min-h-12 items-center font-bold';

/** The navigation as a list behind one button. A details element, so that it opens without JavaScript too. */
function MobileMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useTranslations('shell.nav');
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      // As large as its button, also in the moment in which only its own tag has arrived.
      className="group size-12 shrink-0 @min-[62.5rem]:hidden print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex size-12 list-none items-center justify-center rounded-control border-2 border-ink [&::-webkit-details-marker]:hidden">
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
        className="absolute inset-x-0 top-full border-line border-y bg-white px-gutter pt-1 pb-8 shadow-raised"
      >
        <ul className="gap-x-10 text-title-xs sm:columns-2">
          {entries.map((entry) => (
            <li key={entry.label} className="break-inside-avoid border-line border-b py-0.5">
              <MobileEntry entry={entry} onFollow={close} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function MobileEntry({ entry, onFollow }: { entry: NavigationEntry; onFollow: () => void }) {
  const t = useTranslations('shell.nav');
  if (entry.kind !== 'menu')
    return <NavigationLink entry={entry} className={MOBILE_ENTRY} onFollow={onFollow} />;
  return (
    <div className="py-2">
      <p className="text-ink-soft text-sm">{t(entry.label)}</p>
      {entry.entries.map((inner) => (
        <NavigationLink key={inner.label} entry={inner} className={MOBILE_ENTRY} onFollow={onFollow} />
      ))}
    </div>
  );
}
