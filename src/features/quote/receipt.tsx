import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Amount,
  calculateQuote,
  cheapestPackage,
  PACKAGE_NAMES,
  type PricedChoices,
  type ReceiptLine,
  receiptLines,
  toCents,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { QuotePlanNotice } from '#site/quote-plan-notice.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePoliteness, VisuallyHidden } from '#ui/screen-reader.tsx';

/** Where the facts to know before deciding stand on this page. */
export const FACTS_ID = 'quote-facts';

interface ReceiptProps {
  choices: PricedChoices;
  /** The receipt is the result itself, on step 3. */
  isResult?: boolean;
  /** Between the total and its lines. */
  children?: ReactElement;
}

/** The price so far and what it is made of: beside the steps on wide windows, and the result itself on step 3. */
export function Receipt({ choices, isResult = false, children }: ReceiptProps) {
  const t = useTranslations('quote');
  const politeness = usePoliteness();
  const quote = calculateQuote(choices);
  return (
    <>
      <div
        className="on-dark relative z-20 rounded-t-panel bg-sea-900 px-6 py-6 sm:px-8 sm:py-7"
        aria-live={isResult ? undefined : politeness}
      >
        <p className="text-sea-100 text-sm">{isResult ? t('result.total') : t('receipt.soFar')}</p>
        <p className="mt-1.5 font-bold font-display text-display tracking-tight">
          <Money amount={quote.totalPremium} />
        </p>
        <p className="mt-2.5 text-sea-100 text-sm">
          {isResult || quote.people > 1
            ? `${t('receipt.perMonth')} · ${t('receipt.perPerson', { price: moneyText(quote.perPerson) })}`
            : t('receipt.perMonth')}
        </p>
      </div>
      {children}
      <div className="rounded-b-panel border border-line border-t-0 bg-white px-6 pt-3 pb-6 sm:px-8">
        <ReceiptBody choices={choices} />
        <PriceNotes choices={choices} isResult={isResult} className="mt-1 text-sm" />
      </div>
    </>
  );
}

/** The lines of the price, and what they come to. */
export function ReceiptBody({ choices }: { choices: PricedChoices }) {
  const t = useTranslations('quote.receipt');
  const { totalPremium, people, perPerson } = calculateQuote(choices);
  return (
    <>
      <ExplainedLines choices={choices} />
      <p className="flex justify-between gap-4 pt-3.5 font-bold">
        <span>{t('total')}</span>
        <Money amount={totalPremium} />
      </p>
      {people > 1 && (
        <p className="mt-1 flex justify-between gap-4 text-ink-soft text-sm">
          <span>{t('costPerPerson', { people })}</span>
          <Money amount={perPerson} />
        </p>
      )}
      {/* Without JavaScript the server has priced the choices. */}
      <p className="mt-3 text-ink-soft text-xs noscript:hidden">{t('private')}</p>
    </>
  );
}

interface PriceNotesProps extends Pick<ReceiptProps, 'choices' | 'isResult'> {
  className: string;
}

/**
 * What belongs beside a price: whose it is, what is not in it, and the way to what the plan does not do. The result says
 * the fee where one enrolls.
 */
export function PriceNotes({ choices, isResult, className }: PriceNotesProps) {
  const t = useTranslations('quote.receipt');
  const hasPackages = calculateQuote(choices).selectedPackages.length > 0;
  return (
    <div className={className}>
      <QuotePlanNotice />
      <p className="print:hidden">
        {!isResult && (
          <span>
            {`${hasPackages ? t('notInWithPackages') : t('notIn', { from: moneyText(cheapestPackage(choices)) })} `}
          </span>
        )}
        <a href={`#${FACTS_ID}`} className="text-link inline-block">
          {t('limits')}
        </a>
      </p>
    </div>
  );
}

/** What makes up the price; each line opens to say in plain words what it is. */
function ExplainedLines({ choices }: { choices: PricedChoices }) {
  const t = useTranslations('quote');
  const lineText = useLineText();
  const explanation = useExplanation();
  return (
    <ul>
      {receiptLines(choices).map((line) => (
        <li
          key={line.kind === 'package' ? line.id : line.kind}
          className="border-line-strong/60 border-b border-dashed"
        >
          <details className="group">
            <summary className="flex list-none items-start justify-between gap-4 rounded-sm py-3.5 text-sm [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">
                <span>{lineText(line)}</span> <VisuallyHidden>{t('receipt.whatIsThis')}</VisuallyHidden>
                <Icon name="question" className="-mt-0.5 size-[1.2em] text-sea-600" />
              </span>
              <span className="shrink-0 font-bold">
                <Money amount={line.amount} />
              </span>
            </summary>
            <p className="pb-4 text-ink-soft text-sm">{explanation(line)}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function useExplanation(): (line: ReceiptLine) => string {
  const t = useTranslations('quote.explain');
  return (line) => {
    if (line.kind === 'basic') return t('basic');
    if (line.kind === 'children') return t('children', { price: moneyText(line.each) });
    return t(line.id);
  };
}

/** Names a line of the receipt: "Basic monthly price, family, age 31 to 45". */
export function useLineText(): (line: ReceiptLine) => string {
  const t = useTranslations('quote');
  return (line) => {
    if (line.kind === 'basic') {
      return t('receipt.basic', {
        planType: line.planType,
        isUnder18: String(line.primaryAge === '<18'),
        age: t(`ages.${line.primaryAge}`),
      });
    }
    if (line.kind === 'children') {
      return t('receipt.children', { count: line.count, price: moneyText(line.each) });
    }
    return t('receipt.package', { name: PACKAGE_NAMES[line.id], priceKind: line.priceKind });
  };
}

/** An amount of dollars, for eyes and for machines. */
export function Money({ amount }: { amount: Amount }) {
  return (
    <data value={amount} className="figures">
      {moneyText(amount)}
    </data>
  );
}

/** Writes an amount as the visitor reads it: "131.50" → "$131.50". */
function moneyText(amount: Amount): string {
  return formatMoney(toCents(amount));
}
