import { type FocusEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { calculateQuote, type PricedChoices } from '#features/quote/quote.ts';
import { Money, PriceNotes, ReceiptBody } from '#features/quote/receipt.tsx';
import { useCloseFromOutside } from '#ui/close-from-outside.ts';
import { Icon } from '#ui/icon.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';

interface PriceBarProps {
  choices: PricedChoices;
  /** Whoever comes from the home page asked for the lines. */
  startsOpen: boolean;
}

/**
 * The price so far on narrow windows: one line that stays in the window while choices change it, at the top, where no
 * on-screen keyboard is. It opens downwards over the page, so that nothing moves, and closes when the visitor goes on to
 * a field, presses elsewhere or presses Escape. Not in a very low window (a phone on its side, a zoom of 400 %), where it would take the field's room.
 */
export function PriceBar({ choices, startsOpen }: PriceBarProps) {
  const t = useTranslations('quote.receipt');
  const politeness = usePoliteness();
  const bar = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpenAtFirst] = useState(startsOpen);
  // Whether it is open only the browser knows: it opens without JavaScript, too.
  useCloseFromOutside(true, bar, summary, () => bar.current?.removeAttribute('open'));
  return (
    <>
      <details
        ref={bar}
        open={isOpenAtFirst}
        onBlur={closeWhenLeft}
        className="group sticky top-0 z-20 -mx-(--spacing-gutter) mt-4 shadow-card lg:hidden print:hidden [@media(height<20rem)]:static"
      >
        <summary
          ref={summary}
          className="on-dark flex list-none items-center justify-between gap-4 bg-sea-900 px-gutter py-2 -outline-offset-4 [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 text-sm">
            <span className="block font-bold">{t('soFar')}</span>
            <span className="flex items-center gap-1 text-sea-100 text-xs">
              <span>{t('showLines')}</span>
              <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
            </span>
          </span>
          <span className="shrink-0 text-right text-sea-100 text-xs">
            <span className="block font-bold font-display text-title-sm text-white" aria-live={politeness}>
              <Money amount={calculateQuote(choices).totalPremium} />
            </span>
            <span>{t('perMonth')}</span>
          </span>
        </summary>
        <div className="absolute inset-x-0 top-full max-h-[60dvh] overflow-y-auto border-line border-b bg-white px-gutter pt-1 pb-5 shadow-raised [@media(height<20rem)]:static">
          <ReceiptBody choices={choices} />
        </div>
      </details>
      <PriceNotes choices={choices} className="mt-2 text-ink-soft text-sm lg:hidden print:hidden" />
    </>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Of what holds fields below the bar: a field that takes the focus is not left under it, nor is its label. */
export const BELOW_PRICE_BAR =
  'max-lg:scroll-mt-20 max-lg:[&_:is(input,select,button,a,summary)]:scroll-mt-28';
