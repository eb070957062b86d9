import { z } from 'zod';
import type { ChatReply } from '#features/assistant/chat.ts';
import {
  AGE_RANGES,
  CHILDREN_COUNTS,
  CORE_PACKAGES,
  calculateQuote,
  PLAN_TYPES,
  toCents,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { LOCALES } from '#i18n/locale.ts';
import { readLines } from './question-lines.ts';

/* Plans as families tell them, with the controls that they say; and what is wrong with the price of an answer. */

const toldPlan = z.strictObject({
  say: z.string().min(1),
  language: z.enum(LOCALES),
  /** The visitor's earlier messages, oldest first. */
  before: z.array(z.string().min(1)).optional(),
  /** The controls that are said plainly; of the others nothing is asked. */
  controls: z.strictObject({
    planType: z.enum(PLAN_TYPES).optional(),
    primaryAge: z.enum(AGE_RANGES).optional(),
    numberOfChildren: z.literal(CHILDREN_COUNTS).optional(),
    /** Null for none. */
    selectedCorePackage: z.enum(CORE_PACKAGES).nullish(),
    includeHospitalPackage: z.boolean().optional(),
  }),
  because: z.string().min(1),
});
export type ToldPlan = z.output<typeof toldPlan>;

/** Plans that are told. @param name of a file beside this one */
export function readToldPlans(name: string): readonly ToldPlan[] {
  return readLines(name, toldPlan);
}

/**
 * The controls that an answer fills otherwise than they were said; all of them where it has no price. Those that it names as
 * assumed say so.
 */
export function wrongControls({ controls }: ToldPlan, { quote }: ChatReply): string[] {
  const filled: Readonly<Record<string, unknown>> = { ...quote };
  const assumed: readonly string[] = quote?.assumed ?? [];
  return Object.entries(controls)
    .filter(([control, said]) => !quote || (filled[control] ?? null) !== said)
    .map(
      ([control, said]) =>
        `${control} is ${filled[control] ?? null}, said ${said}${assumed.includes(control) ? ASSUMED : ''}`,
    );
}

const ASSUMED = ' (assumed)';

/** Whether all controls that are wrong are named as assumed: the visitor is asked to look at them. */
export function areAllAssumed(wrong: readonly string[]): boolean {
  return wrong.length > 0 && wrong.every((control) => control.endsWith(ASSUMED));
}

/** The fee, which is no part of any price. */
const APPLICATION_FEE = '$25.00';

/**
 * Amounts that an answer with a price names and that do not follow from its controls; its own amount, if it is not there.
 * Amounts without cents are no prices: "$200".
 */
export function wrongAmounts({ quote, response }: ChatReply): string[] {
  if (!quote) return [];
  const { totalPremium, perPerson } = calculateQuote(quote);
  const total = formatMoney(toCents(totalPremium));
  const following = [
    total,
    formatMoney(toCents(perPerson)),
    formatMoney(12 * toCents(totalPremium)),
    APPLICATION_FEE,
  ];
  const named = [...response.matchAll(/\$[\d,]+\.\d{2}/g)].map(([amount]) => amount);
  return [
    ...named.filter((amount) => !following.includes(amount)),
    ...(named.includes(total) ? [] : [`not ${total}`]),
  ];
}
