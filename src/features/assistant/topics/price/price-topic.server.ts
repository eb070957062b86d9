import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { quotePlan } from '../../engine/answer-text.ts';
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
      return withNotes(answer, asked, locale, site);
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

/** Which plan a price is for; and who calls it insurance gets the disclosure of what the discount plan is not. */
function withNotes(
  answer: Answer,
  { ask, saysInsurance }: PriceQuestion,
  locale: Locale,
  site: Site,
): Answer {
  const isPriced = answer.kind === 'answer' && ask !== 'county';
  const notes = [
    ...(isPriced ? [quotePlan(site, locale)] : []),
    ...(saysInsurance ? [priceTranslator(locale)('notInsurance')] : []),
  ];
  return { ...answer, text: [answer.text, ...notes].join('\n\n') };
}
