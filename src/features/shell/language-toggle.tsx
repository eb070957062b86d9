import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale, prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';

const NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

/**
 * English / Español. Without JavaScript each is a link to this page's address in that language; with it the page
 * changes in place and keeps what was typed, the filters and the scroll position.
 */
export function LanguageToggle({ onSwitch }: { onSwitch: (locale: Locale) => void }) {
  const t = useTranslations('shell');
  const shown = usePageLocale();
  const { pathname, searchStr } = useLocation();
  return (
    <nav aria-label={t('language')} className="inline-flex rounded-full bg-sea-700 p-0.5">
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={prefixedPath(pathname, locale) + searchStr}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === shown ? 'true' : undefined}
          className="rounded-full px-3.5 py-1 font-bold text-sm text-white aria-[current]:bg-white aria-[current]:text-ink"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSwitch(locale);
          }}
        >
          {NAMES[locale]}
        </a>
      ))}
    </nav>
  );
}
