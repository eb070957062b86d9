import type { Question } from '../../engine/question.ts';
import { findAsides, withoutAsides } from './asides.ts';
import type { DoctorWish } from './doctor-wish.ts';
import { DOCTOR_WORDS } from './doctor-words.ts';
import { findDoctorName, readAsName } from './find-doctor-name.ts';
import { findPlace } from './find-place.ts';
import { findSpecialties, type Mention } from './find-specialty.ts';
import { findNamedLanguage, findSpokenLanguage } from './find-spoken-language.ts';
import { FILLERS } from './ordinary-words.ts';
import {
  asksForOwnDoctor,
  asksOnCoverage,
  asksWhomToSee,
  isOthersQuestion,
  isSomebodysOwn,
  seeksSomebody,
} from './search-signals.ts';
import { type Words, wordsOf } from './words.ts';

/** So many words with a specialty among them are a search, without any verb: "dentist?", "oculista por favor". */
const FEW_WORDS = 4;
const FEW_WORDS_WITH_PLACE = 7;
/** Body parts that are looked after by the same specialist in children; of the rest a pediatrician knows first. */
const SAME_FOR_CHILDREN: ReadonlySet<string> = new Set([
  'Dental',
  'Dermatology',
  'ENT (Ear, Nose, Throat)',
  'Ophthalmology',
  'Optometry',
  'Orthopedics',
  'Podiatry',
]);

/** Something hurts or is wrong. */
const TROUBLE =
  /\b(?:hurts?|hurting|pains?|painful|aches?|aching|sore|swollen|swelling|rash|itch\w*|bleed\w*|broke|broken|numb\w*|blurry|dizzy|lump|burn\w*|headache|toothache|cough\w*|fever|duelen?|dolor|doliendo|hinchad\w+|pica\w*|sangr\w+|manchas?|ronchas|sarpullido|arde\w*|molest\w+|mareo\w*|bolita|fiebre|tos|adormecid\w*)\b/;
/** "Show me more", "¿hay otros?" */
const MORE = /\b(?:more|others?|another|next|mas|otr[oa]s?|siguientes?|demas)\b/;
/** Of these "and for my kid?" makes a pediatrician. */
const ANY_FAMILY_MEMBER: ReadonlySet<string> = new Set(['General Medicine', 'Internal Medicine']);

/** Everything that was read in a message, and what is left of it. */
type Reading = { wish: DoctorWish; mention: Mention | undefined; words: Words; rest: string[] };

/**
 * Reads a message as a search for a doctor of its own.
 *
 * @returns undefined when it is not certainly one: questions about prices, waiting, benefits, joining the network
 */
export function readWish(question: Question): DoctorWish | undefined {
  const { plain } = question;
  if (asksForOwnDoctor(plain)) return { lacksName: true, asides: [], shown: 0, ...ownDoctorsName(question) };
  if (isOthersQuestion(plain)) return undefined;
  const reading = read(question);
  return isSearch(reading, plain) ? reading.wish : undefined;
}

/**
 * Reads a message that leans on a search: "and in pasco", "que hable español", "33012".
 *
 * @param before the search so far
 * @returns what it adds or changes; undefined when it says anything else
 */
export function readChange(question: Question, before: DoctorWish): DoctorWish | undefined {
  const { plain } = question;
  if (isOthersQuestion(plain) || asksOnCoverage(plain)) return undefined;
  const { wish, mention, words, rest } = read(question);
  if (
    mention?.certainty === 'topic' &&
    mention.isChild &&
    before.specialty &&
    !ANY_FAMILY_MEMBER.has(before.specialty)
  ) {
    return undefined;
  }
  if (!wish.language) Object.assign(wish, nonEmpty({ language: findNamedLanguage(words) }));
  if (before.lacksName && !wish.doctor)
    Object.assign(wish, nonEmpty({ doctor: readAsName(question.text, words) }));
  const left = rest.filter((_, index) => !words.understood.has(index));
  const says = wish.doctor ?? wish.place ?? wish.language ?? mention ?? wish.lacksPlace ?? wish.asides[0];
  return says !== undefined && left.every(isFiller) ? wish : undefined;
}

/** Whether a message that leans on a search asks for more of the same, and for nothing else. */
export function asksForMore({ plain }: Question): boolean {
  return MORE.test(plain) && plain.split(' ').every(isFiller);
}

function read({ text, plain }: Question): Reading {
  const words = wordsOf(plain);
  const mentions = findSpecialties(words);
  const language = findSpokenLanguage(words, (index) => mentions.some(({ from }) => from === index));
  const { place, isNearMe, isElsewhere } = findPlace(words);
  const doctor = findDoctorName(text, words);
  const mention = chooseMention(mentions);
  const lacksPlace = isElsewhere ? 'elsewhere' : isNearMe ? 'nearMe' : undefined;
  const wish: DoctorWish = {
    ...soughtIn(mention, mentions, plain),
    ...nonEmpty({ doctor, place, language, lacksPlace }),
    asides: findAsides(plain),
    shown: 0,
  };
  return { wish, mention, words, rest: restOf(words, plain) };
}

