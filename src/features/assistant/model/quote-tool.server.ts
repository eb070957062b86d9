import { tool } from 'ai';
import { z } from 'zod';
import {
  AGE_RANGES,
  CHILDREN_COUNTS,
  CORE_PACKAGES,
  calculateQuote,
  listedValue,
  PACKAGE_NAMES,
  PLAN_TYPES,
  type PricedChoices,
  receiptLines,
} from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import { linkChoices } from '../topics/price/link-quote.ts';
import type { ToolUse } from './tool-use.ts';

const quoteInput = z.object({
  planType: z
    .enum(PLAN_TYPES)
    .describe('"family" for two adults; "individual" for one, with or without children'),
  primaryAge: z.enum(AGE_RANGES).describe('age of the oldest adult on the plan'),
  numberOfChildren: z
    .int()
    .min(0)
    .max(CHILDREN_COUNTS.length - 1)
    .describe('children under 18 on the plan'),
  selectedCorePackage: z
    .enum(CORE_PACKAGES)
    .nullish()
    .describe(CORE_PACKAGES.map((id) => `${id}: ${PACKAGE_NAMES[id]}`).join('; ')),
  includeHospitalPackage: z.boolean().default(false).describe(`add ${PACKAGE_NAMES.package5}`),
});

/** The language model's way to a price: the calculator's rule, and nothing of its own. */
export function quoteTool(locale: Locale, use: ToolUse) {
  return tool({
    description: 'The monthly price of a plan, by the rule of the quote calculator.',
    inputSchema: quoteInput,
    execute: async (wanted) => {
      const choices: PricedChoices = {
        ...wanted,
        numberOfChildren: listedValue(CHILDREN_COUNTS, wanted.numberOfChildren) ?? 0,
        selectedCorePackage: wanted.selectedCorePackage ?? undefined,
      };
      const said = describeQuote(choices);
      use.said.push(said);
      use.links.push(linkChoices(choices, locale));
      return said;
    },
  });
}

function describeQuote(choices: PricedChoices): string {
  const { totalPremium, perPerson, people } = calculateQuote(choices);
  const lines = receiptLines(choices).map((line) => {
    if (line.kind === 'basic')
      return `Basic monthly price, ${line.planType}, age ${line.primaryAge}: $${line.amount}`;
    if (line.kind === 'children') return `${line.count} children at $${line.each} each: $${line.amount}`;
    return `${PACKAGE_NAMES[line.id]}, ${line.priceKind} price: $${line.amount}`;
  });
  return [
    `Total per month: $${totalPremium}`,
    `Per person and month: $${perPerson} (${people} people)`,
    ...lines,
  ].join('\n');
}
