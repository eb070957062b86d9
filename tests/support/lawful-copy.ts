/**
 * What the law forbids in texts about the plans, as a check over messages in both languages. Florida Statutes: 636.210
 * (words that a discount plan may not use), 636.212 (its disclosures), 641.408 (words that a prepaid health clinic may
 * not use). Spanish texts are held to the same words.
 */

/** Words that would make a discount plan look like insurance (636.210), in both languages, without accents. */
const DISCOUNT_PLAN_WORDS = [
  /\b(un)?insur\w*/,
  /\bhealth[- ]plans?\b/,
  /\b(coverages?|cover(s|ed|ing)?)\b/,
  /\bco-?pay(s|ments?)?\b/,
  /\bpremiums?\b/,
  /\bpre-?existing\b/,
  /\bguaranteed issue\b/,
  /\bppos?\b|\bpreferred provider/,
  /\b(seguros?|asegura(r|do|da|dos|das|dora|doras|nza|nzas))\b/,
  /\bplan(es)? (de salud|medicos?)\b/,
  /\b(coberturas?|cubr\w+|cubiert[oa]s?)\b/,
  /\bco-?pagos?\b/,
  /\bprimas?\b/,
  /\bpreexistentes?\b/,
  /\bemision garantizada\b/,
];

/** Words that a prepaid health clinic may not be described with (641.408). */
const CLINIC_WORDS = [
  /\b(un)?insur\w*/,
  /\bhmos?\b|\bhealth maintenance\b|\bmantenimiento de (la )?salud\b/,
  /\b(casualty|surety|mutual)\b/,
  /\b(seguros?|asegura(do|da|dos|das|dora|doras|nza|nzas))\b/,
];

/** Words that no text of the site needs for either plan; where a fixed label has one, it is named. */
const SITE_WORDS = [
  ...CLINIC_WORDS,
  /\bhealth[- ]plans?\b/,
  /\bplan(es)? (de salud|medicos?)\b/,
  /\bpremiums?\b/,
  /\bprimas?\b/,
  /\bcoverages?\b/,
  /\bcoberturas?\b/,
];

const DISCOUNT_PLAN = /\bdpos?\b|\bdiscount( medical)? plans?\b|\bplan(es)? de descuentos?\b/;
const CLINIC = /\bphc\b|\bprepaid health clinics?\b|\bclinicas? de salud prepagadas?\b/;

/** Sentences that say what a plan is not, which the law allows and asks for. Taken out before the words are sought. */
const DISCLAIMERS = /\b(this plan|it) is not insurance\.|\b(este plan )?no es un seguro\./g;

/** The federal program, whose number people have: nobody's plan. */
const SOCIAL_SECURITY = /\bseguro social\b/g;

/**
 * Whether a message is tagged as being about the discount plan: its key says `discountPlan`, or it is one of the five
 * disclosures themselves.
 */
export function isAboutDiscountPlan(key: string): boolean {
  return key.includes('discountPlan') || key.startsWith('site.disclosures.');
}

/** Whether a text names the discount plan; its key must then be tagged. */
export function namesDiscountPlan(text: string): boolean {
  return DISCOUNT_PLAN.test(plain(text));
}

/**
 * The forbidden words in one message.
 *
 * @param key decides which words: all of them for a text about the discount plan
 * @param allowsDisclaimers whether sentences such as "It is not insurance." are approved in this message
 */
export function forbiddenWords(key: string, text: string, allowsDisclaimers = false): string[] {
  const words = plain(text)
    .replace(SOCIAL_SECURITY, '')
    .replace(allowsDisclaimers ? DISCLAIMERS : /$^/g, '');
  const patterns = [
    ...(isAboutDiscountPlan(key) || namesDiscountPlan(text) ? DISCOUNT_PLAN_WORDS : []),
    ...(CLINIC.test(words) ? CLINIC_WORDS : []),
    ...SITE_WORDS,
  ];
  return [
    ...new Set(patterns.map((pattern) => pattern.exec(words)?.[0]).filter((found) => found !== undefined)),
  ];
}

/** Lower case without accents, so that "Prima" and "médico" are found too. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
