import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FactPlan, PLAN_FACTS } from './plan-facts.ts';

/** How the document says a plan. */
const PLANS: Record<FactPlan, string> = {
  phc: 'PHC',
  dpo: 'DPO',
  both: 'both',
  quote: 'that of `QUOTE_PLAN`',
  unconfirmed: 'to be confirmed by the operator',
};

test('the document has the table of the code', () => {
  const document = readFileSync(new URL('../../docs/product/plan-facts.md', import.meta.url), 'utf8');
  const rows = document
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => /^`\w+`$/.test(name ?? ''))
    .map(([, ...cells]) => cells.slice(0, 4));
  expect(rows).toEqual(
    Object.entries(PLAN_FACTS).map(([name, { rule, plan, source }]) => [
      `\`${name}\``,
      rule,
      PLANS[plan],
      source,
    ]),
  );
});
