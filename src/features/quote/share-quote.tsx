import { useTranslations } from 'use-intl';
import type { QuoteChoices } from '#features/quote/quote.ts';
import { quoteLink } from '#features/quote/quote-link.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';

/** Copies a link with the choices and nothing personal, or prints the quote. */
export function ShareQuote({ choices }: { choices: QuoteChoices }) {
  const t = useTranslations('quote.result');
  const locale = usePageLocale();
  return (
    <section aria-labelledby="quote-share" className="border-line border-t pt-6">
      <h3 id="quote-share" className="text-title-xs">
        {t('save')}
      </h3>
      <CopyAndPrint
        id="quote-link"
        link={() => quoteLink(window.location.origin + prefixedPath('/quote', locale), choices)}
        labels={{
          copyLink: t('copyLink'),
          copied: t('copied'),
          copyByHand: t('copyByHand'),
          print: t('print'),
        }}
      />
    </section>
  );
}
