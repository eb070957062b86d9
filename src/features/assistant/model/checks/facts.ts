import { pattern } from '#features/directory/need/patterns.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { nameWords, statedNames } from './names.ts';
import { lowerPlain, type StatedNumber, statedNumbers } from './numbers.ts';

/** A text that an answer may rest on. */
export type Ground = {
  text: string;
  /** Whether it may give amounts of money, shares, phones and persons: an article may not. */
  isBinding: boolean;
  /** Words of our own that are nobody's name. */
  isOurs?: boolean;
};

/** What a set of texts states, to hold an answer to. */
export type Facts = {
  /** Whether the texts state a number; one without a unit may have any there. */
  haveNumber: (stated: StatedNumber) => boolean;
  havePhone: (phone: string) => boolean;
  /** Whether one text has all words of a person's name. */
  havePerson: (name: readonly string[]) => boolean;
  haveWord: (word: string) => boolean;
  /** Whether a word is in what is binding or our own, and not only in an article. */
  haveBindingWord: (word: string) => boolean;
  /** Whether a binding text says "free" or "half", in whatever words. */
  haveAmountWord: (word: AmountWord) => boolean;
};

const NOON = 12 * 60;

/** Collects what texts state. */
export function factsIn(grounds: readonly Ground[]): Facts {
  const numbers = new Set<string>();
  const phones = new Set<string>();
  const words = new Set<string>();
  const binding: ReadonlySet<string>[] = [];
  const bindingWords = new Set<string>();
  const amounts = new Set<AmountWord>();
  for (const { text, isBinding, isOurs } of grounds) {
    const own = [...nameWords(text), ...calendarWords(text)];
    for (const word of own) words.add(word);
    if (isBinding || isOurs) for (const word of own) bindingWords.add(word);
    for (const stated of statedNumbers(withoutPhones(text))) {
      if (isBinding || !isMoney(stated)) for (const key of keysOf(stated)) numbers.add(key);
    }
    if (!isBinding) continue;
    for (const amount of amountWordsIn(text)) amounts.add(amount);
    for (const phone of phonesIn(text)) phones.add(phone);
    for (const line of text.split('\n')) binding.push(new Set(nameWords(line)));
  }
  return {
    haveNumber: (stated) => numbers.has(keyOf(stated)),
    havePhone: (phone) => phones.has(phone),
    havePerson: (name) => binding.some((line) => name.every((word) => line.has(word))),
    haveWord: (word) => words.has(word),
    haveBindingWord: (word) => bindingWords.has(word),
    haveAmountWord: (word) => amounts.has(word),
  };
}

/**
 * The first thing that an answer states and the facts do not have.
 *
 * @param asked what the visitor said; ages and the like may be repeated
 */
export function findUnsupported(
  answer: string,
  facts: Facts,
  asked: string,
): 'phone' | 'number' | 'time' | 'name' | undefined {
  if (!phonesIn(answer).every(facts.havePhone)) return 'phone';
  if (!statedNumbers(withoutEchoes(withoutPhones(answer), asked)).every(facts.haveNumber)) return 'number';
  if (!amountWordsIn(answer).every(facts.haveAmountWord)) return 'number';
  if (!calendarWords(answer).every(facts.haveWord)) return 'time';
  const { persons, capitals, pairs } = statedNames(answer);
  if (!persons.every(facts.havePerson) || !capitals.every(facts.haveWord)) return 'name';
  // The first word of a sentence has its capital anyway: it is part of a name only where an article has it.
  const isNamed = ({ words, beginsSentence }: (typeof pairs)[number]) =>
    words.every(facts.haveBindingWord) || (beginsSentence && !words.every(facts.haveWord));
  return pairs.every(isNamed) ? undefined : 'name';
}

function calendarWords(text: string): string[] {
  return nameWords(text.replace(SPANISH_WEEKEND, ' weekend ')).filter((word) => CALENDAR_WORDS.has(word));
}

function isMoney({ unit }: StatedNumber): boolean {
  return unit === 'dollar' || unit === 'percent';
}

/** Under what a number is found again: with its unit, and without; a time of day also by its hour. */
function keysOf(stated: StatedNumber): string[] {
  const { value, unit } = stated;
  if (unit === undefined) return [keyOf(stated)];
  if (unit === 'time' || unit === 'clock') {
    const hour = Math.floor((value % NOON) / 60) || 12;
    return [
      keyOf(stated),
      keyOf({ value: value % NOON, unit: 'clock' }),
      keyOf({ value: hour, unit: undefined }),
    ];
  }
  return [keyOf(stated), keyOf({ value, unit: undefined })];
}

