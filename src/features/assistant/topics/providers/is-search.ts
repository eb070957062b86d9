import { withoutAsides } from './asides.ts';
import { DOCTOR_WORDS } from './doctor-words.ts';
import type { Mention } from './find-specialty.ts';
import type { Words } from './marked-words.ts';
import { FILLERS } from './ordinary-words.ts';
import type { Reading } from './read-message.ts';
import {
  asksOnCoverage,
  asksWhere,
  asksWhomToSee,
  isSomebodysOwn,
  needsCare,
  seeksSomebody,
} from './search-signals.ts';

/** So many words with a specialty among them are a search, without any verb: "dentist?", "oculista por favor". */
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
export function isSearch({ wish, mention, words }: Reading, plain: string): boolean {
  const hasPlace = (wish.place !== undefined && !wish.place.isGuess) || wish.lacksPlace !== undefined;
  const isOnCoverage = asksOnCoverage(plain);
  if (wish.doctor !== undefined) return !isOnCoverage || hasPlace;
  if (isOnCoverage && !(hasPlace && mention?.certainty === 'person' && seeksCovered(mention, plain)))
    return false;
  // Nothing else on the site goes by ZIP code.
  if (words.all.length === 1 && wish.place?.zipCode !== undefined) return true;
  if (mention === undefined)
    return wish.isConcluded === true || isForAnyDoctor(words, plain, hasPlace, wish.language);

  if (asksWhomToSee(plain) || (hasPlace && !mention.isChild && asksWhere(plain))) return true;
  const isNarrowed = hasPlace || wish.language !== undefined;
  if (mention.certainty === 'person') return isForPerson(mention, words, plain, { hasPlace, isNarrowed });
  if (mention.certainty === 'field') {
    const isOfPlans = 'specialty' in mention && OF_PLANS.has(mention.specialty);
    return isNarrowed || (words.all.length <= FEW_FIELD_WORDS && !isOfPlans) || asksWhere(plain);
  }
  if (hasPlace && !mention.isChild && needsCare(plain)) return true;
  return isForAnyDoctor(words, plain, hasPlace, wish.language);
}

/** Whether a word tells nothing about what is looked for. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || DOCTOR_WORDS.has(word);
}

/** Whether nothing is said besides what was understood and everyday words. */
export function saysNothingElse({ all, understood }: Words, plain: string): boolean {
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
  words: Words,
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
  words: Words,
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
