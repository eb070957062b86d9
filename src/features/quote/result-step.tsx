import { useTranslations } from 'use-intl';
import { CHANGE_OF_MIND_ID } from '#features/quote/before-you-decide.tsx';
import { calculateQuote, type QuoteChoices, type QuoteInput } from '#features/quote/quote.ts';
import { quoteLink } from '#features/quote/quote-link.ts';
import { Money, Receipt } from '#features/quote/receipt.tsx';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';

/** It opens a link in a tab of its own, which is no click. */
const MIDDLE_BUTTON = 1;

export interface ResultStepProps {
  input: QuoteInput;
  onNewQuote: () => void;
  onEnroll: () => void;
}

/** Step 3: the price, what it is made of, and where to go from here. */
export function ResultStep({ input, onNewQuote, onEnroll }: ResultStepProps) {
  const t = useTranslations('quote.result');
  const { links } = useSite();
  return (
    <div>
      <Receipt choices={input} isResult>
        <ResultPriceBar choices={input} />
      </Receipt>
      <div className="mt-6 space-y-3 sm:mt-8">
        <p className="text-ink-soft text-sm">
          <span>{t('enrollHint')}</span>{' '}
          <span>
            {t.rich('changeMind', {
              link: (words) => (
                <a href={`#${CHANGE_OF_MIND_ID}`} className="text-link">
                  {words}
                </a>
              ),
            })}
          </span>
        </p>
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
      </div>
      <ShareQuote choices={input} />
    </div>
  );
}

/**
 * The price on narrow windows once the receipt's head has left them: a line behind the foot of that head, which stays at
 * the top. It says nothing new, so it is for eyes only.
 */
function ResultPriceBar({ choices }: { choices: QuoteChoices }) {
  const t = useTranslations('quote.result');
  return (
    <div
      aria-hidden="true"
      className="sticky top-14 z-10 h-0 lg:hidden print:hidden [@media(height<20rem)]:hidden"
    >
      <p className="on-dark absolute inset-x-0 bottom-0 flex h-14 items-center justify-between gap-4 rounded-b-control bg-sea-900 px-6 shadow-card">
        <span className="truncate text-sm">{t('total')}</span>
        <span className="font-bold font-display text-title-sm">
          <Money amount={calculateQuote(choices).totalPremium} />
        </span>
      </p>
    </div>
  );
}

/** Copies a link with the choices and nothing personal, or prints the quote. */
function ShareQuote({ choices }: { choices: QuoteChoices }) {
  const t = useTranslations('quote.result');
  const locale = usePageLocale();
  return (
    <section
      aria-labelledby="quote-share"
      // On phones the price in the window ends in the room below.
      className="mt-6 border-line border-t pt-6 max-lg:pb-12 sm:mt-8"
    >
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
