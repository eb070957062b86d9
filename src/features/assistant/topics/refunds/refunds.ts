import { phrases } from '#features/directory/need/patterns.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { answerTranslator, serviceFacts } from '../../engine/answer-text.ts';
import type { Answer, Topic, Understood } from '../../engine/topic.ts';
import { type SaidPart, saySiteText } from '../../passages/say-site-text.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';

const translator = answerTranslator(english.refunds, spanish.refunds);

const CLINIC = phrases('phc|clinic|prepaid|pre_paid|clinica|prepagada|prepago|pre_pagada|pcs');
const DISCOUNT = phrases('dpo|discount|discounts|descuento|descuentos|discount_plan');

/**
 * `leave`: how to end the plan, and what comes back; `fee`: if it is given back; `limit`: until when; `arrives`: when
 * it comes.
 */
export type RefundMatter = 'leave' | 'fee' | 'limit' | 'arrives';

/** What is asked about getting money back. */
type RefundRequest = {
  /** Empty for the money itself, and how to get it. */
  matters: readonly RefundMatter[];
  /** Undefined when the message does not say which. */
  plan: 'clinic' | 'discountPlan' | undefined;
};

/** Written, with a reason, signed; and where it goes. */
const REQUEST: SaidPart = ['policies.refunds.request', 0, 1, 2];
const FEE: SaidPart = ['policies.refunds.intro', 0, 1];
const TIME: SaidPart = 'policies.refunds.processing';
/** Each names its plan. */
const BOTH_LIMITS: readonly SaidPart[] = [
  ['faq.questions.firstJoin.answer', 6, 7],
  ['faq.questions.firstJoin.discountPlan', 0],
];

/**
 * What the refund policy says to some matters, of the plan that a question names: until when, how, who signs, when it
 * comes, and the fee (docs/product/plan-facts.md, Refunds and fees).
 */
export function refundsAbout(...matters: readonly RefundMatter[]): Topic {
  return ({ plain, locale }) => understand({ matters, plan: planOf(plain) }, locale);
}

function understand(request: RefundRequest, locale: Locale): Understood {
  return {
    answer: ({ site }) => answerRefund(request, locale, site),
    // "It was the discount one."
    continueWith: (next) => {
      const plan = planOf(next.plain);
      return plan && understand({ ...request, plan }, next.locale);
    },
  };
}

function answerRefund({ matters, plan }: RefundRequest, locale: Locale, site: Site): Answer {
  const t = translator(locale);
  const facts = serviceFacts(site, locale);
  const text = matters.includes('leave')
    ? [t('leave', facts), ...leavingParts(plan).map((parts) => saySiteText(site, locale, parts))].join('\n\n')
    : saySiteText(site, locale, partsOf(matters, plan));
  const late = matters.includes('limit') ? ` ${t('late', facts)}` : '';
  const status = matters.includes('arrives') ? ` ${t('status', facts)}` : '';
  return {
    kind: 'answer',
    text: `${text}${late}${status}`,
    links: [{ href: '/policies/refund', label: t('link') }],
  };
}

function partsOf(matters: RefundRequest['matters'], plan: RefundRequest['plan']): SaidPart[] {
  const limits = limitsOf(plan);
  // Who only wants the money back needs both: until when, and how.
  if (matters.length === 0) return [...limits, REQUEST];
  const parts: SaidPart[] = [];
  if (matters.includes('limit')) parts.push(...limits, ['policies.refunds.request', 0]);
  if (matters.includes('fee')) parts.push(FEE);
  if (matters.includes('arrives')) parts.push(TIME);
  return parts;
}

/** The whole refund policy: whoever leaves wants to know what comes back, and asks nothing narrower. */
function leavingParts(plan: RefundRequest['plan']): (readonly SaidPart[])[] {
  return [limitsOf(plan), [FEE, REQUEST], [TIME]];
}

function limitsOf(plan: RefundRequest['plan']): readonly SaidPart[] {
  if (plan === 'clinic') return [['policies.refunds.clinic', 0, 1]];
  if (plan === 'discountPlan') return [['policies.refunds.discountPlan', 0, 1]];
  return BOTH_LIMITS;
}

/** The plan that a message names, when it is one. */
function planOf(plain: string): RefundRequest['plan'] {
  const [clinic, discountPlan] = [CLINIC.isIn(plain), DISCOUNT.isIn(plain)];
  if (clinic === discountPlan) return undefined;
  return clinic ? 'clinic' : 'discountPlan';
}
