import { PACKAGE_NAMES } from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../../engine/topic.ts';
import { allowedChildren, hasTooMany, NO_SLOTS, type QuoteSlots, rangesOf } from './quote-slots.ts';
import { ADULT_YEARS } from './read-ages.server.ts';
import { priced, priceTranslator, quoteTranslator } from './say-price.ts';
import type { PriceQuestion } from './understand-price.server.ts';

/**
 * Shows the plan as it was read, to be pressed if it is the right one, and names no price: the message says something
 * that the slots may not account for.
 */
export function answerUncertain({ slots }: PriceQuestion, locale: Locale): Answer {
  const plan = describePlan(slots, locale);
  const t = priceTranslator(locale);
  const tell = t(plan === undefined ? 'tellPlan' : 'pressPlan', { details: t('planDetails') });
  const answer = priced([`${t('unclear')} ${tell}`], NO_SLOTS, locale, 'question');
  return plan === undefined ? answer : { ...answer, suggestions: [plan] };
}

/**
 * A plan in one sentence, which is read as these slots and no others.
 *
 * @returns undefined when a price needs more than is known, or the rules do not take so many people
 */
export function describePlan(slots: QuoteSlots, locale: Locale): string | undefined {
  const { age, planType, children, hospital } = slots;
  const core = slots.core === 'none' ? undefined : slots.core;
  if (age === undefined || planType === undefined || children === 'several' || hasTooMany(slots))
    return undefined;
  const t = priceTranslator(locale);
  const [range = '65+'] = rangesOf(age);
  // At 65 two ranges apply; a minor is read by the range.
  const isInYears = typeof age === 'number' && age >= ADULT_YEARS;
  return t('plan', {
    planType,
    age: isInYears
      ? t('planYears', { years: age })
      : quoteTranslator(locale)(`ages.${range}`).toLocaleLowerCase(),
    children: allowedChildren(children) ?? 0,
    packages: t('planPackages', {
      has: core ? (hospital ? 'both' : 'core') : hospital ? 'hospital' : 'none',
      name: core ? PACKAGE_NAMES[core] : '',
    }),
  });
}
