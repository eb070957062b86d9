import { useTranslations } from 'use-intl';
import type { QuoteChoices, QuoteInput } from '#features/quote/quote.ts';
import { quoteLink } from '#features/quote/quote-link.ts';
import { Receipt } from '#features/quote/receipt.tsx';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';

/** It opens a link in a tab of its own, which is no click. */
const MIDDLE_BUTTON = 1;

interface ResultStepProps {
  input: QuoteInput;
  onNewQuote: () => void;
  onEnroll: () => void;
}

/** Step 3: the price, what it is made of, and where to go from here. */
export function ResultStep({ input, onNewQuote, onEnroll }: ResultStepProps) {
  const t = useTranslations('quote.result');
  const { links } = useSite();
  return (
    <div className="space-y-8">
      <Receipt choices={input} isResult />
      <div className="space-y-3">
        <div className="flex flex-wrap gap-3.5">
          <OutsideLink
            href={links.enrollment}
            className={buttonClass('primary', 'md', 'max-sm:w-full')}
            onClick={onEnroll}
            onAuxClick={({ button }) => button === MIDDLE_BUTTON && onEnroll()}
          >
            {t('enroll')}
          </OutsideLink>
          <Button variant="secondary" onClick={onNewQuote} className="max-sm:w-full">
            {t('newQuote')}
          </Button>
        </div>
        <p className="text-ink-soft text-sm">{t('enrollHint')}</p>
      </div>
      <ShareQuote choices={input} />
    </div>
  );
}

/** Copies a link with the choices and nothing personal, or prints the quote. */
function ShareQuote({ choices }: { choices: QuoteChoices }) {
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
