import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { Answer, Topic, Understood } from '../../engine/topic.ts';
import {
  answerCheapestPackage,
  answerCheapestPlan,
  answerChild,
  answerCounty,
  answerPackage,
  answerPackages,
  answerTable,
} from './answer-parts.server.ts';
import { answerEitherPlan, answerTotal } from './answer-total.server.ts';
import { answerUncertain } from './answer-uncertain.server.ts';
import { priceTranslator } from './say-price.ts';
import {
  type Ask,
  continuePrice,
  describesPlan,
  type PriceQuestion,
  readAsPrice,
  resumePrice,
} from './understand-price.server.ts';

/** A message that describes a plan asks what it costs. */
export const priceTopic: Topic = (question) =>
  describesPlan(question) ? pricesAbout('total')(question) : undefined;

/**
 * What a plan costs a month, and what is part of that price. Every amount comes from the quote's rules
 * (docs/product/quote.md); what they need and the visitor has not given is asked for.
 */
export function pricesAbout(ask: Ask): Topic {
  return (question) => understoodAs(readAsPrice(question, ask), question.locale);
}

function understoodAs(asked: PriceQuestion, locale: Locale): Understood {
  return {
    answer: ({ site }) => {
      const answer = asked.isUncertain
        ? answerUncertain(asked, locale)
        : ANSWERS[asked.ask](asked, locale, site);
      return withNote(answer, asked, locale);
    },
    continueWith: (next) => {
      const continued = continuePrice(asked, next);
      return continued && understoodAs(continued, next.locale);
    },
    resumeWith: (next) => understoodAs(continuePrice(asked, next) ?? resumePrice(asked, next), next.locale),
  };
}

/** The answer to each thing that is asked. */
const ANSWERS: Record<Ask, (asked: PriceQuestion, locale: Locale, site: Site) => Answer> = {
  total: answerTotal,
  perPerson: answerTotal,
  child: ({ slots }, locale) => answerChild(slots, locale),
  package: answerPackage,
  packages: answerPackages,
  cheapestPackage: ({ slots }, locale) => answerCheapestPackage(slots, locale),
  cheapestPlan: ({ slots }, locale) => answerCheapestPlan(slots, locale),
  county: ({ slots }, locale) => answerCounty(slots, locale),
  table: (_, locale) => answerTable(locale),
  eitherPlan: ({ slots }, locale) => answerEitherPlan(slots, locale),
};

/** Who calls it insurance gets the disclosure of what the discount plan is not. */
function withNote(answer: Answer, { saysInsurance }: PriceQuestion, locale: Locale): Answer {
  if (!saysInsurance) return answer;
  return { ...answer, text: `${answer.text}\n\n${priceTranslator(locale)('notInsurance')}` };
}