/** The words that are not part of an aside, at their indexes; the others are empty. */
function restOf({ all }: Words, plain: string): string[] {
  const left = withoutAsides(plain).split(' ');
  let next = 0;
  return all.map((word) => {
    const found = left.indexOf(word, next);
    if (found < 0) return '';
    next = found + 1;
    return word;
  });
}

function isSearch({ wish, mention, words, rest }: Reading, plain: string): boolean {
  const hasPlace = wish.place !== undefined || wish.lacksPlace !== undefined;
  const seeks = seeksSomebody(plain);
  const isCoverage = asksOnCoverage(plain);
  if (wish.doctor !== undefined) return !isCoverage || hasPlace;
  if (isCoverage && !(hasPlace && mention?.certainty === 'person')) return false;

  const count = words.all.length;
  if (mention !== undefined && asksWhomToSee(plain)) return true;
  if (mention?.certainty === 'person') {
    const isOwn = isSomebodysOwn(words.all.slice(0, mention.from).join(' '));
    if (isOwn && !(seeks && hasPlace)) return false;
    return (
      hasPlace || wish.language !== undefined || seeks || count <= FEW_WORDS || beginsWith(mention, words)
    );
  }
  if (mention?.certainty === 'field') {
    return (
      hasPlace ||
      wish.language !== undefined ||
      /\b(?:find|look(?:ing)? for|search|where|busc\w+|donde)\b/.test(plain)
    );
  }
  return (
    words.all.some((word) => DOCTOR_WORDS.has(word)) &&
    isDoctorAtAll(wish, { count, seeks, hasPlace, rest, words })
  );
}

/** "A doctor", without saying which: at a place, speaking a language, or nothing but that. */
function isDoctorAtAll(
  wish: DoctorWish,
  {
    count,
    seeks,
    hasPlace,
    rest,
    words,
  }: { count: number; seeks: boolean; hasPlace: boolean; rest: string[]; words: Words },
): boolean {
  if (wish.language !== undefined) return true;
  if (hasPlace) return seeks || count <= FEW_WORDS_WITH_PLACE;
  return (seeks || count <= 2) && rest.every((word, index) => words.understood.has(index) || isFiller(word));
}

/** Nothing but a greeting or an article before it: "neurologist for epilepsy follow up". */
function beginsWith({ from }: Mention, { all }: Words): boolean {
  return all
    .slice(0, from)
    .every((word) =>
      /^(?:hi|hello|hey|hola|buenas|buenos|dias|tardes|noches|an?|the|un|una|el|la|good|morning|and|y|please)$/.test(
        word,
      ),
    );
}

function isFiller(word: string): boolean {
  return word === '' || FILLERS.has(word) || DOCTOR_WORDS.has(word);
}

/** Persons before fields before topics; a part of the body before the child that has it. */
function chooseMention(mentions: readonly Mention[]): Mention | undefined {
  const rank = ({ certainty, isChild, ...sought }: Mention) =>
    ['person', 'field', 'topic'].indexOf(certainty) * 4 + (isChild ? 2 : 0) + ('missing' in sought ? 1 : 0);
  return mentions.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from)[0];
}

function soughtIn(
  mention: Mention | undefined,
  mentions: readonly Mention[],
  plain: string,
): Pick<DoctorWish, 'specialty' | 'alsoSpecialty' | 'missing' | 'isConcluded' | 'isTrouble'> {
  if (mention === undefined) return {};
  if ('missing' in mention) return { missing: mention.missing };
  const isTopic = mention.certainty === 'topic' && !mention.isChild;
  const isForChild =
    isTopic && !SAME_FOR_CHILDREN.has(mention.specialty) && mentions.some(({ isChild }) => isChild);
  const specialty = isForChild ? 'Pediatrics' : mention.specialty;
  const alsoMissing = mentions.find((other) => 'missing' in other && other.certainty === 'person');
  return {
    specialty,
    ...nonEmpty({
      alsoSpecialty: secondSpecialty(specialty, mentions),
      missing: alsoMissing && 'missing' in alsoMissing ? alsoMissing.missing : undefined,
    }),
    ...(isTopic && { isConcluded: true, isTrouble: TROUBLE.test(plain) }),
  };
}

/** Another doctor that was named, or the other kind of eye doctor. */
function secondSpecialty(first: string, mentions: readonly Mention[]) {
  const named = mentions.find(
    (mention) =>
      'specialty' in mention &&
      mention.certainty === 'person' &&
      !mention.isChild &&
      mention.specialty !== first,
  );
  if (named && 'specialty' in named) return named.specialty;
  return first === 'Ophthalmology' ? ('Optometry' as const) : undefined;
}

function ownDoctorsName({ text, plain }: Question): Partial<DoctorWish> {
  const doctor = findDoctorName(text, wordsOf(plain));
  return doctor === undefined ? {} : { doctor, lacksName: false };
}

/** The fields that have a value. */
function nonEmpty<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  // What was filtered has exactly the fields that are left.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };
}
