import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale, prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { ChoiceCards } from '#ui/choices.tsx';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';

/** By its own name: whoever chooses it may not read the page's. */
const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

/** A link to these providers in either language, by the device's own list of ways where it has one, and the printer. */
export function SendShortlist({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('shortlist');
  const locale = usePageLocale();
  const [language, setLanguage] = useState<Locale>();
  const chosen = language ?? locale;
  if (ids.length === 0) return null;
  return (
    <section className="mt-10 max-w-reading noscript:hidden print:hidden">
      <h2 className="text-title-sm">{t('send.title')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('send.hint')}</p>
      <ChoiceCards
        id="shortlist-language"
        name="shortlist-language"
        legend={t('send.language')}
        layout="grid grid-cols-2 gap-2.5"
        options={LOCALES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
        value={chosen}
        onChange={setLanguage}
      />
      <CopyAndPrint
        id="shortlist-link"
        link={() =>
          `${window.location.origin}${prefixedPath('/providers/shortlist', chosen)}?ids=${ids.join(',')}`
        }
        share={{ label: t('send.share'), title: t('own.title') }}
        labels={{
          copyLink: t('send.copyLink'),
          copied: t('send.copied'),
          copyByHand: t('send.copyByHand'),
          print: t('send.print'),
        }}
      />
    </section>
  );
}
