import { useTranslations } from 'use-intl';
import { LOCALES } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useSite } from '#site/site-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { ProviderSummary } from '../search/search-providers.ts';
import { CALL_QUESTIONS } from './call-questions.ts';

interface WhatToAskProps {
  provider: Pick<ProviderSummary, 'doctor' | 'center' | 'languages'>;
  /** Of the details element. */
  className?: string;
  /** Of the line that opens it. */
  summaryClass?: string;
}

/** What to ask on the phone, in the page's language and in the other; opens without JavaScript, and is not printed. */
export function WhatToAsk({ provider, className, summaryClass }: WhatToAskProps) {
  const t = useTranslations('shortlist.ask');
  return (
    <details className={classNames('group', className)}>
      <summary
        className={classNames(
          'flex min-h-11 list-none items-center gap-3 font-bold text-sm print:hidden [&::-webkit-details-marker]:hidden',
          summaryClass,
        )}
      >
        <span className="text-sea-700">{t('label')}</span>
        <VisuallyHidden>{`: ${provider.doctor}`}</VisuallyHidden>
        <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <Questions provider={provider} />
    </details>
  );
}

function Questions({ provider }: Pick<WhatToAskProps, 'provider'>) {
  const t = useTranslations('shortlist.ask');
  const locale = usePageLocale();
  const { brandName } = useSite();
  const { doctor, center, languages } = provider;
  const called = { name: doctor, isCenter: doctor === center, brand: brandName };
  const [other = locale] = LOCALES.filter((language) => language !== locale);
  const inOther = CALL_QUESTIONS[other](called);
  return (
    <div className="my-2 max-w-reading rounded-control bg-sea-50 p-4 text-sm print:hidden">
      <p className="text-ink-soft">{t('hint')}</p>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        {CALL_QUESTIONS[locale](called).map((question, index) => (
          <li key={question}>
            <Sentence language={locale} className="font-bold">
              {question}
            </Sentence>
            <Sentence language={other} className="text-ink-soft">
              {inOther[index] ?? ''}
            </Sentence>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        {t.rich(
          `spanish.${languages ? (languages.includes('Spanish') ? 'listed' : 'notListed') : 'unknown'}`,
          {
            en: (words) => (
              <span lang="en" translate="no" className="whitespace-nowrap">
                {words}
              </span>
            ),
          },
        )}
      </p>
    </div>
  );
}

interface SentenceProps {
  language: 'en' | 'es';
  className: string;
  children: string;
}

/** A browser that translates the page leaves the English as it is: that is what an office understands. */
function Sentence({ language, className, children }: SentenceProps) {
  return (
    <p lang={language} translate={language === 'en' ? 'no' : undefined} className={className}>
      {children}
    </p>
  );
}
