import { LOYALTY_TIERS } from '#features/faq/loyalty-tiers.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { Answer } from '../../engine/answer.ts';
import { answerWords } from '../../engine/answer-words.ts';
import { officeHours } from '../../engine/office-hours.ts';
import type { Question } from '../../engine/question.ts';
import type { Understood } from '../../engine/topic.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import { namedTiers, readTiers, type Tier, type TierMatter, type TierRequest } from './read-tiers.ts';
import { BREAK, HOW_MANY } from './tier-words.ts';

const words = answerWords(english, spanish);
type Words = ReturnType<typeof words>;

/** Where the site says what a matter is about. */
const PLACES: Record<TierMatter, string> = {
  break: '/#faq-loyalty-program',
  highest: '/#faq-diamond-tier',
  mine: '/#faq-tier-status',
  automatic: '/#faq-advance-tiers',
  procedures: '/#faq-diamond-tier',
  start: '/#faq-advance-tiers',
  status: '/#faq-tier-status',
  first: '/#faq-loyalty-program',
  program: '/#faq-loyalty-program',
};

/** The loyalty program: which tier after how long, and what it brings (specification, section 4 and section 9). */
export function tiers(question: Question): Understood | undefined {
  const request = readTiers(question);
  return request && understand(request, question.locale);
}

function understand(request: TierRequest, locale: Locale): Understood {
  return {
    answer: ({ site }) => answerTiers(request, locale, site),
    continueWith: (next) => continueTiers(request, next),
  };
}

/**
 * "And silver?" asks of another tier what the question before asked, "and how many a year" more of the same tier, and
 * "what if I quit for a while" what becomes of it.
 */
function continueTiers(request: TierRequest, next: Question): Understood | undefined {
  const own = readTiers(next);
  const named = namedTiers(next);
  if (named.length === 0) {
    const matter = BREAK.test(next.plain) ? 'break' : HOW_MANY.test(next.plain) ? 'procedures' : undefined;
    return matter && understand({ ...request, matter }, next.locale);
  }
  const matter = own && own.matter !== 'procedures' ? own.matter : request.matter;
  return understand(
    { ...request, ...own, matter: isOfOneTier(matter) ? matter : 'procedures', tiers: named },
    next.locale,
  );
}

function isOfOneTier(matter: TierMatter): boolean {
  return matter === 'start' || matter === 'procedures' || matter === 'break';
}

function answerTiers(request: TierRequest, locale: Locale, site: Site): Answer {
  const t = words(locale);
  const { matter } = request;
  return {
    kind: 'answer',
    text: textOf(request, t, {
      customerService: site.phones.customerService,
      hours: officeHours(site, locale),
    }),
    links: [{ href: PLACES[matter], label: t('link') }],
  };
}

type Facts = { customerService: string; hours: string };

function textOf({ matter, tiers: named, months, whichOnes }: TierRequest, t: Words, facts: Facts): string {
  switch (matter) {
    case 'break':
      return t('break', facts);
    case 'automatic':
      return `${t('automatic')} ${startsOf(LOYALTY_TIERS, t)}`;
    case 'status':
      return statusText(t, facts);
    case 'first':
      return `${t('first')} ${startsOf(LOYALTY_TIERS, t)}`;
    case 'mine':
      return months === undefined ? statusText(t, facts) : mine(months, named, t);
    case 'highest': {
      const highest = LOYALTY_TIERS.slice(-1);
      return `${startsOf(highest, t)} ${proceduresOf(highest, t)}`;
    }
    case 'start':
      return `${startsOf(named, t)} ${t('automatic')}`;
    case 'procedures': {
      const ones = whichOnes ? ` ${t('whichOnes', facts)}` : '';
      return `${proceduresOf(named.length > 0 ? named : LOYALTY_TIERS, t)}${ones}`;
    }
    case 'program':
      return `${t('program')}\n\n${LOYALTY_TIERS.map((tier) => `- ${lineOf(tier, t)}`).join('\n')}`;
  }
}

function statusText(t: Words, facts: Facts): string {
  return `${t('count')} ${startsOf(LOYALTY_TIERS, t)} ${t('toBeSure', facts)}`;
}

/** The tier after so many months, and the next one, or the one that is asked for. */
function mine(months: number, named: readonly Tier[], t: Words): string {
  const tier = LOYALTY_TIERS.findLast(({ fromMonth }) => fromMonth <= months) ?? LOYALTY_TIERS[0];
  const next =
    named.find(({ fromMonth }) => fromMonth > months) ??
    LOYALTY_TIERS.find(({ fromMonth }) => fromMonth > months);
  const sentences = [
    t('mine', { months, tier: t(`names.${tier.id}`) }),
    proceduresOf([tier], t),
    next
      ? t('next', {
          tier: t(`names.${next.id}`),
          months: String(next.fromMonth),
          left: next.fromMonth - months,
        })
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function proceduresOf(named: readonly Tier[], t: Words): string {
  if (named.length > 1)
    return `${t('each')}\n\n${named.map((tier) => `- ${procedureLine(tier, t)}`).join('\n')}`;
  return named.map((tier) => procedureLine(tier, t)).join(' ');
}

function procedureLine(tier: Tier, t: Words): string {
  const name = t(`names.${tier.id}`);
  return 'additionalProcedures' in tier
    ? t('procedures', { tier: name, count: String(tier.additionalProcedures) })
    : t('noProcedures', { tier: name });
}

function startsOf(named: readonly Tier[], t: Words): string {
  return named
    .map(({ id, fromMonth }) => t('start', { tier: t(`names.${id}`), months: fromMonth }))
    .join(' ');
}

function lineOf(tier: Tier, t: Words): string {
  return `${t('start', { tier: t(`names.${tier.id}`), months: tier.fromMonth })} ${
    'additionalProcedures' in tier ? t('upTo', { count: String(tier.additionalProcedures) }) : ''
  }`.trim();
}
