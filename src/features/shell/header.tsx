import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type NavigationEntry, navigationEntries } from '#features/shell/navigation.ts';
import { SectionLink } from '#features/shell/section-link.tsx';
import { TopBar } from '#features/shell/top-bar.tsx';
import type { Locale } from '#i18n/locale.ts';
import { OutsideLink } from '#site/outside-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { DisclosureMenu, menuLinkClass } from '#ui/disclosure-menu.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const ENTRY =
  'rounded-sm py-2 font-bold text-ink decoration-2 decoration-sun-400 underline-offset-8 hover:underline';

/** Top bar, brand and main navigation; below the large-screen breakpoint the entries fold into a menu. */
export function Header({ onSwitchLocale }: { onSwitchLocale: (locale: Locale) => void }) {
  const t = useTranslations('shell.nav');
  const { brandName, links } = useSite();
  const entries = navigationEntries(links);
  return (
    <header className="relative z-40 bg-white">
      <TopBar onSwitchLocale={onSwitchLocale} />
      <Container className="flex min-h-20 items-center justify-between gap-6">
        <Link
          to="/{-$locale}"
          className="flex shrink-0 items-center gap-3 whitespace-nowrap rounded-sm font-bold font-display text-title-sm tracking-tight"
          aria-label={t('homeLink', { brand: brandName })}
        >
          <BrandMark />
          {brandName}
        </Link>
        <nav aria-label={t('label')} className="hidden lg:block print:hidden">
          <ul className="flex flex-wrap items-center justify-end gap-x-4 whitespace-nowrap text-xs xl:gap-x-7 xl:text-sm">
            {entries.map((entry) => (
              <li key={entry.label}>
                <DesktopEntry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu entries={entries} />
      </Container>
    </header>
  );
}

function DesktopEntry({ entry }: { entry: NavigationEntry }) {
  const t = useTranslations('shell.nav');
  if (entry.kind === 'section') {
    return (
      <SectionLink section={entry.section} className={ENTRY}>
        {t(entry.label)}
      </SectionLink>
    );
  }
  if (entry.kind === 'menu') {
    return (
      <DisclosureMenu label={t(entry.label)} buttonClassName={ENTRY}>
        {entry.entries.map((inner) => (
          <li key={inner.label}>
            <OutsideLink href={inner.href} className={menuLinkClass}>
              {t(inner.label)}
            </OutsideLink>
          </li>
        ))}
      </DisclosureMenu>
    );
  }
  return (
    <OutsideLink href={entry.href} className={ENTRY}>
      {t(entry.label)}
    </OutsideLink>
  );
}

/** The same entries as a list behind one button. A details element, so that it opens without JavaScript too. */
function MobileMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useTranslations('shell.nav');
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className="group lg:hidden print:hidden"
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
        className="absolute inset-x-0 top-full border-line border-y bg-white px-gutter pt-2 pb-8 shadow-raised"
      >
        <ul className="divide-y divide-line text-title-xs">
          {entries.map((entry) => (
            <li key={entry.label} className="py-1">
              <MobileEntry entry={entry} onFollow={close} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

const MOBILE_ENTRY = 'flex min-h-12 items-center font-bold';

function MobileEntry({ entry, onFollow }: { entry: NavigationEntry; onFollow: () => void }) {
  const t = useTranslations('shell.nav');
  if (entry.kind === 'section') {
    return (
      <SectionLink section={entry.section} className={MOBILE_ENTRY} onFollow={onFollow}>
        {t(entry.label)}
      </SectionLink>
    );
  }
  if (entry.kind === 'menu') {
    return (
      <div className="py-2">
        <p className="text-ink-soft text-sm">{t(entry.label)}</p>
        {entry.entries.map((inner) => (
          <OutsideLink key={inner.label} href={inner.href} className={MOBILE_ENTRY}>
            {t(inner.label)}
          </OutsideLink>
        ))}
      </div>
    );
  }
  return (
    <OutsideLink href={entry.href} className={MOBILE_ENTRY}>
      {t(entry.label)}
    </OutsideLink>
  );
}
