import { anyOf } from '#features/directory/need/patterns.ts';
import { LOYALTY_TIERS } from '#features/faq/faq.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { answerTranslator, serviceFacts } from '../../engine/answer-text.ts';
import type { Answer, Question, Topic, Understood } from '../../engine/topic.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';
import { readMonths } from './read-months.server.ts';

const translator = answerTranslator(english.tiers, spanish.tiers);
type Words = ReturnType<typeof translator>;

type Tier = (typeof LOYALTY_TIERS)[number];

/** What is asked of the loyalty program, the most special first. */
type TierMatter = 'break' | 'mine' | 'automatic' | 'procedures' | 'start' | 'highest' | 'status' | 'program';

type TierRequest = {
  matter: TierMatter;
  /** The tiers that are named. */
  tiers: readonly Tier[];
  /** Months of membership that the visitor names. */
  months: number | undefined;
  /** Asks what the procedures are, too. */
  whichOnes: boolean;
};

/** Where the site says what a matter is about. */
const PLACES: Record<TierMatter, string> = {
  break: '/#faq-loyalty-program',
  highest: '/#faq-diamond-tier',
  mine: '/#faq-tier-status',
  automatic: '/#faq-advance-tiers',
  procedures: '/#faq-diamond-tier',
  start: '/#faq-advance-tiers',
  status: '/#faq-tier-status',
  program: '/#faq-loyalty-program',
};

/** The loyalty program (docs/product/plan-facts.md): one matter of it, of the tiers and the months that a question names. */
export function tiersAbout(matter: TierMatter): Topic {
  return (question) => {
    const tiers = namedTiers(question);
    const months = readMonths(question.plain);
    const whichOnes = WHICH_PROCEDURES.test(question.plain);
    return understand({ matter: narrower(matter, tiers, months), tiers, months, whichOnes }, question.locale);
  };
}

/** Whoever says how long they have been members, or names a tier, gets an answer about that. */
function narrower(matter: TierMatter, tiers: readonly Tier[], months: number | undefined): TierMatter {
  if (months !== undefined && matter !== 'break') return 'mine';
  return matter === 'automatic' && tiers.length > 0 ? 'start' : matter;
}

function understand(request: TierRequest, locale: Locale): Understood {
  return {
    answer: ({ site }) => answerTiers(request, locale, site),
    continueWith: (next) => continueTiers(request, next),
  };
}

/** "And silver?" asks of another tier what the question before asked. */
function continueTiers(request: TierRequest, next: Question): Understood | undefined {
  const tiers = namedTiers(next);
  if (tiers.length === 0) return undefined;
  const matter = isOfOneTier(request.matter) ? request.matter : 'procedures';
  return understand({ ...request, matter, tiers }, next.locale);
}

function isOfOneTier(matter: TierMatter): boolean {
  return matter === 'start' || matter === 'procedures' || matter === 'break';
}

function answerTiers(request: TierRequest, locale: Locale, site: Site): Answer {
  const t = translator(locale);
  const { matter } = request;
  return {
    kind: 'answer',
    text: `${textOf(request, t, serviceFacts(site, locale))}\n\n${t('whichPlan')}`,
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

/** The tiers a message names; a metal that is money or a tooth is none. */
function namedTiers({ plain }: Question): Tier[] {
  if (NOT_A_TIER.test(plain)) return [];
  return LOYALTY_TIERS.filter(({ id }) => TIER_NAMES.get(id)?.test(plain));
}

/** The words of the loyalty program. Both languages, as Floridians mix them. */
const LISTS = readWordLists('tiers');
const TIER_NAMES = new Map(LOYALTY_TIERS.map(({ id }) => [id, anyOf(LISTS.list(id))]));
/** "Plata" is money, too, and gold and silver are what fillings and jewels are made of. */
const NOT_A_TIER = anyOf(LISTS.list('no tier'));
const WHICH_PROCEDURES = anyOf(LISTS.list('which procedures'));
