import type { Locale } from '#i18n/locale.ts';
import type { Question, Sources, Topic, Understood } from '../../engine/topic.ts';
import { conceptsIn } from '../../learning/read-examples.server.ts';
import { answerChild, answerCounty, answerPackages, answerTable } from './answer-parts.server.ts';
import { answerPlan } from './answer-plan.server.ts';
import { type Ask, changeControls, changesControls, type PriceQuestion } from './controls.server.ts';
import { says } from './price-words.server.ts';
import { type PlanRead, readPlan } from './read-plan.server.ts';

/** A message that describes a plan asks what it costs: two of who, how old, how many children and which package. */
export const priceTopic: Topic = (question) =>
  detailsOfPlan(question) > 1 || says('whether free', readPlan(question).said)
    ? pricesAbout('plan')(question)
    : undefined;

/** How many of who is covered, how old, how many children and which package a message says. */
export function detailsOfPlan(question: Question): number {
  const { planType, age, children, packages } = readPlan(question);
  const hasPackage = packages.cores.length > 0 || packages.hospital === true;
  return [planType, age, children, hasPackage || undefined].filter((detail) => detail !== undefined).length;
}

/**
 * Whether a message after a price goes on with that plan, though its words are no follow-up's: "son 3, se me olvidó el
 * chiquito", "es que viene otro, ¿y con tres?". Who asks what a couple or a package costs may mean another plan.
 */
export function goesOnWithPlan(question: Question): boolean {
  const read = readPlan(question, 'next');
  if (read.age !== undefined) return false;
  if (says('per person', read.said)) return true;
  // "Which package has dental", "individual or family": of all plans.
  const isOfAll = read.packages.benefits.length > 0 || read.isEither;
  const isAnother = detailsOfPlan(question) > 0 && conceptsIn(question.text).has('price');
  return changesControls(read, {}) && !isOfAll && !isAnother;
}

/**
 * What a plan costs a month: answered at once, with the calculator's controls set as they were said
 * (docs/decisions/0035-a-price-is-a-small-calculator.md). Every amount comes from the quote's rules.
 */
export function pricesAbout(ask: Ask): Topic {
  return (question) => {
    const read = readPlan(question);
    return understoodAs(
      { ask: narrowed(ask, read), controls: changeControls({}, read), read },
      question.locale,
    );
  };
}

function understoodAs(asked: PriceQuestion, locale: Locale): Understood {
  const next = (question: Question) =>
    understoodAs(continued(asked, readPlan(question, 'next')), question.locale);
  return {
    answer: ({ site }) => answerOf(asked, locale, site),
    continueWith: (question) => {
      const read = readPlan(question, 'next');
      const goesOn =
        changesControls(read, asked.controls) || says('per person', read.said) || says('a year', read.said);
      return goesOn ? next(question) : undefined;
    },
    resumeWith: next,
  };
}

function answerOf(asked: PriceQuestion, locale: Locale, site: Sources['site']) {
  switch (asked.ask) {
    case 'packages':
      return answerPackages(asked, locale, site);
    case 'child':
      return answerChild(asked.controls, locale, site);
    case 'county':
      return answerCounty(locale);
    case 'table':
    case 'cheapest':
      return answerTable(asked, locale, site);
    default:
      return answerPlan(asked, locale, site);
  }
}

/** What is asked, as far as what was said of the plan narrows it: whoever gives an age asks for their own plan. */
function narrowed(ask: Ask, { age, planType, children, packages, isEither, said }: PlanRead): Ask {
  if (isEither && packages.cores.length === 0) return 'table';
  if (ask === 'child' && age === undefined) return children === 0 ? 'table' : 'child';
  const isOwn = age !== undefined && ask !== 'cheapest';
  const count = packages.cores.length + Number(packages.hospital === true);
  const isPackageAlone = !isOwn && count > 0 && !children && !packages.isAdded;
  if (isPackageAlone || (count > 0 && age === undefined && says('package alone', said))) return 'packages';
  const isOfPlan = isOwn || planType !== undefined || children !== undefined;
  const isOfBenefits = packages.benefits.length > 0 || (packages.hasWord && !packages.isNone);
  if (count === 0 && isOfBenefits && !isOfPlan) return 'packages';
  // "With Sonrisa Perfecta" is a plan's price, too.
  const isAdded = ask === 'packages' && count > 0 && packages.isAdded;
  return isAdded || (isOwn && ask !== 'perPerson') ? 'plan' : ask;
}

/** The next message changes the controls; a package that was asked about stays the question until a plan is described. */
function continued({ ask, controls: before }: PriceQuestion, read: PlanRead): PriceQuestion {
  const controls = changeControls(before, read);
  const isPlan = read.age !== undefined || read.children !== undefined || before.age !== undefined;
  const staysPackages = ask === 'packages' && !isPlan && controls.core !== 'none';
  return { ask: read.isEither ? 'table' : staysPackages ? 'packages' : 'plan', controls, read };
}
