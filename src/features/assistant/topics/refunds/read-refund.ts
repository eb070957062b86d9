import type { Question } from '../../engine/question.ts';
import {
  ARRIVES,
  CANCEL,
  CLINIC,
  COMPLAINT,
  DISCOUNT,
  FEE,
  FORM,
  GONE,
  HOW,
  IN_TIME,
  JOINED,
  LEAVE,
  LIMIT,
  NOT_THE_PLAN,
  ONLY_FEE,
  OTHER_MATTERS,
  REFUND,
  REGRET,
  SIGNS,
  WHEN,
} from './refund-words.ts';

const SIGNS_UP = /\bsign(?:ed|ing|s)? (?:me |us |up )*up\b/g;

/** A message of so few words that wants a plan no longer speaks of nothing else. */
const FEW_WORDS = 5;

/**
 * `leave`: how to end the plan, and what comes back; `fee`: if it is given back; `limit`: until when; `form`: how it is
 * written and sent; `arrives`: when it comes.
 */
export type RefundMatter = 'leave' | 'fee' | 'limit' | 'form' | 'signs' | 'arrives';

/** What a message asks about getting money back. */
export type RefundRequest = {
  /** Empty when it only asks for the money, or how to get it. */
  matters: readonly RefundMatter[];
  /** Undefined when the message does not say which. */
  plan: 'clinic' | 'discountPlan' | undefined;
};

/** Reads a message that speaks of refunds by itself; undefined for any other. */
export function readRefund({ plain }: Question): RefundRequest | undefined {
  if (OTHER_MATTERS.isIn(plain)) return undefined;
  const plan = planOf(plain);
  if (FEE.isIn(plain) && (GONE.isIn(plain) || REFUND.isIn(plain)))
    return { matters: plan || LIMIT.isIn(plain) ? ['limit', 'fee'] : ['fee'], plan };
  const leaves = wantsToLeave(plain);
  if (!REFUND.isIn(plain) && !isRegret(plain)) return leaves ? { matters: ['leave'], plan } : undefined;
  const matters = mattersOf(plain);
  return { matters: leaves && matters.length === 0 ? ['leave'] : matters, plan };
}

/** Whether somebody wants to end the plan, whenever it was taken; a few words of regret say so, too. */
function wantsToLeave(plain: string): boolean {
  if (NOT_THE_PLAN.isIn(plain) || COMPLAINT.isIn(plain)) return false;
  return LEAVE.isIn(plain) || (REGRET.isIn(plain) && plain.split(' ').length <= FEW_WORDS);
}

/** Money back that is none of the plan's: for a taxi, a copayment, a hospital. */
export function asksOtherMoney({ plain }: Question): boolean {
  return OTHER_MATTERS.isIn(plain) && REFUND.isIn(plain);
}

/** Reads what follows a question about refunds: "and by phone?", "it was the discount one". */
export function readFurther(before: RefundRequest, { plain }: Question): RefundRequest | undefined {
  const plan = planOf(plain);
  const isFee = ONLY_FEE.isIn(plain);
  const matters: readonly RefundMatter[] = isFee ? ['fee'] : mattersOf(plain);
  if (plan === undefined && matters.length === 0 && !HOW.isIn(plain)) return undefined;
  return { matters, plan: plan ?? before.plan };
}

/** Wanting a plan no longer is about its refund when the plan was just taken, or when time matters. */
function isRegret(plain: string): boolean {
  if (COMPLAINT.isIn(plain)) return false;
  const isNew = JOINED.isIn(plain);
  if (REGRET.isIn(plain)) return isNew || WHEN.isIn(plain) || namesPlan(plain);
  return CANCEL.isIn(plain) && (IN_TIME.isIn(plain) || (isNew && WHEN.isIn(plain)));
}

function namesPlan(plain: string): boolean {
  return planOf(plain) !== undefined || /\b(?:plan|membership|membresia)\b/.test(plain);
}

function mattersOf(plain: string): RefundMatter[] {
  // "I mailed it a month ago, when does it come": the letter is written, and how long ago is no question of the limit.
  if (ARRIVES.isIn(plain)) return ['arrives'];
  const found: RefundMatter[] = LIMIT.isIn(plain) ? ['limit'] : [];
  if (SIGNS.isIn(plain.replace(SIGNS_UP, ' '))) found.push('signs');
  else if (FORM.isIn(plain)) found.push('form');
  return found;
}

function planOf(plain: string): RefundRequest['plan'] {
  const [clinic, discountPlan] = [CLINIC.isIn(plain), DISCOUNT.isIn(plain)];
  if (clinic === discountPlan) return undefined;
  return clinic ? 'clinic' : 'discountPlan';
}
