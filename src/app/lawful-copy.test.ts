import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { flatMessages } from '../../tests/support/flat-messages.ts';
import { forbiddenWords, isAboutDiscountPlan, namesDiscountPlan } from '../../tests/support/lawful-copy.ts';

/** Messages that may hold an approved disclaimer: a sentence that says what a plan is not (636.210 allows it). */
const DISCLAIMERS = new Set([
  'site.disclosures.notInsurance',
  'site.quotePlan.discountPlan',
  'quoteRequest.planTypes.discountPlanHint',
]);

/** Messages that keep a word on purpose, each with the reason. A word beyond those named here still fails. */
const ALLOWED: Record<string, { words: readonly string[]; reason: string }> = {
  'home.starting.newTitle': {
    words: ['insurance', 'seguro'],
    reason: 'fixed label: docs/product/home.md, Starting points',
  },
  'home.starting.haveTitle': {
    words: ['insurance', 'seguro'],
    reason: 'fixed label: docs/product/home.md, Starting points',
  },
  'directory.prompt.quote': {
    words: ['health plan'],
    reason: 'fixed label: docs/product/directory.md, Page',
  },
  'articles.deletion.question': {
    words: ['seguro'],
    reason: 'fixed sentence of docs/product/article-administration.md: it asks whether one is sure',
  },
  'faq.categories.network': {
    words: ['coverage'],
    reason: 'fixed label: docs/product/home.md, Questions and answers',
  },
  'quote.result.total': { words: ['premium'], reason: 'fixed label: docs/product/quote.md, Result' },
  'quote.packages.hospitalHint': { words: ['insurance', 'seguro'], reason: 'says that it is not insurance' },
  'quote.explain.package5': { words: ['insurance', 'seguro'], reason: 'says that it is not insurance' },
};

/** Messages that name the discount plan and cannot carry the tag in their key. */
const UNTAGGED: Record<string, string> = {
  'home.pageTitle': 'every page has its title under this key; the words are still checked',
  'inbox.choices.dpo': 'called after the value that is sent; only the staff read it',
};

describe.each(LOCALES)('texts about the plans, in %s', async (locale) => {
  const messages = await flatMessages(locale);

  test('no text about a plan uses a word that the law forbids for it', () => {
    const found = [...messages].flatMap(([key, text]) => {
      const words = forbiddenWords(key, text, DISCLAIMERS.has(key)).filter(
        (word) => !ALLOWED[key]?.words.includes(word),
      );
      return words.length > 0 ? [`${key} says ${words.join(', ')}: ${text}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('every text that names the discount plan is tagged', () => {
    const untagged = [...messages].filter(
      ([key, text]) => namesDiscountPlan(text) && !isAboutDiscountPlan(key) && !(key in UNTAGGED),
    );
    expect(untagged).toEqual([]);
  });

  test('every exception is still needed', () => {
    const keys = [...DISCLAIMERS, ...Object.keys(ALLOWED), ...Object.keys(UNTAGGED)];
    expect(keys.filter((key) => !messages.has(key))).toEqual([]);
  });
});

describe('the five disclosures of the discount plan (636.212)', () => {
  const STATED = {
    en: {
      notInsurance: /is not insurance/,
      discounts: /discounts at certain .*providers for medical services/,
      noPayments: /does not make payments directly to the providers of medical services/,
      memberPays: /must pay for all health care services, .*discount from the providers that have a contract/,
      organization: /discount plan organization: \{legalName\}, \{address\}/,
    },
    es: {
      notInsurance: /no es un seguro/,
      discounts: /descuentos en servicios médicos con ciertos proveedores/,
      noPayments: /no hace pagos directos a los proveedores de servicios médicos/,
      memberPays:
        /debe pagar todos los servicios de salud, .*descuento de los proveedores que tienen contrato/,
      organization: /planes de descuento con licencia: \{legalName\}, \{address\}/,
    },
  };

  test.each(LOCALES)('say what the law asks for, in %s', async (locale) => {
    const messages = await flatMessages(locale);
    for (const [name, content] of Object.entries(STATED[locale])) {
      expect(messages.get(`site.disclosures.${name}`), name).toMatch(content);
    }
  });
});

describe('the check itself', () => {
  test.each([
    ['a.discountPlanText', 'Your coverage starts today.', ['coverage']],
    ['a.discountPlanText', 'El plan cubre sus visitas.', ['cubre']],
    ['a.discountPlanText', 'Sin primas ni copagos.', ['copagos', 'primas']],
    ['a.discountPlanText', 'Un PLAN MÉDICO para usted', ['plan medico']],
    ['a.discountPlanText', 'It is not insurance.', ['insurance']],
    ['a.discountPlanText', 'You pay the negotiated rate.', []],
    ['a.text', 'With the DPO you have no premium.', ['premium']],
    ['a.text', 'The PHC is the best HMO.', ['hmo']],
    ['a.text', 'La clínica de salud prepagada es su seguro.', ['seguro']],
    ['a.text', 'PHC members pay a minimal copayment.', []],
    ['a.text', 'Para asegurarse, llámenos.', []],
    ['a.text', 'No escriba su número de Seguro Social.', []],
    ['a.text', 'Su seguro pide el Seguro Social.', ['seguro']],
    ['a.text', 'Your coverage starts today.', ['coverage']],
    ['a.text', 'Compare health plans.', ['health plans']],
  ])('%s: %s', (key, text, expected) => {
    expect(forbiddenWords(key, text)).toEqual(expected);
  });

  test('an approved disclaimer passes, and only that sentence', () => {
    expect(forbiddenWords('a.discountPlan', 'This plan is not insurance. You pay.', true)).toEqual([]);
    expect(forbiddenWords('a.discountPlan', 'It is not insurance. It insures you.', true)).toEqual([
      'insures',
    ]);
  });

  test.each(['the discount plan', 'el plan de descuento', 'Planes de Descuento', 'PHC and DPO'])(
    '%j names the discount plan',
    (text) => expect(namesDiscountPlan(text)).toBe(true),
  );
});
