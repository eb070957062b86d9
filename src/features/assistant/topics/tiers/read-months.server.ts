import { spelledAsDigits } from '../../engine/numbers.server.ts';

/** Numbers that are no digits after `spelledAsDigits`. */
const SPELLED = new Map<string, number>([
  ['one', 1],
  ['un', 1],
  ['una', 1],
  ['couple', 2],
  ['par', 2],
  ['once', 11],
]);

const NUMBER = `\\d{1,3}(?:[.,]\\d)?|${[...SPELLED.keys()].join('|')}`;
const YEARS = new RegExp(
  `(?<![a-z0-9])(${NUMBER}) (?:of |de |whole |full |entire |anos? y )?(?:years?|anos?)( and a half| y medio)?(?! old| de edad)(?![a-z])`,
);
const YEARS_AND_A_HALF = new RegExp(`(?<![a-z0-9])(${NUMBER}) and a half years?(?![a-z])`);
/** "Never missed a month" names no time. */
const MONTHS = new RegExp(
  `(?<!(?:ni|sin|fallar|fallado|falle|falte|faltar|faltado|missed|miss|missing|skipped) )(?<![a-z0-9])(${NUMBER}) (?:whole |full )?(?:months?|mos|meses|mes)(?![a-z])`,
);
const HALF_A_YEAR = /(?<![a-z0-9])(?:half a year|medio ano)(?![a-z])/;
/** "For a year", "a month ago"; "3 times a year" is no time that has passed. */
const A_YEAR =
  /(?<=(?:for|been|about|over|almost|after|just|already) )an? (?=year|month)|(?<![a-z0-9])an? (?=(?:year|month) (?:ago|now|already|and|as|with|in))/g;
/** The plans began in 2002. More years than this are somebody's age. */
const MOST_MONTHS = 30 * 12;

/**
 * How many whole months a message names: "14 months", "2 yrs", "año y medio", "un año y tres meses".
 *
 * @param plain the question's plain words
 * @returns undefined when it names none
 */
export function readMonths(plain: string): number | undefined {
  const text = spelledAsDigits(plain.split(' '))
    .join(' ')
    .replace(A_YEAR, '1 ')
    .replace(/(?<!(?:\d|un) )(?<![a-z0-9])ano y medio/, '1 ano y medio');
  const [withHalf, years, months] = [YEARS_AND_A_HALF.exec(text), YEARS.exec(text), MONTHS.exec(text)];
  if (!withHalf && !years && !months) return HALF_A_YEAR.test(text) ? 6 : undefined;
  const fromYears = withHalf ? countOf(withHalf[1]) + 0.5 : countOf(years?.[1]) + (years?.[2] ? 0.5 : 0);
  const all = Math.floor(fromYears * 12) + Math.floor(countOf(months?.[1]));
  return all <= MOST_MONTHS ? all : undefined;
}

function countOf(number = '0'): number {
  return SPELLED.get(number) ?? Number(number.replace(',', '.'));
}
