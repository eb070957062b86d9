import type { Question } from '../../engine/topic.ts';
import { findDoctorName, readAsName } from './find-doctor-name.server.ts';
import type { Mention } from './find-specialty.server.ts';
import { findNamedLanguage } from './find-spoken-language.server.ts';
import { type MarkedTokens, wordsOf } from './marked-tokens.ts';
import type { ProviderSlots } from './provider-slots.server.ts';
import { type Reading, readMessage, withoutGaps } from './read-message.server.ts';
import {
  asksForOwnDoctor,
  asksOnCoverage,
  asksToBook,
  asksWhere,
  asksWhomToSee,
  isOthersQuestion,
  isSomebodysOwn,
  needsCare,
  seeksSomebody,
  withoutAsides,
} from './search-signals.ts';
import { DOCTOR_WORDS, FILLERS } from './stop-words.server.ts';

/** "Show me more", "¿hay otros?" */
const MORE = /\b(?:more|others?|another|next|mas|otr[oa]s?|siguientes?|demas)\b/;
/** After these "and for my kid?" asks for a pediatrician; an eye doctor stays one. */
const ANY_AGE: ReadonlySet<string> = new Set(['General Medicine', 'Internal Medicine']);

/**
 * Reads a message as a search for a doctor of its own.
 *
 * @returns undefined when it is not certainly one: questions about prices, waiting, benefits, joining the network
 */
export function extractProviderSlots(question: Question): ProviderSlots | undefined {
  const { plain } = question;
  if (asksForOwnDoctor(plain)) {
    const doctor = findDoctorName(question.text, wordsOf(plain));
    return { ...(doctor ? { doctor } : { lacksName: true }), asides: [], shown: 0 };
  }
  if (asksToBook(plain)) return { ...readMessage(question).slots, isBooking: true };
  if (isOthersQuestion(plain)) return undefined;
  const reading = readMessage(question);
  return isSearch(reading, plain) ? reading.slots : undefined;
}

/**
 * Reads a message that follows up on a search: "and in pasco", "que hable español", "33012".
 *
 * @param before the search so far
 * @returns what it adds or changes; undefined when it says anything else
 */
export function readChange(question: Question, before: ProviderSlots): ProviderSlots | undefined {
  const { plain } = question;
  if (isOthersQuestion(plain) || asksOnCoverage(plain) || asksToBook(plain)) return undefined;
  const { slots: read, mention, words } = readMessage(question);
  const isOnlyTheirAge = mention?.certainty === 'topic' && mention.isChild;
  if (isOnlyTheirAge && before.specialty && !ANY_AGE.has(before.specialty)) return undefined;

  const language = read.language ?? findNamedLanguage(words);
  const doctor = read.doctor ?? (before.lacksName ? readAsName(question.text, words) : undefined);
  const slots: ProviderSlots = { ...read, ...withoutGaps({ language, doctor }) };
  const { specialty, missing, place, lacksPlace, asides } = slots;
  const says = specialty ?? missing ?? place ?? lacksPlace ?? language ?? doctor ?? asides[0];
  return says !== undefined && saysNothingElse(words, plain) ? slots : undefined;
}

/** Whether a message that follows up on a search asks for more of the same, and for nothing else. */
export function asksForMore({ plain }: Question): boolean {
  return MORE.test(plain) && plain.split(' ').every(isFiller);
}

/**
 * A message of at most this many words with a specialty among them is a search, without any verb: "dentist?", "oculista
 * por favor".
 */
const FEW_WORDS = 4;
const FEW_WORDS_WITH_PLACE = 7;
const FEW_FIELD_WORDS = 2;
/** Said of packages and benefits as much as of doctors. */
const OF_PLANS: ReadonlySet<string> = new Set([
  'Dental',
  'Diagnostics',
  'Optometry',
  'Preventive Panels',
  'Surgery',
]);
const GREETING =
  /^(?:hi|hello|hey|hola|buenas|buenos|dias|tardes|noches|an?|the|un|una|el|la|good|morning|and|y|please)$/;

