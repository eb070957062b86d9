import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHILDREN_COUNTS,
  CORE_PACKAGES,
  calculateQuote,
  PACKAGE_NAMES,
  PLAN_TYPES,
  toCents,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { LOCALES } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { rangesOf } from './ages.ts';
import { pricesAbout } from './price-topic.server.ts';

/** Grown-ups other than those of 65, whom two ranges fit. */
const ages = fc.integer({ min: 18, max: 99 }).filter((age) => age !== 65);
const said = fc.record({
  years: ages,
  planType: fc.constantFrom(...PLAN_TYPES),
  numberOfChildren: fc.constantFrom(...CHILDREN_COUNTS),
  selectedCorePackage: fc.option(fc.constantFrom(...CORE_PACKAGES), { nil: undefined }),
  includeHospitalPackage: fc.boolean(),
});
type Said = typeof said extends fc.Arbitrary<infer Value> ? Value : never;

const KIDS = {
  en: ['no kids', 'one child', '2 kids', 'three children', '4 kids'],
  es: ['sin hijos', 'un hijo', '2 niños', 'tres hijos', '4 hijos'],
};

/** Choices as different people write them. */
const WAYS: Record<'en' | 'es', readonly ((choices: Said) => string)[]> = {
  en: [
    (it) =>
      `how much is the ${it.planType} plan, i'm ${it.years}, ${KIDS.en[it.numberOfChildren]}${packagesOf(it, ' with ', ' and the hospital package')}`,
    (it) =>
      `${it.planType} plan age ${it.years} ${KIDS.en[it.numberOfChildren]}${packagesOf(it, ' plus ', ' plus hospital package')} price please`,
    (it) =>
      `hi! price for ${it.planType === 'family' ? 'me and my wife' : 'just me'}, im ${it.years} and ${KIDS.en[it.numberOfChildren]}${packagesOf(it, ', with ', ', add hospital')}`,
  ],
  es: [
    (it) =>
      `cuánto cuesta el plan ${it.planType === 'family' ? 'familiar' : 'individual'}, tengo ${it.years} años, ${KIDS.es[it.numberOfChildren]}${packagesOf(it, ' con ', ' y el respaldo hospitalario')}`,
    (it) =>
      `precio ${it.planType === 'family' ? 'mi esposa y yo' : 'solo yo'} ${it.years} años ${KIDS.es[it.numberOfChildren]}${packagesOf(it, ' con ', ' mas el paquete de hospital')}`,
  ],
};

function packagesOf({ selectedCorePackage, includeHospitalPackage }: Said, before: string, hospital: string) {
  return (
    (selectedCorePackage ? before + PACKAGE_NAMES[selectedCorePackage] : '') +
    (includeHospitalPackage ? hospital : '')
  );
}

const ask = (...messages: string[]) => askTopic(pricesAbout('plan'), 'en', messages);

test('any plan that is told plainly gives its controls, and the calculator’s amount', async () => {
  await fc.assert(
    fc.asyncProperty(said, fc.constantFrom(...LOCALES), fc.nat(2), async (choices, locale, way) => {
      const ways = WAYS[locale];
      const message = ways[way % ways.length]?.(choices) ?? '';
      const [primaryAge = '65+'] = rangesOf(choices.years);
      const { years: _, ...wanted } = choices;
      const answer = await ask(message);
      expect(answer?.quote, message).toEqual({ ...wanted, primaryAge, assumed: [] });
      expect(answer?.text.startsWith(`$${calculateQuote({ ...wanted, primaryAge }).totalPremium} `)).toBe(
        true,
      );
    }),
    { numRuns: 300 },
  );
});

/** Words that the topic knows, in any order, with numbers and noise. */
const chatter = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...`how much price cuanto cuesta precio plan family familia individual me my wife mi esposa yo kids hijos niño baby
        package paquete bienestar integral sonrisa perfecta hospital sin without no con with and y per person each cada mom
        mama tengo im años year old month more less mas cheapest county fee two dos treinta $ 65+ insurance add single`.split(
          /\s+/,
        ),
      ),
      fc.integer({ min: 0, max: 120 }).map(String),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '));

test('whatever is typed, an answer with controls names no amount that does not follow from them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(chatter, { minLength: 1, maxLength: 3 }), async (messages) => {
      const answer = await ask(...messages);
      if (!answer?.quote) return;
      const { totalPremium, perPerson } = calculateQuote(answer.quote);
      const following = [
        `$${totalPremium}`,
        `$${perPerson}`,
        formatMoney(12 * toCents(totalPremium)),
        '$25.00',
      ];
      expect(answer.text.startsWith(`$${totalPremium} `)).toBe(true);
      for (const [amount] of answer.text.matchAll(/\$[\d.,]*\d/g)) expect(following).toContain(amount);
    }),
    { numRuns: 500 },
  );
});

/** Who may be spoken to, or is named without being counted. */
const ADDRESSED = {
  en: ['hey kiddo, ', 'girl, ', 'boy, ', 'my baby sister said to ask: ', 'oh boy, ', 'mija, '],
  es: ['mija, ', 'oye chico, ', 'muchacha, ', 'ay mijito, ', 'hija, ', 'mi niña, '],
};

test('words of address set no control otherwise; at most something is no longer sure, and named as assumed', async () => {
  await fc.assert(
    fc.asyncProperty(said, fc.constantFrom(...LOCALES), fc.nat(5), async (choices, locale, at) => {
      const message = WAYS[locale][0]?.(choices) ?? '';
      const plain = await ask(message);
      const quote = (await ask(`${ADDRESSED[locale][at]}${message}`))?.quote;
      expect(quote, message).toBeDefined();
      for (const [control, value] of Object.entries(quote ?? {})) {
        if (control === 'assumed' || quote?.assumed.some((name) => name === control)) continue;
        expect(value, `${control}: ${message}`).toEqual(plain?.quote?.[control as 'planType']);
      }
    }),
    { numRuns: 200 },
  );
});

test('anything of 2,000 characters is read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ maxLength: 2000 }),
        fc
          .constantFrom('how much ', 'a ', '1 ', 'plan ', 'cuanto me ', 'cost to ')
          .map((part) => part.repeat(2000 / part.length)),
      ),
      async (message) => {
        await ask(message, message);
      },
    ),
  );
});
