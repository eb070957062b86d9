/**
 * Which plan each benefit, wait, credit, limit and price belongs to, and who says so. The same table is in
 * docs/product/plan-facts.md; a test compares them. Pages import its types alone, so that a label costs no bytes and
 * the type check proves it ({@link LabelledFact}).
 */

/**
 * The prepaid health clinic, the discount plan, both, the plan of the calculator's prices (the setting `QUOTE_PLAN`), or
 * one that the operator has yet to name.
 */
export type FactPlan = 'phc' | 'dpo' | 'both' | 'quote' | 'unconfirmed';

export type PlanFact = {
  /** The rule in one line, as in the document. */
  rule: string;
  plan: FactPlan;
  /** Where the rule stands, then where its plan does. */
  source: string;
};

const LIST = "the customer's benefits and plan facts";
/** Its list names no plan; a discount plan has no waiting periods and pays for no care. */
const CLINIC_BENEFIT = `${LIST}; plan: 636.202, 636.210`;

export const PLAN_FACTS = {
  monthlyPrice: {
    rule: 'basic monthly price, and $15.75 for each child',
    plan: 'quote',
    source: "the customer's price table, which names no plan",
  },
  packages: {
    rule: 'packages, their benefits and prices',
    plan: 'quote',
    source: "the customer's price table, which names no plan",
  },
  applicationFee: { rule: '$25.00, not refundable', plan: 'both', source: "the customer's refunds and fees" },
  clinicRefund: {
    rule: 'in full minus the fee, requested within 3 days of the application',
    plan: 'phc',
    source: "the customer's refunds and fees",
  },
  discountPlanRefund: {
    rule: 'within 30 days of enrollment',
    plan: 'dpo',
    source: "the customer's refunds and fees; 636.208",
  },
  copayment: {
    rule: 'a minimal copayment',
    plan: 'phc',
    source: "the customer's description of the plans; plan: 636.210",
  },
  miamiDadeCopayment: {
    rule: '$5 in Miami-Dade',
    plan: 'phc',
    source: "the customer's words for the hero",
  },
  negotiatedRate: {
    rule: 'members pay a negotiated rate for all services',
    plan: 'dpo',
    source: "the customer's description of the plans",
  },
  notInsurance: {
    rule: 'is not insurance and pays no provider',
    plan: 'dpo',
    source: "the customer's description of the plans; 636.212",
  },
  hospitalStays: { rule: 'no hospital stays', plan: 'phc', source: '641.402' },
  withoutCopayment: {
    rule: 'benefits without copayments start 30 days after activation',
    plan: 'phc',
    source: CLINIC_BENEFIT,
  },
  panels: {
    rule: 'preventive control panels start after 90 days, available every 3 months',
    plan: 'phc',
    source: CLINIC_BENEFIT,
  },
  specialists: {
    rule: 'some visits to specialists have a wait of 60 days',
    plan: 'phc',
    source: CLINIC_BENEFIT,
  },
  laboratory: {
    rule: 'laboratory services 3 times per contract year',
    plan: 'phc',
    source: CLINIC_BENEFIT,
  },
  cleanings: { rule: '2 dental cleanings a year', plan: 'phc', source: CLINIC_BENEFIT },
  credit: {
    rule: 'a credit of $200 for X-rays and ultrasounds, and immunizations for ages 0 to 18 and from 61 (61+)',
    plan: 'phc',
    source: CLINIC_BENEFIT,
  },
  dentalCredit: {
    rule: 'a separate dental credit of $200 a year, after 6 months of membership',
    plan: 'phc',
    source: CLINIC_BENEFIT,
  },
  loyalty: {
    rule: 'loyalty tiers and their additional procedures',
    plan: 'unconfirmed',
    source: `${LIST}, which name no plan`,
  },
} as const satisfies Record<string, PlanFact>;

export type FactName = keyof typeof PLAN_FACTS;

/** A fact with its plan: no other plan passes the type check. */
export type LabelledFact = {
  [Name in FactName]: { fact: Name; plan: (typeof PLAN_FACTS)[Name]['plan'] };
}[FactName];
