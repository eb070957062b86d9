import { plainWords } from '#features/directory/need/read-words.server.ts';
import { formatDate } from '#i18n/format.ts';
import { LOCALES } from '#i18n/locale.ts';
import type { Closure, Site } from '#site/site.ts';
import type { Question } from '../../engine/topic.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';

/* Days on which the hours are others: which of them a question is about. */

/** Words that the names of several days have, or that say no day: "día de", "gracias". */
const SAYS_NO_DAY = new Set(plainWords(readWordLists('hours').list('closureWords')));
/** A shorter word is part of too many others. */
const SHORTEST_WORD = 4;

/** The days that a question names by what they are or by their date. */
export function namedClosures({ plain }: Question, { closures }: Site): readonly Closure[] {
  const asked = plain.split(' ').filter(saysDay);
  return closures.filter(({ date, words }) => {
    const names = LOCALES.flatMap((locale) => plainWords(words[locale])).filter(saysDay);
    const isNamed = names.some((name) => asked.some((word) => isSameWord(name, word)));
    return isNamed || LOCALES.some((locale) => ` ${plain} `.includes(` ${dayAndMonth(date, locale)} `));
  });
}

const saysDay = (word: string) => word.length >= SHORTEST_WORD && !SAYS_NO_DAY.has(word);

/** "New Year" is asked for by "new years" as well. */
const isSameWord = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** "november 26", "26 de noviembre": without the year, as people ask. */
function dayAndMonth(date: string, locale: (typeof LOCALES)[number]): string {
  return plainWords(formatDate(date, locale))
    .slice(0, locale === 'en' ? 2 : 3)
    .join(' ');
}
