import { useTranslations } from 'use-intl';
import { LanguageToggle } from '#features/shell/language-links.tsx';
import { OfficeHoursNow } from '#features/shell/office-hours-now.tsx';
import type { Locale } from '#i18n/locale.ts';
import { OutsideLink, PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Container } from '#ui/section.tsx';

const LINK = 'rounded-sm py-1 text-sea-100 underline-offset-4 hover:text-white hover:underline';

/**
 * The dark bar at the very top. On a phone the two numbers are two buttons to press, with the hours beneath; on a wide
 * screen they are written out, beside three pages and the language toggle.
 */
export function TopBar({ onSwitchLocale }: { onSwitchLocale: (locale: Locale) => void }) {
  const t = useTranslations('shell.topBar');
  const tSite = useTranslations('site.phones');
  const { links } = useSite();
  return (
    <div className="on-dark bg-sea-900 text-sm print:hidden">
      <Container className="flex flex-wrap items-center gap-x-5 gap-y-0.5 pt-1.5 pb-1 @min-[62.5rem]:min-h-10 @min-[62.5rem]:flex-nowrap @min-[62.5rem]:py-1 @min-[62.5rem]:text-xs">
        {/* Up to 768 px the accessibility button stands at the end of this line. */}
        <ul
          aria-label={tSite('label')}
          className="flex grow flex-wrap gap-1 max-md:pr-10 @min-[62.5rem]:grow-0 @min-[62.5rem]:flex-nowrap @min-[62.5rem]:gap-x-5"
        >
          <OfficePhone name="miamiDade" />
          <OfficePhone name="otherCounties" />
        </ul>
        <OfficeHoursNow className="basis-full @min-[62.5rem]:hidden" />
        <div className="ml-auto hidden items-center gap-x-5 @min-[62.5rem]:flex">
          <ul aria-label={t('label')} className="flex items-center gap-x-4 whitespace-nowrap">
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
              <OutsideLink href={links.newQuote} className={LINK}>
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

/**
 * One of the two numbers. A phone shows whom it is for and calls when it is pressed; a wide screen shows the number too,
 * and where Spanish needs the room (1000 to 1248 px) only the number. All of it is always read out.
 */
function OfficePhone({ name }: { name: 'miamiDade' | 'otherCounties' }) {
  const t = useTranslations('shell.topBar');
  const tSite = useTranslations('site.phones');
  const { phones } = useSite();
  return (
    <li className="grow @min-[62.5rem]:grow-0">
      <PhoneLink
        phone={phones[name]}
        className="flex min-h-9 items-center justify-center gap-1 rounded-full bg-sea-700 px-1 font-bold text-white text-xs hover:underline @min-[62.5rem]:min-h-6 @min-[62.5rem]:bg-transparent @min-[62.5rem]:px-0"
      >
        <Icon name="phone" className="size-3.5 text-sun-400" />
        <VisuallyHidden>{`${t('call')} `}</VisuallyHidden>
        <span className="@min-[62.5rem]:font-normal @min-[62.5rem]:text-sea-100 @min-[62.5rem]:@max-[78rem]:sr-only">
          {`${tSite(name)} `}
        </span>
        <span className="@max-[38rem]:sr-only">{phones[name]}</span>
      </PhoneLink>
    </li>
  );
}
