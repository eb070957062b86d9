import type { Locale } from '#i18n/locale.ts';
import type { Answer, Sources, Topic, Understood } from '../../engine/topic.ts';
import {
  answerCheapestPackage,
  answerCheapestPlan,
  answerChild,
  answerCoreLimit,
  answerCounty,
  answerFee,
  answerPackage,
  answerPackages,
  answerTable,
} from './answer-parts.ts';
import { answerEitherPlan, answerTotal } from './answer-total.ts';
import { priceTranslator } from './say-price.ts';
import {
  type Ask,
  continuePrice,
  type PriceQuestion,
  readAsPrice,
  resumePrice,
  understandPrice,
} from './understand-price.ts';

/**
 * What a plan costs a month, and what is part of that price. Every amount comes from the quote's rules
 * (docs/product/quote.md); what they need and the visitor has not given is asked for.
 */
export const priceTopic: Topic = (question) => {
  const understood = understandPrice(question);
  return understood && understoodAs(understood, question.locale);
};

/** A question that asks for a price, whatever its words: the whole price, if it asks nothing narrower. */
export function pricesAbout(ask: Ask): Topic {
  return (question) => understoodAs(readAsPrice(question, ask), question.locale);
}

function understoodAs(asked: PriceQuestion, locale: Locale): Understood {
  return {
    answer: (sources) => withNote(answerPrice(asked, locale, sources), asked, locale),
    continueWith: (next) => {
      const continued = continuePrice(asked, next);
      return continued && understoodAs(continued, next.locale);
    },
    resumeWith: (next) => understoodAs(continuePrice(asked, next) ?? resumePrice(asked, next), next.locale),
  };
}

function answerPrice(asked: PriceQuestion, locale: Locale, { site }: Sources): Answer {
  const { ask, slots } = asked;
  switch (ask) {
    case 'child':
      return answerChild(slots, locale);
    case 'package':
      return answerPackage(asked, locale);
    case 'packages':
      return answerPackages(asked, locale);
    case 'cheapestPackage':
      return answerCheapestPackage(slots, locale);
    case 'cheapestPlan':
      return answerCheapestPlan(slots, locale);
    case 'coreLimit':
      return answerCoreLimit(slots, locale);
    case 'county':
      return answerCounty(slots, locale);
    case 'fee':
      return answerFee(slots, locale);
    case 'table':
      return answerTable(locale);
    case 'eitherPlan':
      return answerEitherPlan(slots, locale);
    default:
      return answerTotal(asked, locale, site);
  }
}

/** Who calls it insurance gets the disclosure of what the discount plan is not. */
function withNote(answer: Answer, { saysInsurance }: PriceQuestion, locale: Locale): Answer {
  if (!saysInsurance) return answer;
  return { ...answer, text: `${answer.text}\n\n${priceTranslator(locale)('notInsurance')}` };
}
