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
    tho: 'though',
    wich: 'which',
    whats: 'what is',
    wats: 'what is',
    wat: 'what',
    whos: 'who is',
    whens: 'when is',
    theres: 'there is',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    gimme: 'give me',
    lemme: 'let me',
    dunno: 'do not know',
    ppl: 'people',
    bc: 'because',
    cuz: 'because',
    wo: 'without',
    mo: 'month',
    mos: 'months',
    appt: 'appointment',
    appts: 'appointments',
    meds: 'medicines',
    medication: 'medicine',
    medications: 'medicines',
    hrs: 'hours',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    hubby: 'husband',
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
    dl: 'del',
    grax: 'gracias',
    grs: 'gracias',
    bn: 'bien',
    toi: 'estoy',
    tamos: 'estamos',
    ta: 'esta',
    dnd: 'donde',
    cdo: 'cuando',
    cndo: 'cuando',
    xfa: 'por favor',
    xfavor: 'por favor',
    pf: 'por favor',
    porfavor: 'por favor',
    porfis: 'por favor',
    msj: 'mensaje',
    hrs: 'horas',
    qiero: 'quiero',
    kiero: 'quiero',
    kisiera: 'quisiera',
    qe: 'que',
    ke: 'que',
    aki: 'aqui',
    asta: 'hasta',
    ase: 'hace',
    aser: 'hacer',
    ago: 'hago',
    ablar: 'hablar',
    nesesito: 'necesito',
    nececito: 'necesito',
    kuanto: 'cuanto',
    pueo: 'puedo',
    uste: 'usted',
    ud: 'usted',
    uds: 'ustedes',
    vdd: 'verdad',
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
    .join(' ')
    .replace(/\b(rayos?) por\b/, '$1 x');
  return {
    text: trimmed,
    plain,
    locale,
    leans: words.length <= FEW_WORDS || LEANING[locale].test(plain),
  };
}

/** "¿Cuánto cuestaaa? I'm 27" → cuanto, cuesta, im, 27. Numbers keep their decimals: "15.75". */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’‘`´]/gu, '')
      .toLowerCase()
      // "Holaaa", "pleaseee": no word of either language has a letter three times.
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .match(/\d+(?:[.,]\d+)*|[\p{L}\d]+/gu) ?? []
  );
}
