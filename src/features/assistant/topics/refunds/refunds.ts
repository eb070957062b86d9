import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { Answer } from '../../engine/answer.ts';
import { answerWords } from '../../engine/answer-words.ts';
import { declinedAnswer } from '../../engine/declined-answer.ts';
import { officeHours } from '../../engine/office-hours.ts';
import type { Question } from '../../engine/question.ts';
import type { Understood } from '../../engine/topic.ts';
import type { SaidPart } from '../../passages/passage-source.ts';
import { saySiteText } from '../../passages/say-site-text.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import { asksOtherMoney, type RefundRequest, readFurther, readRefund } from './read-refund.ts';

const words = answerWords(english, spanish);

/** Written, with a reason, signed; and where it goes. */
const REQUEST: SaidPart = ['policies.refunds.request', 0, 1, 2];
const FEE: SaidPart = ['policies.refunds.intro', 0, 1];
const TIME: SaidPart = 'policies.refunds.processing';
/** Each names its plan. */
const BOTH_LIMITS: readonly SaidPart[] = [
  ['faq.questions.firstJoin.answer', 3, 4],
  ['faq.questions.firstJoin.discountPlan', 0],
];

/** Leaving a plan, and getting money back: until when, how, who signs, when it comes, and the fee (specification, section 9). */
export function refunds(question: Question): Understood | undefined {
  // What other money comes back is not on the site, and the refund policy would be a wrong answer.
  if (asksOtherMoney(question)) return unknown(question.locale);
  const request = readRefund(question);
  return request && understand(request, question.locale);
}

function unknown(locale: Locale): Understood {
  return { answer: ({ site }) => declinedAnswer(locale, site), continueWith: () => undefined };
}

function understand(request: RefundRequest, locale: Locale): Understood {
  return {
    answer: ({ site }) => answerRefund(request, locale, site),
    continueWith: (next) => {
      const own = readRefund(next);
      const further = own ? { ...own, plan: own.plan ?? request.plan } : readFurther(request, next);
      return further && understand(further, next.locale);
    },
  };
}

function answerRefund({ matters, plan }: RefundRequest, locale: Locale, site: Site): Answer {
  const t = words(locale);
  const facts = { customerService: site.phones.customerService, hours: officeHours(site, locale) };
  const text = matters.includes('leave')
    ? [t('leave', facts), ...leavingParts(plan).map((parts) => saySiteText(site, locale, parts))].join('\n\n')
    : saySiteText(site, locale, partsOf(matters, plan));
  const late = matters.includes('limit') ? ` ${t('late', facts)}` : '';
  const help = matters.includes('signs') ? ` ${t('help', facts)}` : '';
  const status = matters.includes('arrives') ? ` ${t('status', facts)}` : '';
  return {
    kind: 'answer',
    text: `${text}${late}${help}${status}`,
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
  if (matters.includes('form') || matters.includes('signs')) parts.push(REQUEST);
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
