import { z } from 'zod';
import { AGE_RANGES, CHILDREN_COUNTS, CORE_PACKAGES, PLAN_TYPES } from '#features/quote/quote.ts';
import { readLines } from './question-lines.ts';

/* The first 120 questions in each language, written before the assistant and not changed to suit it. */

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

const mention = z.string().min(1);

/** One figure of a quote, the monthly total unless it says another, and the choices it belongs to. */
const pricedFigure = z.strictObject({
  planType: z.enum(PLAN_TYPES),
  primaryAge: z.enum(AGE_RANGES),
  numberOfChildren: z.literal(CHILDREN_COUNTS).default(0),
  selectedCorePackage: z.enum(CORE_PACKAGES).optional(),
  includeHospitalPackage: z.boolean().default(false),
  figure: z
    .enum(['totalPremium', 'basicCoverage', 'childrenCost', 'packagesCost', 'perPerson'])
    .default('totalPremium'),
});

/**
 * A question as a visitor types it, with what makes an answer to it right. Mentions are compared as `mentions.ts`
 * says.
 */
const question = z.strictObject({
  ask: z.string().min(1),
  /** The visitor's earlier messages, oldest first, when the question follows up on them. */
  before: z.array(z.string().min(1)).optional(),
  kind: z.enum(QUESTION_KINDS),
  /** What a right answer says: something of every group. */
  needs: z.array(z.array(mention).min(1)),
  /** What no right answer asserts; it may deny it. */
  never: z.array(mention),
  /** Paths, one of which must be among the answer's links, as `links.ts` compares them. */
  cites: z.array(z.string().startsWith('/')).optional(),
  /** The site does not know, or the assistant must not do it: a right answer says so. */
  declines: z.literal(true).optional(),
  /** Where the right answer stands: a file of docs/product, or the site's own text. */
  because: z.string().min(1),
  /** What the amounts with cents in `needs` are the price of. They were computed by hand. */
  prices: z.array(pricedFigure).optional(),
});
export type Question = z.output<typeof question>;

export const FIRST_QUESTIONS = {
  en: readLines('first-questions.en.jsonl', question),
  es: readLines('first-questions.es.jsonl', question),
} as const;
