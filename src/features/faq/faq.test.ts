import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { FAQ_CATEGORIES, FAQ_ENTRIES, LOYALTY_TIERS, SERVICE_AREAS } from './faq.ts';
import { type FaqFacts, faqTexts } from './faq-texts.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

const FACTS: FaqFacts = {
  miamiDade: '(305) 555-0100',
  otherCounties: '(800) 555-0100',
  customerService: '(305) 555-0101',
  appointments: '(305) 555-0102',
  authorizations: '(305) 555-0103',
  tty: '(800) 555-0104',
  hours: 'HOURS',
  legalName: 'The Clinic, Inc.',
  address: '7350 NW 7th St Suite 204',
  counties: SERVICE_AREAS.join(', '),
  firstOffice: 'Miami',
  secondOffice: 'Orlando',
  quotePlan: 'PLAN',
};

function answersIn(messages: typeof en): Map<string, string> {
  const t = createTranslator({ locale: 'en-US', messages });
  return new Map(faqTexts((key, facts) => t(key, facts), FACTS).map(({ id, answer }) => [id, answer]));
}

// The Spanish catalog has the keys of the English one (its type says so); only its texts differ.
const ANSWERS = { en: answersIn(en), es: answersIn(es as unknown as typeof en) };

test('the four categories have the questions in their order', () => {
  expect(FAQ_CATEGORIES.map(({ entries }) => entries.map(({ id }) => id))).toEqual([
    ['loyalty-program', 'benefits-start', 'preventive-panels', 'dental-benefits', 'additional-benefits'],
    ['choose-pcp', 'service-areas', 'referrals', 'waiting-periods'],
    ['first-join', 'customer-service', '200-credits', 'licensed'],
    ['advance-tiers', 'diamond-tier', 'tier-status'],
  ]);
  expect(Object.values(en.categories)).toEqual([
    'Plan Benefits',
    'Coverage and Network',
    'Getting Started',
    'Loyalty Program',
  ]);
});

test('every message of a question is used', () => {
  const used = FAQ_ENTRIES.flatMap(({ question, answer }) => [question, ...answer]).sort();
  const present = Object.entries(en.questions).flatMap(([name, texts]) =>
    Object.keys(texts).map((part) => `questions.${name}.${part}`),
  );
  expect(used).toEqual(present.sort());
});

/** Facts of docs/product/plan-facts.md that an answer must give in either language. */
const FACTS_GIVEN: Record<string, readonly (RegExp | string)[]> = {
  'loyalty-program': [/12 m/, /24 m/, /36 m/],
  'benefits-start': [/30 d/, /90 d/, /3 m/, /60 d/, '$200', /6 m/, 'DPO', FACTS.customerService],
  'preventive-panels': [/90 d/, /3 m/, /\bA\b/, 'B, C, D', 'H, I', 'FIT'],
  'dental-benefits': [
    /two dental cleanings a year|dos limpiezas dentales al año/,
    '$200',
    /6 m/,
    'Protección Total Plus',
    'Salud Preventiva',
  ],
  'additional-benefits': [/3 (times|veces)/, '$200', '18', '61', /6 m/, /Silver|Plata/, /\b4\b/, /\b5\b/],
  'choose-pcp': [FACTS.customerService],
  'service-areas': [...SERVICE_AREAS, 'Miami', 'Orlando'],
  referrals: [FACTS.authorizations, /60 d/],
  'waiting-periods': [/30 d/, /60 d/, /90 d/, /6 m/],
  'first-join': [
    '$25.00',
    /30 d/,
    /90 d/,
    /3 (days|días)/,
    'DPO',
    FACTS.address,
    /45 (business days|días laborables)/,
  ],
  'customer-service': [
    FACTS.hours,
    FACTS.miamiDade,
    FACTS.otherCounties,
    FACTS.appointments,
    FACTS.authorizations,
    FACTS.tty,
  ],
  '200-credits': [/X-rays and ultrasounds|rayos X y ultrasonidos/, '18', '61', /6 m/],
  licensed: ['2002', '641', '636', 'PHC', 'DPO'],
  'advance-tiers': [/12 m/, /24 m/, /36 m/, /autom(a|á)tic/],
  'diamond-tier': [/36 m/, /\b5\b/, /\b3\b/, /\b4\b/],
  'tier-status': [FACTS.customerService, FACTS.hours, '12', '24', '36'],
};

describe.each(['en', 'es'] as const)('answers in %s', (locale) => {
  test('every question is answered', () => {
    expect([...ANSWERS[locale].keys()].sort()).toEqual(Object.keys(FACTS_GIVEN).sort());
  });

  test.each(Object.entries(FACTS_GIVEN))('%s gives the facts', (id, facts) => {
    const answer = ANSWERS[locale].get(id) ?? '';
    for (const fact of facts) {
      if (typeof fact === 'string') expect(answer).toContain(fact);
      else expect(answer).toMatch(fact);
    }
  });
});

test('the tiers are those of the loyalty program', () => {
  expect(LOYALTY_TIERS).toEqual([
    { id: 'bronze', fromMonth: 0 },
    { id: 'silver', fromMonth: 12, additionalProcedures: 3 },
    { id: 'gold', fromMonth: 24, additionalProcedures: 4 },
    { id: 'diamond', fromMonth: 36, additionalProcedures: 5 },
  ]);
});
