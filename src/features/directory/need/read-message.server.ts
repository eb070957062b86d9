import { asksForOwnDoctor, findAsides, isIn, says } from './doctor-words.server.ts';
import { findDoctorName } from './find-doctor-name.server.ts';
import { findPlace } from './find-place.server.ts';
import { findSpecialties, type Mention } from './find-specialty.server.ts';
import { findSpokenLanguage } from './find-spoken-language.server.ts';
import { type MarkedTokens, markUnderstood, type Span, wordsOf } from './marked-tokens.ts';
import type { NeedSlots } from './need-slots.server.ts';
import type { ReadWords } from './read-words.server.ts';

/** Everything that was read in a message: the filters, and what they were read from. */
export type Reading = {
  slots: NeedSlots;
  mention: Mention | undefined;
  mentions: readonly Mention[];
  /** The words of the doctor's name. */
  doctor: Span | undefined;
  /** The words of places that are no filter. */
  leftOut: readonly Span[];
  /** What was read from words that may be names all the same. */
  doubtful: readonly Span[];
  words: MarkedTokens;
};

/** What is looked after by the same specialist in children, or is not theirs; of the rest a pediatrician knows first. */
const SAME_FOR_CHILDREN: ReadonlySet<string> = new Set([
  'Dental',
  'Dermatology',
  'ENT (Ear, Nose, Throat)',
  'Gynecology',
  'Obstetrics',
  'Ophthalmology',
  'Optometry',
  'Orthopedics',
  'Podiatry',
]);
/** Whom the site's own page on services sends to when it is not clear which specialist is needed. */
const FIRST_DOCTOR = { specialty: 'General Medicine', isConcluded: true, isTrouble: true } as const;

/** Reads the filters of the directory out of a message, whether or not it is a search. */
export function readMessage(
  { text, plain }: Pick<ReadWords, 'text' | 'plain'>,
  asTyped: ReadonlySet<string>,
): Reading {
  const words = wordsOf(plain);
  const ages = findAges(words);
  const mentions = withAges(findSpecialties(words, asTyped), ages);
  for (const age of ages.filter(({ isChild }) => isChild)) markUnderstood(words, age);
  const language = findSpokenLanguage(words, (index) => mentions.some(({ from }) => from === index));
  const { place, alsoPlace, isNearMe, isElsewhere, leftOut, corrected } = findPlace(words, asTyped);
  const doctor = findDoctorName(text, words);
  const mention = chooseMention(mentions);
  const isAnyTrouble = mention === undefined && says('trouble', plain) && says('what doctor', plain);
  const lacksPlace = isElsewhere ? 'elsewhere' : isNearMe ? 'nearMe' : undefined;
  const slots: NeedSlots = {
    ...(isAnyTrouble ? FIRST_DOCTOR : soughtIn(mention, mentions, plain)),
    ...withoutGaps({ doctor: doctor?.name, place, alsoPlace, language, lacksPlace }),
    ...(doctor === undefined && asksForOwnDoctor(plain) && { lacksName: true }),
    ...(says('newPatients', plain) && { acceptingNewPatients: true }),
    asides: findAsides(plain),
  };
  const doubtful = [...mentions.filter(({ mayBeName }) => mayBeName), ...(corrected ? [corrected] : [])];
  return { slots, mention, mentions, doctor, leftOut, doubtful, words };
}

/** A child's age is a child; whoever is grown up is nobody's child. */
function withAges(mentions: readonly Mention[], ages: readonly SaidAge[]): Mention[] {
  const children = ages.filter(({ isChild }) => isChild);
  if (children.length === 0 && ages.length > 0) return mentions.filter(({ isChild }) => !isChild);
  return [
    ...mentions,
    ...children.map(
      ({ from, to }): Mention => ({
        from,
        to,
        specialty: 'Pediatrics',
        certainty: 'topic',
        isChild: true,
        isOfSomebody: false,
      }),
    ),
  ].toSorted((a, b) => a.from - b.from);
}

/** The fields that have a value. */
function withoutGaps<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  // What was filtered has exactly the fields that are left.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };
}

/** Persons before fields before topics; what somebody is ("soy diabética") last; a part of the body before the child. */
function chooseMention(mentions: readonly Mention[]): Mention | undefined {
  const rank = ({ certainty, isChild, isOfSomebody, ...sought }: Mention) =>
    ['person', 'field', 'topic'].indexOf(certainty) * 8 +
    (isOfSomebody ? 4 : 0) +
    (isChild ? 2 : 0) +
    ('missing' in sought ? 1 : 0);
  return mentions.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from)[0];
}

function soughtIn(
  mention: Mention | undefined,
  mentions: readonly Mention[],
  plain: string,
): Pick<NeedSlots, 'specialty' | 'alsoSpecialty' | 'missing' | 'isConcluded' | 'isTrouble' | 'isForChild'> {
  if (mention === undefined) return {};
  if ('missing' in mention) return { missing: mention.missing };
  const isTopic = mention.certainty === 'topic' && !mention.isChild;
  const isForChild =
    isTopic && !SAME_FOR_CHILDREN.has(mention.specialty) && mentions.some(({ isChild }) => isChild);
  const specialty = isForChild ? 'Pediatrics' : mention.specialty;
  const alsoMissing = mentions.find((other) => 'missing' in other && other.certainty === 'person');
  return {
    specialty,
    ...withoutGaps({
      alsoSpecialty: secondSpecialty(specialty, mentions),
      missing: alsoMissing && 'missing' in alsoMissing ? alsoMissing.missing : undefined,
    }),
    ...(mention.certainty === 'topic' && mention.isChild && { isForChild: true }),
    ...(isTopic && { isConcluded: true, isTrouble: says('trouble', plain) }),
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

/** From this age on nobody is a pediatrician's. */
const ADULT_YEARS = 18;

/** How old the patient is said to be, and the words that say so. */
type SaidAge = Span & { isChild: boolean };

/**
 * The ages of people that a text says: "5 year old", "2 yrs old", "de 3 años", "tiene 5 meses", "age 7". "For 3 months" and
 * "desde hace 2 semanas" are none.
 */
function findAges({ all }: MarkedTokens): SaidAge[] {
  return [...all.keys()].flatMap((index) => {
    const number = /^\d{1,3}$/.exec(all[index] ?? '')?.[0];
    if (number === undefined) return [];
    const [before, unit, after] = [all[index - 1], all[index + 1], all[index + 2]];
    const isYears = isIn('years', unit);
    const isChild = Number(number) < ADULT_YEARS || (!isYears && unit !== undefined);
    if (isIn('aged', before))
      return [{ from: index - 1, to: index + 1, isChild: Number(number) < ADULT_YEARS }];
    if (!isYears && !isIn('parts of a year', unit)) return [];
    if (isIn('old', after)) return [{ from: index, to: index + 3, isChild }];
    return isIn('of an age', before) || unit === 'yo' || unit === 'yearold'
      ? [{ from: index, to: index + 2, isChild }]
      : [];
  });
}
