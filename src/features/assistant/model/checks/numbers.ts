/** A number that a text states. A time of day is in minutes, its half of the day unknown when it is not said. */
export type StatedNumber = { value: number; unit: Unit | 'time' | 'clock' | undefined };

type Token = { text: string; value: number | undefined };

const NOON = 12 * 60;
const TIME =
  /(?<![\d.,:])(\d{1,2})(?::(\d{2}))?\s{0,2}(?:([ap])\.?\s?m\b\.?|(?:de|en|por) la (manana|tarde|noche)|in the (morning|afternoon|evening))/g;
const CLOCK = /(?<![\d.,:])(\d{1,2}):(\d{2})(?!\d)/g;
const TOKEN = /\$|%|[-–—]|\d+(?:[.,]\d+)*|\p{L}+/gu;
/** How many words may be between a number and its unit. */
const WORDS_BETWEEN = 3;

/**
 * The numbers that a text states, in digits or in words, with what they count. Phone numbers must have been taken out.
 *
 * @param text in English or Spanish
 */
export function statedNumbers(text: string): StatedNumber[] {
  const found: StatedNumber[] = [];
  const rest = lowerPlain(text)
    .replace(TIME, (_, hour: string, minute = '0', half?: string, parte?: string, part?: string) => {
      const isAfternoon = half === undefined ? parte !== 'manana' && part !== 'morning' : half === 'p';
      found.push({ value: timeOfDay(Number(hour), Number(minute), isAfternoon), unit: 'time' });
      return ' ; ';
    })
    .replace(CLOCK, (_, hour: string, minute: string) => {
      found.push({ value: (Number(hour) * 60 + Number(minute)) % NOON, unit: 'clock' });
      return ' ; ';
    })
    .replace(/\bpor ciento\b|\bporciento\b/g, '%');
  const tokens = readTokens(rest);
  for (const [position, token] of tokens.entries()) {
    const stated =
      token.value === undefined ? wordBeforeUnit(tokens, position) : numberAt(tokens, position, token.value);
    if (stated) found.push(stated);
  }
  return found;
}

/** Lower case without accents; letters, digits and punctuation stay where they are. */
export function lowerPlain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function timeOfDay(hour: number, minute: number, isAfternoon: boolean): number {
  return ((hour % 12) * 60 + minute + (isAfternoon ? NOON : 0)) % (2 * NOON);
}

/** Numbers of several words are one token: "thirty-six", "treinta y seis", "two hundred". */
function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [word] of text.matchAll(TOKEN)) {
    const value = /^\d/.test(word) ? readDigits(word) : SPELLED.get(word);
    const multiplier = MULTIPLIERS.get(word);
    const last = tokens.at(-1);
    const tens = tokens.at(-2)?.value;
    const joins = last?.text === '-' || last?.text === 'y';
    if (multiplier !== undefined) {
      if (last?.value === undefined) tokens.push({ text: word, value: multiplier });
      else last.value *= multiplier;
    } else if (joins && value !== undefined && value < 10 && isTens(tens) && !/\d/.test(word)) {
      tokens.splice(-2, 2, { text: word, value: tens + value });
    } else {
      tokens.push({ text: word, value });
    }
  }
  return tokens;
}

function isTens(value: number | undefined): value is number {
  return value !== undefined && value >= 20 && value <= 90 && value % 10 === 0;
}

/** "10,500" is ten thousand five hundred; "15.75" and, in Spanish, "15,75" have decimals. */
function readDigits(text: string): number {
  return Number(
    text
      .replace(/,(?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/[.,](?=.*[.,])/g, ''),
  );
}

function wordBeforeUnit(tokens: readonly Token[], position: number): StatedNumber | undefined {
  const value = BEFORE_UNIT.get(tokens[position]?.text ?? '');
  const unit = UNITS.get(tokens[position + 1]?.text ?? '');
  return value === undefined || unit === undefined ? undefined : { value, unit };
}

function numberAt(tokens: readonly Token[], position: number, value: number): StatedNumber {
  if (tokens[position - 1]?.text === '$') return { value, unit: 'dollar' };
  for (let next = position + 1; next <= position + WORDS_BETWEEN; next += 1) {
    const token = tokens[next];
    const unit = UNITS.get(token?.text ?? '');
    if (unit) return { value, unit };
    const leadsOn = token?.value !== undefined || BETWEEN.has(token?.text ?? '') || isRange(tokens, next);
    if (!leadsOn) break;
  }
  return { value, unit: undefined };
}

/** "3 to 6", but not the article in "3 a year". */
function isRange(tokens: readonly Token[], position: number): boolean {
  return RANGE.has(tokens[position]?.text ?? '') && tokens[position + 1]?.value !== undefined;
}

/** Numbers that people write as words, lower case without accents. Not those that are mostly other words. */
const SPELLED: ReadonlyMap<string, number> = new Map(
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
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
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
const UNITS: ReadonlyMap<string, Unit> = new Map(
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
const BEFORE_UNIT: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['un', 1],
  ['una', 1],
  ['uno', 1],
  ['once', 11],
]);

/** May be between a number and its unit: "45 business days", "30-day". */
const BETWEEN: ReadonlySet<string> = new Set([
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
const RANGE: ReadonlySet<string> = new Set(['-', '–', '—', 'to', 'a', 'and', 'y', 'or', 'o', 'u', 'hasta']);