/** Whether a message of which this was read looks for a doctor, and does not only speak of one. */
function isSearch({ slots, mention, words }: Reading, plain: string): boolean {
  const hasPlace = (slots.place !== undefined && !slots.place.isGuess) || slots.lacksPlace !== undefined;
  const isOnCoverage = asksOnCoverage(plain);
  if (slots.doctor !== undefined) return !isOnCoverage || hasPlace;
  if (isOnCoverage && !(hasPlace && mention?.certainty === 'person' && seeksCovered(mention, plain)))
    return false;
  // Nothing else on the site goes by ZIP code.
  if (words.all.length === 1 && slots.place?.zipCode !== undefined) return true;
  if (mention === undefined)
    return slots.isConcluded === true || isForAnyDoctor(words, plain, hasPlace, slots.language);

  if (asksWhomToSee(plain) || (hasPlace && !mention.isChild && asksWhere(plain))) return true;
  const isNarrowed = hasPlace || slots.language !== undefined;
  if (mention.certainty === 'person') return isForPerson(mention, words, plain, { hasPlace, isNarrowed });
  if (mention.certainty === 'field') {
    const isOfPlans = 'specialty' in mention && OF_PLANS.has(mention.specialty);
    return isNarrowed || (words.all.length <= FEW_FIELD_WORDS && !isOfPlans) || asksWhere(plain);
  }
  if (hasPlace && !mention.isChild && needsCare(plain)) return true;
  return isForAnyDoctor(words, plain, hasPlace, slots.language);
}

/** Whether a word says nothing about what is looked for. */
function isFiller(word: string): boolean {
  return FILLERS.has(word) || DOCTOR_WORDS.has(word);
}

/** Whether nothing is said besides what was understood and everyday words. */
function saysNothingElse({ all, understood }: MarkedTokens, plain: string): boolean {
  const left = withoutAsides(plain).split(' ');
  let next = 0;
  return all.every((word, index) => {
    const found = left.indexOf(word, next);
    if (found >= 0) next = found + 1;
    return found < 0 || understood.has(index) || isFiller(word);
  });
}

/** "Dentist in Hialeah covered by the plan", "how many pediatricians in Ocala"; not "do you cover dentists in Miami". */
function seeksCovered({ from }: Mention, plain: string): boolean {
  return from === 0 || seeksSomebody(plain) || /\b(?:how many|cuant[oa]s)\b/.test(plain);
}

function isForPerson(
  { from }: Mention,
  words: MarkedTokens,
  plain: string,
  { hasPlace, isNarrowed }: { hasPlace: boolean; isNarrowed: boolean },
): boolean {
  const before = words.all.slice(0, from);
  if (isSomebodysOwn(before.join(' '))) return hasPlace && seeksSomebody(plain);
  // "Neurologist for epilepsy follow up".
  const isFirst = before.every((word) => GREETING.test(word));
  return isNarrowed || isFirst || words.all.length <= FEW_WORDS || seeksSomebody(plain);
}

/** "A doctor", without saying which: at a place, speaking a language, or nothing but that. */
function isForAnyDoctor(
  words: MarkedTokens,
  plain: string,
  hasPlace: boolean,
  language: string | undefined,
): boolean {
  const seeks = seeksSomebody(plain);
  if (language !== undefined && hasPlace && seeks) return true;
  if (!words.all.some((word) => DOCTOR_WORDS.has(word))) return false;
  if (language !== undefined) return true;
  if (hasPlace) return seeks || words.all.length <= FEW_WORDS_WITH_PLACE;
  // "Do you have specialists" asks about the plan.
  if (/\b(?:have|tienen|tiene)\b/.test(plain)) return false;
  return (seeks || words.all.length <= FEW_FIELD_WORDS) && saysNothingElse(words, plain);
}
