import type { Locale } from '#i18n/locale.ts';
import { findLanguage } from './find-language.ts';
import type { Question } from './question.ts';

/** How people shorten words in chats, by language; a word that both languages have stays as it is. */
const SHORT_FORMS: Record<Locale, Record<string, string>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    b4: 'before',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    thru: 'through',
    til: 'until',
    till: 'until',
    wich: 'which',
    whats: 'what is',
    hows: 'how is',
    wheres: 'where is',
    yr: 'year',
    yrs: 'years',
    nite: 'night',
  },
  es: {
    q: 'que',
    k: 'que',
    xq: 'por que',
    pq: 'por que',
    x: 'por',
    pa: 'para',
    pal: 'para el',
    toy: 'estoy',
    tmb: 'tambien',
    tb: 'tambien',
    d: 'de',
    grax: 'gracias',
  },
};

const LEANING: Record<Locale, RegExp> = {
  en: /^(?:and|what about|how about|what if|or|but|so|also|then|ok(?:ay)? (?:and|now|so|then|what)|now|same|with|without|plus|add)\b|\b(?:that|it|them|those|there|that one|this one|instead|too|as well|per person|each)\b/,
  es: /^(?:y|e|o|pero|entonces|tambien|ahora|ok (?:y|ahora|entonces)|bueno (?:y|ahora)|que tal|con|sin|mas|agrega|si)\b|\b(?:eso|ese|esa|esos|esas|lo mismo|alli|ahi|ellos|tambien|por persona|cada uno)\b/,
};
/** A question this short mostly leans on the one before. */
const FEW_WORDS = 4;

/**
 * Reads one message.
 *
 * @param text the message with personal numbers masked
 * @param fallback the language when the message does not tell: that of the conversation so far, else of the page
 */
export function readQuestion(text: string, fallback: Locale): Question {
  const trimmed = text.trim();
  const words = plainWords(trimmed);
  const locale = findLanguage(words) ?? fallback;
  const shortForms = SHORT_FORMS[locale];
  const plain = words
    .map((word) => (Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word))
    .join(' ');
  return {
    text: trimmed,
    plain,
    locale,
    leans: words.length <= FEW_WORDS || LEANING[locale].test(plain),
  };
}

/** "¿Cuánto cuesta? I'm 27" → cuanto, cuesta, im, 27. Numbers keep their decimals: "15.75". */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’‘`´]/gu, '')
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)*|[\p{L}\d]+/gu) ?? []
  );
}
