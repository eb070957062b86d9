import { isIn } from './doctor-words.server.ts';
import type { MarkedTokens, Span } from './marked-tokens.ts';

/** From this age on nobody is a pediatrician's. */
const ADULT_YEARS = 18;

/** How old the patient is said to be, and the words that say so. */
export type SaidAge = Span & { isChild: boolean };

/**
 * The ages of people that a text says: "5 year old", "2 yrs old", "de 3 años", "tiene 5 meses", "age 7". "For 3 months" and
 * "desde hace 2 semanas" are none.
 */
export function findAges({ all }: MarkedTokens): SaidAge[] {
  return [...all.keys()].flatMap((index) => {
    const number = /^\d{1,3}$/.exec(all[index] ?? '')?.[0];
    if (number === undefined) return [];
    const [before, unit, after] = [all[index - 1], all[index + 1], all[index + 2]];
    const isYears = isIn('years', unit);
    const isChild = Number(number) < ADULT_YEARS || (!isYears && unit !== undefined);
    if (isIn('aged', before))
      return [{ from: index - 1, to: index + 1, isChild: Number(number) < ADULT_YEARS }];
    if (!isYears && !isIn('parts of a year', unit)) return [];
    if (isIn('old', after)) return [{ from: index, to: index + 3, isChild }];
    return isIn('of an age', before) || unit === 'yo' || unit === 'yearold'
      ? [{ from: index, to: index + 2, isChild }]
      : [];
  });
}
