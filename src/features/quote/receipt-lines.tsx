import { useTranslations } from 'use-intl';
import { Money, moneyText } from '#features/quote/amount.tsx';
import { PACKAGE_NAMES, type PricedChoices, type ReceiptLine, receiptLines } from '#features/quote/quote.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

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

/** What makes up the price; each line opens to say in plain words what it is. */
export function ExplainedLines({ choices }: { choices: PricedChoices }) {
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
                {lineText(line)} <VisuallyHidden>{t('receipt.whatIsThis')}</VisuallyHidden>
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
  const tKinds = useTranslations('quote.facts.kinds');
  return (line) => {
    if (line.kind === 'basic') return `${t('basic')} ${tKinds('discountPlanOrClinic')}`;
    if (line.kind === 'children') return t('children', { price: moneyText(line.each) });
    return t(line.id);
  };
}
