import { type Amount, toCents } from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';

/** Writes amounts as the visitor reads them: "131.50" → "$131.50". */
export function useMoneyText(): (amount: Amount) => string {
  const locale = usePageLocale();
  return (amount) => formatMoney(toCents(amount), locale);
}

/** An amount of dollars, for eyes and for machines. */
export function Money({ amount }: { amount: Amount }) {
  const moneyText = useMoneyText();
  return (
    <data value={amount} className="figures">
      {moneyText(amount)}
    </data>
  );
}