function keyOf({ value, unit }: StatedNumber): string {
  return `${value} ${unit ?? ''}`;
}

/** Numbers that an answer may name. */
const SHORT_NUMBERS = new RegExp(
  String.raw`\b(?:${EMERGENCY_NUMBERS.emergency}|${EMERGENCY_NUMBERS.suicideAndCrisis})\b`,
  'g',
);
const PHONE =
  /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)|(?<!\d)\d{3}[.-]\d{4}(?!\d)|\b1?-?8\d\d-[A-Z][A-Z-]{4,12}\b/g;

/** The phone numbers in a text, each as its digits (and letters) without the country's 1. */
function phonesIn(text: string): string[] {
  return [...text.matchAll(PHONE)].map(([found]) =>
    found.replace(/[^\dA-Z]/g, '').replace(/^1(?=.{10})/, ''),
  );
}

/** The text without its phone numbers, so that what is left are numbers that count something. */
function withoutPhones(text: string): string {
  return text.replace(PHONE, ' ; ').replace(SHORT_NUMBERS, ' ; ');
}

/** Numbers that say who is meant: an age, a count of people, a ZIP code. */
const ABOUT_THE_VISITOR = [
  /\b(?:ages?|aged|edad(?: de)?) (\d{1,2})\b/g,
  /\b(\d{1,2})[ -]years?[ -]old\b/g,
  /\b(?:de|con|tiene|tienen) (\d{1,2}) anos\b/g,
  /\b(\d{1,2}|two|three|four|dos|tres|cuatro) (?:kids|children|adults|people|hijos|hijas|ninos|ninas|adultos|personas)\b/g,
  /\b(3[2-4]\d{3})\b/g,
];

/**
 * Takes out of an answer what it repeats of the visitor's own ages, children and ZIP code: these need no source.
 * Amounts, shares and periods that a visitor names are not repeated so: they may be wrong.
 *
 * @param asked everything that the visitor said
 */
function withoutEchoes(answer: string, asked: string): string {
  const own = new Set(statedNumbers(asked).map(({ value }) => value));
  return ABOUT_THE_VISITOR.reduce(
    (text, pattern) =>
      text.replace(pattern, (found: string, number: string) =>
        statedNumbers(number).every(({ value }) => own.has(value)) ? ' ; ' : found,
      ),
    lowerPlain(answer),
  );
}

/** Amounts that are said without a number. */
export type AmountWord = 'free' | 'half';

const PATTERNS: readonly [AmountWord, RegExp][] = [
  [
    'free',
    // Not "toll-free", "feel free", "línea gratuita".
    pattern(
      String.raw`(?<!\btoll[ -]|\bfeel |\b(?:sugar|smoke|drug|gluten|hassle|worry|stress)[ -])\bfree\b(?! to )|
        \bgratis\b|(?<!\b(?:linea|llamada|numero|telefono) )\bgratuit[oa]s?\b|\bgratuitamente\b|\b(?:no|
        without|zero|cero|sin|ningun)(?: (?:extra|additional|any|ningun|adicional))? (?:costs?|charges?|
        fees?|costos?|costes?|cargos?)\b|\bcomplimentary\b`,
    ),
  ],
  ['half', /\bhalf\b(?!(?: an| a)? (?:hour|day)| past)|\bmitad\b|\bmedio precio\b/],
];

/** The amounts that a text says in words: "at no cost", "a mitad de precio". */
function amountWordsIn(text: string): AmountWord[] {
  const plain = lowerPlain(text);
  return PATTERNS.flatMap(([word, pattern]) => (pattern.test(plain) ? [word] : []));
}

/** Days, months and hours by name, lower case without accents: opening on one of them is a fact as a number is. */
const CALENDAR_WORDS: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays lunes martes miercoles jueves viernes sabado sabados domingo domingos weekend weekends holiday holidays
  feriado feriados festivo festivos midnight medianoche noon mediodia
  january february march april june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`
    .trim()
    .split(/\s+/),
);

/** The weekend in Spanish has no word of its own. */
const SPANISH_WEEKEND = /\bfin(?:es)? de semana\b/g;
