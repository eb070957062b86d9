import { LOYALTY_TIERS } from '#features/faq/loyalty-tiers.ts';
import type { Question } from '../../engine/question.ts';
import { readMonths } from './read-months.ts';
import {
  ASKING_FOR_IT,
  BREAK,
  EXTRA_PROCEDURES,
  FIRST,
  HIGHEST,
  LEVEL,
  LEVEL_WISH,
  MEMBERSHIP,
  NO_SUCH_TIER,
  NOT_A_TIER,
  OTHER_LEVEL,
  PROCEDURES,
  PROGRAM,
  REWARD,
  TIER_NAMES,
  WHEN,
  WHICH_AM_I,
  WHICH_PROCEDURES,
  WORTH,
} from './tier-words.ts';

export type Tier = (typeof LOYALTY_TIERS)[number];

/** What is asked of the loyalty program, the most special first. */
export type TierMatter =
  | 'break'
  | 'mine'
  | 'automatic'
  | 'procedures'
  | 'start'
  | 'highest'
  | 'status'
  | 'first'
  | 'program';

export type TierRequest = {
  matter: TierMatter;
  /** The tiers that are named. */
  tiers: readonly Tier[];
  /** Months of membership that the visitor tells of. */
  months: number | undefined;
  /** Asks what the procedures are, too. */
  whichOnes: boolean;
};

/**
 * Reads a question about the loyalty program.
 *
 * @returns undefined when it is about something else
 */
export function readTiers(question: Question): TierRequest | undefined {
  const { plain } = question;
  const tiers = namedTiers(question);
  const months = readMonths(plain);
  const isAsked =
    tiers.length > 0 ||
    PROGRAM.test(plain) ||
    EXTRA_PROCEDURES.test(plain) ||
    (LEVEL.test(plain) && LEVEL_WISH.test(plain) && !OTHER_LEVEL.test(plain)) ||
    (months !== undefined && MEMBERSHIP.test(plain) && (REWARD.test(plain) || WORTH.test(plain)));
  if (!isAsked || (OTHER_LEVEL.test(plain) && tiers.length === 0)) return undefined;
  return { matter: readMatter(plain, tiers, months), tiers, months, whichOnes: WHICH_PROCEDURES.test(plain) };
}

/** The tiers a message names; a metal that is money or a tooth is none. */
export function namedTiers({ plain }: Question): Tier[] {
  if (NOT_A_TIER.test(plain)) return [];
  return LOYALTY_TIERS.filter(({ id }) => TIER_NAMES[id].test(plain));
}

function readMatter(plain: string, tiers: readonly Tier[], months: number | undefined): TierMatter {
  if (NO_SUCH_TIER.test(plain)) return 'program';
  if (BREAK.test(plain)) return 'break';
  if (months !== undefined) return 'mine';
  if (HIGHEST.test(plain) && tiers.length === 0) return 'highest';
  if (PROCEDURES.test(plain)) return 'procedures';
  if (ASKING_FOR_IT.test(plain)) return 'automatic';
  if (tiers.length > 0) return WHEN.test(plain) ? 'start' : 'procedures';
  if (FIRST.test(plain)) return 'first';
  if (WHICH_AM_I.test(plain)) return 'status';
  return 'program';
}
