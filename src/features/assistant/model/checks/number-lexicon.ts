/** Numbers that people write as words, lower case without accents. Not those that are mostly other words. */
export const SPELLED: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: 'two dos twice',
    3: 'three tres thrice',
    4: 'four cuatro',
    5: 'five cinco',
    6: 'six seis',
    7: 'seven siete',
    8: 'eight ocho',
    9: 'nine nueve',
    10: 'ten diez',
    11: 'eleven',
    12: 'twelve doce dozen docena',
    13: 'thirteen trece',
    14: 'fourteen catorce',
    15: 'fifteen quince',
    16: 'sixteen dieciseis',
    17: 'seventeen diecisiete',
    18: 'eighteen dieciocho',
    19: 'nineteen diecinueve',
    20: 'twenty veinte',
    24: 'veinticuatro',
    25: 'veinticinco',
    30: 'thirty treinta',
    40: 'forty cuarenta',
    50: 'fifty cincuenta',
    60: 'sixty sesenta',
    70: 'seventy setenta',
    80: 'eighty ochenta',
    90: 'ninety noventa',
    100: 'cien ciento',
    200: 'doscientos doscientas',
    300: 'trescientos trescientas',
    400: 'cuatrocientos cuatrocientas',
    500: 'quinientos quinientas',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
);

/** What multiplies the number before it: "two hundred", "10 thousand"; alone it is once that much. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['mil', 1000],
  ['k', 1000],
  ['million', 1_000_000],
  ['millones', 1_000_000],
]);

/** What a number counts, when it matters: "30 days" is not "30 months". */
export type Unit = 'dollar' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Words for units, lower case without accents. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['dollar', 'dollar dollars dolar dolares usd bucks'],
      ['percent', '% percent'],
      ['minute', 'minute minutes min mins minuto minutos'],
      ['hour', 'hour hours hr hrs hora horas'],
      ['day', 'day days dia dias'],
      ['week', 'week weeks semana semanas'],
      ['month', 'month months mes meses'],
      ['year', 'year years yr yrs ano anos'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** Words that are a number only before a unit: "one year", "un mes", "once meses" (and not the English "once"). */
export const BEFORE_UNIT: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['un', 1],
  ['una', 1],
  ['uno', 1],
  ['once', 11],
]);

/** May be between a number and its unit: "45 business days", "30-day". */
export const BETWEEN: ReadonlySet<string> = new Set([
  '-',
  'business',
  'working',
  'calendar',
  'full',
  'whole',
  'continuous',
  'consecutive',
  'more',
  'additional',
  'contract',
  'membership',
]);

/** Between two numbers of a range: the first has the unit of the second. */
export const RANGE: ReadonlySet<string> = new Set([
  '-',
  '–',
  '—',
  'to',
  'a',
  'and',
  'y',
  'or',
  'o',
  'u',
  'hasta',
]);
