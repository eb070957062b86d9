import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale, prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink, PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Container } from '#ui/section.tsx';

const LINK = 'rounded-sm py-1 text-sea-100 underline-offset-4 hover:text-white hover:underline';

/** Between 1000 and 1248 px Spanish needs the room: the numbers stand alone there, their names are still read. */
const PHONE_NAME = 'text-sea-100 @min-[62.5rem]:@max-[78rem]:sr-only';

/** The dark bar at the very top: two phone numbers, three external pages, the language toggle. */
export function TopBar({ onSwitchLocale }: { onSwitchLocale: (locale: Locale) => void }) {
  const t = useTranslations('shell.topBar');
  const tSite = useTranslations('site.phones');
  const { phones, links } = useSite();
  return (
    <div className="on-dark bg-sea-900 text-sm print:hidden">
      <Container className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 py-1.5 @min-[62.5rem]:@max-[98rem]:text-xs @min-[98rem]:max-w-[108rem]">
        <ul aria-label={tSite('label')} className="hidden gap-x-5 whitespace-nowrap @min-[38rem]:flex">
          <li>
            <span className={PHONE_NAME}>{tSite('miamiDade')} </span>
            <PhoneLink phone={phones.miamiDade} className="font-bold text-white hover:underline" />
          </li>
          <li className="hidden @min-[46rem]:block">
            <span className={PHONE_NAME}>{tSite('otherCounties')} </span>
            <PhoneLink phone={phones.otherCounties} className="font-bold text-white hover:underline" />
          </li>
        </ul>
        <div className="ml-auto flex items-center gap-x-5">
          <ul
            aria-label={t('label')}
            className="hidden items-center gap-x-4 whitespace-nowrap @min-[62.5rem]:flex @min-[98rem]:gap-x-5"
          >
            <li>
              <OutsideLink href={links.memberLogin} className={LINK}>
                {t('memberLogin')}
              </OutsideLink>
            </li>
            <li>
              <OutsideLink href={links.findDoctor} className={LINK}>
                {t('findDoctor')}
              </OutsideLink>
            </li>
            <li>
              <OutsideLink
                href={links.newQuote}
                className="rounded-full bg-coral-600 px-3.5 py-1 font-bold text-white hover:bg-coral-700"
              >
                {t('getQuote')}
              </OutsideLink>
            </li>
          </ul>
          <LanguageToggle onSwitch={onSwitchLocale} />
        </div>
      </Container>
    </div>
  );
}

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

/**
 * English / Español. Without JavaScript each is a link to this page's address in that language; with it the page
 * changes in place and keeps what was typed, the filters and the scroll position.
 */
function LanguageToggle({ onSwitch }: { onSwitch: (locale: Locale) => void }) {
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
          {LANGUAGE_NAMES[locale]}
        </a>
      ))}
    </nav>
  );
}
