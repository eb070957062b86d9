import type { AccentColor } from '#ui/brand.tsx';

/**
 * The questions and answers of the home page as data: which there are, in which order, and the keys of their words.
 * Nothing here is shown by itself, so search engines' structured data and the assistant can use the same list. At the
 * end the two lists of plan facts that answers name.
 */

/** Words of a category are at `categories.<id>`; `icon` is a name of the design system's icons. */
type FaqCategory = {
  id: 'planBenefits' | 'network' | 'gettingStarted' | 'loyalty';
  icon: 'heart' | 'map-pin' | 'user' | 'star';
  color: AccentColor;
  entries: readonly FaqEntry[];
};

/** One question. Its answer is the text of its parts, one after the other. */
export type FaqEntry = {
  /** Last part of the address of the question: "diamond-tier" is at `#faq-diamond-tier`. */
  id: string;
  question: `questions.${string}.question`;
  answer: readonly `questions.${string}`[];
  /** Whether it is one of the few that stand there at first; the rest is shown when it is asked for. */
  isShownFirst?: true;
  /** Whether the table of loyalty tiers is below the answer. */
  showsTiers?: true;
  /** A page of this site that the answer sends to. */
  page?: 'quote' | 'providers' | 'refunds';
};

export const FAQ_CATEGORIES = [
  {
    id: 'planBenefits',
    icon: 'heart',
    color: 'blue',
    entries: [
      {
        id: 'loyalty-program',
        question: 'questions.loyaltyProgram.question',
        answer: ['questions.loyaltyProgram.answer'],
        showsTiers: true,
      },
      {
        id: 'benefits-start',
        question: 'questions.benefitsStart.question',
        isShownFirst: true,
        answer: ['questions.benefitsStart.answer', 'questions.benefitsStart.discountPlan'],
      },
      {
        id: 'preventive-panels',
        question: 'questions.preventivePanels.question',
        answer: ['questions.preventivePanels.answer', 'questions.preventivePanels.start'],
      },
      {
        id: 'dental-benefits',
        question: 'questions.dentalBenefits.question',
        answer: ['questions.dentalBenefits.answer'],
        page: 'quote',
      },
      {
        id: 'additional-benefits',
        question: 'questions.additionalBenefits.question',
        answer: ['questions.additionalBenefits.answer'],
      },
    ],
  },
  {
    id: 'network',
    icon: 'map-pin',
    color: 'green',
    entries: [
      {
        id: 'choose-pcp',
        question: 'questions.choosePcp.question',
        answer: ['questions.choosePcp.answer'],
        page: 'providers',
      },
      {
        id: 'service-areas',
        question: 'questions.serviceAreas.question',
        answer: ['questions.serviceAreas.answer'],
      },
      { id: 'referrals', question: 'questions.referrals.question', answer: ['questions.referrals.answer'] },
      {
        id: 'waiting-periods',
        question: 'questions.waitingPeriods.question',
        isShownFirst: true,
        answer: ['questions.waitingPeriods.answer'],
      },
    ],
  },
  {
    id: 'gettingStarted',
    icon: 'user',
    color: 'pink',
    entries: [
      {
        id: 'first-join',
        question: 'questions.firstJoin.question',
        isShownFirst: true,
        answer: [
          'questions.firstJoin.answer',
          'questions.firstJoin.clinicRefund',
          'questions.firstJoin.discountPlanRefund',
          'questions.firstJoin.leaving',
        ],
        page: 'refunds',
      },
      {
        id: 'customer-service',
        question: 'questions.customerService.question',
        answer: ['questions.customerService.answer'],
      },
      {
        id: '200-credits',
        question: 'questions.credits.question',
        answer: ['questions.credits.answer'],
      },
      {
        id: 'licensed',
        question: 'questions.licensed.question',
        answer: ['questions.licensed.answer', 'questions.licensed.discountPlan'],
      },
    ],
  },
  {
    id: 'loyalty',
    icon: 'star',
    color: 'teal',
    entries: [
      {
        id: 'advance-tiers',
        question: 'questions.advanceTiers.question',
        isShownFirst: true,
        answer: ['questions.advanceTiers.answer'],
        showsTiers: true,
      },
      {
        id: 'diamond-tier',
        question: 'questions.diamondTier.question',
        answer: ['questions.diamondTier.answer'],
      },
      {
        id: 'tier-status',
        question: 'questions.tierStatus.question',
        answer: ['questions.tierStatus.answer'],
      },
    ],
  },
] as const satisfies readonly FaqCategory[];

/** Every question, in the order of the page. */
export const FAQ_ENTRIES = FAQ_CATEGORIES.flatMap(({ entries }): readonly KnownEntry[] => entries);
type KnownEntry = (typeof FAQ_CATEGORIES)[number]['entries'][number];

/** The keys of all questions and answers in the `faq` messages. */
export type FaqTextKey = KnownEntry['question'] | KnownEntry['answer'][number];

/** The `id` of a question's element in the page: what its address points to. */
export function faqAnchor(id: string): string {
  return `faq-${id}`;
}

/** The counties that the plans serve (docs/product/plan-facts.md, Service areas). Names, alike in both languages. */
export const SERVICE_AREAS = [
  'Miami-Dade',
  'Broward',
  'Palm Beach',
  'Orange',
  'Osceola',
  'Seminole',
  'Hillsborough',
  'Pinellas',
  'Polk',
  'Pasco',
  'Lake',
] as const;

/** A tier of the loyalty program. Members advance by themselves through continuous membership. */
export type LoyaltyTier = {
  id: 'bronze' | 'silver' | 'gold' | 'diamond';
  /** Months of continuous membership after which it begins; 0 is the first day. */
  fromMonth: number;
  /** Additional procedures a year, at most; absent where the plan names none. */
  additionalProcedures?: number;
};

/** The four tiers (docs/product/plan-facts.md, Loyalty tiers). */
export const LOYALTY_TIERS = [
  { id: 'bronze', fromMonth: 0 },
  { id: 'silver', fromMonth: 12, additionalProcedures: 3 },
  { id: 'gold', fromMonth: 24, additionalProcedures: 4 },
  { id: 'diamond', fromMonth: 36, additionalProcedures: 5 },
] as const satisfies readonly LoyaltyTier[];
