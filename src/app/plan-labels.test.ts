import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { type FactName, PLAN_FACTS } from '#site/plan-facts.ts';
import { flatMessages } from '../../tests/support/flat-messages.ts';

/*
 * No text names a benefit, wait, credit, limit or price without its plan (docs/product/plan-facts.md). What is said beside
 * a figure by a label is left out below, with its place; that the label has the plan of the table the type check knows.
 */

/** How each language names a fact of the table. */
const NAMED = {
  en: {
    copayment: /\bcopayments?\b/i,
    miamiDadeCopayment: /\$5\b/,
    negotiatedRate: /\bnegotiated rates?\b/i,
    hospitalStays: /\bhospital stays?\b/i,
    withoutCopayment: /\b30 days\b/i,
    panels: /\b90 days\b|\bpreventive panels?\b.*\b(?:every|after|start)\b|\bFREE\b/,
    specialists: /\b60 days\b/i,
    laboratory: /\b(?:3|three) times\b/i,
    cleanings: /\b(?:2|two) (?:dental )?cleanings\b/i,
    credit: /\$200|\bcredits?\b/i,
    dentalCredit: /\bdental credit\b/i,
    loyalty: /\b[Aa]dditional procedures\b|\b(?:Silver|Gold|Diamond)\b.*\d|\d.*\b(?:Silver|Gold|Diamond)\b/,
    packages: /\b(?:packages|Packages?) (?:include|with)\b/,
  },
  es: {
    copayment: /\bcopagos?\b/i,
    miamiDadeCopayment: /\$5(?!\.?\d)/,
    negotiatedRate: /\btarifas? negociadas?\b/i,
    hospitalStays: /\bhospitalizaciones\b/i,
    withoutCopayment: /\b30 días\b/i,
    panels: /\b90 días\b|\bpaneles preventivos\b.*\b(?:cada|después|empiezan)\b|\bGRATIS\b/,
    specialists: /\b60 días\b/i,
    laboratory: /\b(?:3|tres) veces\b/i,
    cleanings: /\b(?:2|dos) limpiezas\b/i,
    credit: /\$200|\bcréditos?\b/i,
    dentalCredit: /\bcrédito dental\b/i,
    loyalty:
      /\b[Pp]rocedi\u00ad?mientos adicionales\b|\b(?:Plata|Oro|Diamante)\b.*\d|\d.*\b(?:Plata|Oro|Diamante)\b/,
    packages: /\b(?:paquetes|Paquetes?) (?:incluyen|con)\b/,
  },
} as const satisfies Record<string, Partial<Record<FactName, RegExp>>>;

/** What names each plan in a sentence; what is the operator's to say may be asked for anywhere in the text. */
const SAYS = {
  phc: /PHC/,
  dpo: /DPO|discount plan|plan de descuento/i,
  both: /PHC.*DPO|DPO.*PHC/,
  quote: /\{quotePlan\}/,
  unconfirmed: /which plan|qué plan/,
};

/** What stands elsewhere, and where its plan does. */
const ELSEWHERE: Record<string, string> = {
  'home.hero.titlePrice': 'has an asterisk, which names the plan beneath',
  'preventiveCare.startFigure': 'has the label of the panels beneath',
  'preventiveCare.badge': 'has the label of the panels beside it',
  'site.plans.clinic': 'stands under the name of that plan',
  'site.plans.clinicHospital': 'stands under the name of that plan',
  'site.plans.clinicWaits': 'stands under the name of that plan',
  'quoteRequest.planTypes.phcHint': 'stands under the name of that plan',
  'quoteRequest.planTypes.discountPlanHint': 'stands under the name of that plan',
  'about.membership.text': 'has the label of the loyalty program behind it',
  'faq.tiers.procedures': 'stands in a table below an answer that asks which plan',
  'faq.searchHint': 'words to search for',
};
/** Says how members of a plan pay, not what. */
const HOW_ONE_PAYS = 'faq.questions.licensed.answer';
/** Other deadlines of 30 days. */
const NO_BENEFITS = /^(?:policies|statements)\./;
const OTHER_DAYS = /enrollment|inscripción/;

describe.each(LOCALES)('in %s', async (locale) => {
  const messages = await flatMessages(locale);

  test.each(Object.entries(NAMED[locale]))('a text that names one names its plan: %s', (name, named) => {
    const { plan } = PLAN_FACTS[name as FactName];
    const unlabelled = [...messages]
      .filter(([key]) => !(key in ELSEWHERE) && !NO_BENEFITS.test(key))
      .flatMap(([key, text]) => sentencesOf(text).map((sentence) => ({ key, text, sentence })))
      .filter(({ sentence }) => named.test(sentence) && !/\?$/.test(sentence) && !OTHER_DAYS.test(sentence))
      .filter(
        ({ text, sentence }) =>
          !SAYS[plan].test(plan === 'quote' || plan === 'unconfirmed' ? text : sentence),
      )
      .map(({ key, sentence }) => `${key}: ${sentence}`);
    expect(unlabelled).toEqual([]);
  });

  /* So that home, quote, print and assistant cannot contradict each other. */
  test('one sentence alone says whose a price is', () => {
    const price = /\b(?:this price|monthly price)\b|\b(?:este precio|pago mensual)\b/i;
    const whose = /PHC|DPO|prepaid|prepagada|which plan|qué plan/;
    const saying = [...messages]
      .filter(([key]) => !key.startsWith('site.quotePlan.') && !(key in ELSEWHERE) && key !== HOW_ONE_PAYS)
      .flatMap(([key, text]) => sentencesOf(text).map((sentence) => `${key}: ${sentence}`))
      .filter((sentence) => price.test(sentence) && whose.test(sentence));
    expect(saying).toEqual([]);
  });

  test('every exception is still needed', () => {
    const named = Object.values(NAMED[locale]);
    for (const key of Object.keys(ELSEWHERE)) {
      expect(
        named.some((pattern) => pattern.test(messages.get(key) ?? '')),
        key,
      ).toBe(true);
    }
  });
});

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s|\n/);
}
