import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { opensElsewhere } from '#client/opens-elsewhere.ts';
import { LOCALES, type Locale, prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

interface LanguageProps {
  onSwitch: (locale: Locale) => void;
}

/** English / Español, for wide screens. */
export function LanguageToggle({ onSwitch }: LanguageProps) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('language')} className="inline-flex rounded-full bg-sea-700 p-0.5">
      {LOCALES.map((locale) => (
        <LanguageLink
          key={locale}
          locale={locale}
          onSwitch={onSwitch}
          className="rounded-full px-3.5 py-0.5 font-bold text-sm text-white aria-[current]:bg-white aria-[current]:text-ink"
        />
      ))}
    </nav>
  );
}

/** The language that is not shown, where there is room for one. */
export function OtherLanguage({ onSwitch }: LanguageProps) {
  const t = useTranslations('shell');
  const other = usePageLocale() === 'en' ? 'es' : 'en';
  return (
    <nav aria-label={t('language')} className="@min-[62.5rem]:hidden print:hidden">
      <LanguageLink
        locale={other}
        onSwitch={onSwitch}
        className="flex min-h-11 items-center rounded-control px-1 font-bold text-sm underline decoration-2 decoration-sun-400 underline-offset-4"
      />
    </nav>
  );
}

interface LanguageLinkProps extends LanguageProps {
  locale: Locale;
  className: string;
}

/**
 * Without JavaScript a link to this page's address in that language; with it the page changes in place and keeps what
 * was typed, the filters and the scroll position.
 */
function LanguageLink({ locale, onSwitch, className }: LanguageLinkProps) {
  const shown = usePageLocale();
  const { pathname, searchStr } = useLocation();
  return (
    <a
      href={prefixedPath(pathname, locale) + searchStr}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === shown ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onSwitch(locale);
      }}
    >
      {LANGUAGE_NAMES[locale]}
    </a>
  );
}
