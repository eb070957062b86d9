import { type Phrases, phrases } from '../../engine/phrases.ts';
import type { Question } from '../../engine/question.ts';
import { ASKS, NEWS_ASKS } from './asks.ts';
import { BLOCKING_LISTS } from './blocking-lists.ts';
import { ASKED_LISTS } from './word-lists.ts';

/** One way to ask: all of these, none of those. */
type Way = { all: readonly Phrases[]; none: Phrases };

const LISTS = { ...ASKED_LISTS, ...BLOCKING_LISTS };
/** Never asked of us, whatever the rest of a message is. */
const NEVER = phrases('@treatment|@elsewhere|@animal|@others', LISTS);
const PASSAGES = ASKS.map(([id, ways]) => ({ id, ways: readWays(ways) }));
const NEWS = NEWS_ASKS.map(([term, ways]) => ({ term, ways: readWays(ways) }));

/**
 * The passage that a message asks for in one of the ways that we know, whatever story it tells besides.
 *
 * @param before the message that it leans on: both together must ask, and something of it must be in the question itself
 * @returns the passage's id
 */
export function findAsked({ plain }: Question, before?: Question): string | undefined {
  if (NEVER.isIn(plain)) return undefined;
  if (!before) return PASSAGES.find(({ ways }) => ways.some((way) => fits(way, plain)))?.id;
  const both = `${before.plain} . ${plain}`;
  return PASSAGES.find(({ ways }) =>
    ways.some(
      (way) => fits(way, both) && !fits(way, before.plain) && way.all.some((part) => part.isIn(plain)),
    ),
  )?.id;
}

/** The term of the news that a message asks for. */
export function findAskedNews({ plain, locale }: Question): string | undefined {
  return NEWS.find(({ ways }) => ways.some((way) => fits(way, plain)))?.term[locale];
}

function fits({ all, none }: Way, plain: string): boolean {
  return all.every((part) => part.isIn(plain)) && !none.isIn(plain);
}

function readWays(ways: string): Way[] {
  return ways.split('\n').map((line) => {
    const [wanted = '', unwanted = ''] = line.split(' - ');
    return {
      all: wanted.split(' + ').map((part) => phrases(part, LISTS)),
      none: phrases(unwanted, LISTS),
    };
  });
}
