import type {
  AgeRange,
  ChildrenCount,
  CorePackageId,
  PlanType,
  PricedChoices,
} from '#features/quote/quote.ts';

export const QUESTION_KINDS = [
  'fact',
  'price',
  'doctor',
  'hours',
  'tier',
  'refund',
  'grievance',
  'chat',
  'trap',
  'unsupported',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * A question as a visitor types it, with what makes an answer to it right. Mentions are compared as `mentions.ts`
 * says. The sets were written before the assistant and are not changed to suit it.
 */
export type Question = {
  ask: string;
  /** The visitor's earlier messages, oldest first, when the question follows up on them. */
  before?: readonly string[];
  kind: QuestionKind;
  /** What a right answer says: something of every group. */
  needs: readonly (readonly string[])[];
  /** What no right answer asserts; it may deny it. */
  never: readonly string[];
  /** Paths, one of which must be among the answer's links, as `links.ts` compares them. */
  cites?: readonly string[];
  /** The site does not know, or the assistant must not do it: a right answer says so. */
  declines?: true;
  /** Where the right answer stands: a file of docs/product, or the site's own text. */
  because: string;
  /** What the amounts with cents in `needs` are the price of. They were computed by hand. */
  prices?: readonly PricedFigure[];
};

/** One figure of a quote, and the choices it belongs to. */
export type PricedFigure = {
  choices: PricedChoices;
  figure: 'basicCoverage' | 'childrenCost' | 'packagesCost' | 'totalPremium' | 'perPerson';
};

type Extras = {
  children?: ChildrenCount;
  core?: CorePackageId;
  hospital?: boolean;
  figure?: PricedFigure['figure'];
};

/** The monthly total, or another figure, of a plan with what is added to it. */
export function priceOf(planType: PlanType, primaryAge: AgeRange, extras: Extras = {}): PricedFigure {
  const { children = 0, core, hospital = false, figure = 'totalPremium' } = extras;
  return {
    choices: {
      planType,
      primaryAge,
      numberOfChildren: children,
      selectedCorePackage: core,
      includeHospitalPackage: hospital,
    },
    figure,
  };
}
