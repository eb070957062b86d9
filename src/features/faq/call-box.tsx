import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { useSite } from '#site/site-context.tsx';
import { useHoursText } from '#site/use-hours-text.ts';
import { Icon } from '#ui/icon.tsx';
import { Stripes } from '#ui/stripes.tsx';

/** The box below the questions: two numbers to call, for Miami-Dade and for the other counties. */
export function CallBox() {
  const t = useTranslations('faq.call');
  const tPhones = useTranslations('site.phones');
  const { phones } = useSite();
  const hours = useHoursText('sentence');
  return (
    <div className="grid min-w-0 items-center gap-x-12 gap-y-8 rounded-panel bg-white p-5 shadow-card sm:p-9 lg:grid-cols-[1fr_1.7fr] print:p-0 print:shadow-none">
      <div>
        <Stripes />
        <h3 className="mt-4 text-title-sm">{t('title')}</h3>
        <p className="mt-2 text-ink-soft">{t('text', { hours })}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {(['miamiDade', 'otherCounties'] as const).map((name) => (
          <li key={name}>
            <a
              href={telHref(phones[name])}
              className="flex h-full items-center gap-3 rounded-surface bg-sea-50 p-4 transition-colors hover:bg-sea-100 sm:p-5"
            >
              <span className="arch flex size-12 shrink-0 items-center justify-center bg-coral-100 text-coral-700">
                <Icon name="phone" className="size-6" />
              </span>
              <span className="min-w-0">
                <span className="block text-ink-soft text-sm">{tPhones(name)}</span>
                <span className="figures block font-bold font-display text-title-sm">{phones[name]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
