import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { DiscountPlanDisclosureText } from '#site/discount-plan-disclosures.tsx';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { PrintedSheet } from '#ui/printed-sheet.tsx';
import { specialtiesInLanguage } from '../names-in-language.ts';
import { placeInOneLine } from '../provider/place-in-one-line.ts';
import type { ListedProvider } from './shortlist.ts';
import { Languages } from './shortlist-rows.tsx';

/** More than these are set smaller, so that the longest list is one page. */
const MOST_IN_FULL_SIZE = 12;

/**
 * The list on one sheet of paper; nothing of it is on the screen. Address and date stand above it, as on every printed page
 * (`shell/printed-source.tsx`). What the law asks of a discount plan is in 12 points (Florida Statutes 636.212).
 */
export function ShortlistSheet({ providers }: { providers: readonly ListedProvider[] }) {
  const t = useTranslations('shortlist');
  const tDirectory = useTranslations('directory');
  const locale = usePageLocale();
  const { brandName, phones } = useSite();
  const isLong = providers.length > MOST_IN_FULL_SIZE;
  return (
    <PrintedSheet className="space-y-2">
      <p className="flex items-center justify-between gap-4 border-line border-b pb-2">
        <span className="flex items-center gap-3 font-bold font-display text-title-xs">
          <BrandMark className="size-7" /> <span>{brandName}</span>
        </span>
        <span className="text-sm">{t('printed.call', { phone: phones.customerService })}</span>
      </p>
      {providers.some(({ isDemo }) => isDemo) && <p className="text-xs">{tDirectory('demo')}</p>}
      <ol
        className={`grid grid-cols-2 gap-x-6 ${isLong ? 'gap-y-1.5 text-[8pt] leading-tight' : 'gap-y-3 text-xs'}`}
      >
        {providers.map((provider) => (
          <li key={provider.id}>
            <p className="flex justify-between gap-2 font-bold">
              <span>{provider.doctor}</span>
              <span className="figures whitespace-nowrap">{provider.phone}</span>
            </p>
            <p>
              {[
                specialtiesInLanguage(provider.specialties, locale),
                provider.center !== provider.doctor && provider.center,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p>
              <span>{placeInOneLine(provider)}</span> <span aria-hidden="true">·</span>{' '}
              <span>
                <Languages provider={provider} />
              </span>
            </p>
          </li>
        ))}
      </ol>
      <div className="border-line border-t pt-2 text-[12pt] leading-tight">
        <DiscountPlanDisclosureText />
      </div>
    </PrintedSheet>
  );
}
