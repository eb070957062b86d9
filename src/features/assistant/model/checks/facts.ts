import { type AmountWord, amountWordsIn } from './amount-patterns.ts';
import { CALENDAR_WORDS, SPANISH_WEEKEND } from './calendar-lexicon.ts';
import { withoutEchoes } from './echoes.ts';
import { nameWords, statedNames } from './names.ts';
import { type StatedNumber, statedNumbers } from './numbers.ts';
import { phonesIn, withoutPhones } from './phones.ts';

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
