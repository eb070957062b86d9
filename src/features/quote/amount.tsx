import { type Amount, toCents } from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';

/** Writes an amount as the visitor reads it: "131.50" → "$131.50". */
export function moneyText(amount: Amount): string {
  return formatMoney(toCents(amount));
}

/** An amount of dollars, for eyes and for machines. */
export function Money({ amount }: { amount: Amount }) {
  return (
    <data value={amount} className="figures">
      {moneyText(amount)}
    </data>
  );
}
