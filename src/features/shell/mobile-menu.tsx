import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { NavigationEntry } from '#features/shell/navigation.ts';
import { NavigationLink } from '#features/shell/navigation-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const MOBILE_ENTRY = 'flex min-h-12 items-center font-bold';

/** The navigation as a list behind one button. A details element, so that it opens without JavaScript too. */
export function MobileMenu({ entries }: { entries: readonly NavigationEntry[] }) {
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
