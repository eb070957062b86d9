import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { MobileMenu } from '#features/shell/mobile-menu.tsx';
import { type NavigationEntry, navigationEntries } from '#features/shell/navigation.ts';
import { NavigationLink } from '#features/shell/navigation-link.tsx';
import { TopBar } from '#features/shell/top-bar.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { DisclosureMenu, menuLinkClass } from '#ui/disclosure-menu.tsx';

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
