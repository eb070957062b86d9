import type { CorePackageId } from '#features/quote/quote.ts';
import { listed, meantByTyped, pattern, wordSet } from '../../engine/patterns.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';

/* How families name the people of a plan, its packages and numbers: in both languages, lower case, without accents. */

/** A word for a child: its singular, how many it means, undefined for "several". */
export type ChildNoun = { noun: string; count: number | undefined };

const LISTS = readWordLists('prices');
const words = (list: string) => wordSet(LISTS.list(list));

/** Singular and plural, and what speaks of several by itself: "twins". */
export const CHILD_NOUNS: ReadonlyMap<string, ChildNoun> = new Map([
  ...listed(LISTS.list('children')).flatMap((pair): [string, ChildNoun][] => {
    const [singular = '', plural = ''] = pair.split(' ');
    return [
      [singular, { noun: singular, count: 1 }],
      [plural, { noun: singular, count: undefined }],
    ];
  }),
  ...[...meantByTyped(LISTS.list('children at once'))].map(([noun, count]): [string, ChildNoun] => [
    noun,
    { noun, count: Number(count) },
  ]),
]);

/** Stand between a number and the child: "two little kids". */
export const CHILD_ADJECTIVES = words('child adjectives');

/** "My son" is a child, "cuánto son" is a verb. */
export const BEFORE_SON = words('before son');

export const SPOUSES = words('spouses');
/** "Mi mujer" is a wife, "una mujer de 68" a woman. */
export const SPOUSE_IF_MINE = words('spouse if mine');

export const MINE = words('mine');

/** Others that a plan may be for. */
export const RELATIVES = words('relatives');
/** Two people at once. */
export const PARENTS = words('parents');

export const PEOPLE = words('people');
export const ADULTS = words('adults');

/** Words after which an age is the visitor's own. */
export const SELF_AGE = words('self age');
/** Bring the talk back to whoever was named last: "she is 71". */
export const THIRD_PERSON = words('third person');

/** Deny what follows within a few words. */
export const DENIALS = words('denials');

/** What may be between a denial and what it denies: "no tengo hijos", "don't have any kids". */
export const BETWEEN_DENIAL = words('between denial');

export const PACKAGE_WORDS = words('package words');
/** Followed by a number they mean a package too: "option 2". */
export const NUMBERED_WORDS = words('numbered words');
export const BEFORE_NUMBER = words('before number');

export type Benefit = 'medical' | 'dental' | 'vision' | 'pharmacy';
export const BENEFIT_WORDS = benefits('benefits');
/** What a benefit is for: "something for my pills". Such words alone mean the things, which have no price here. */
export const LAY_BENEFITS = benefits('lay benefits');

function benefits(list: string): ReadonlyMap<string, Benefit> {
  // The lists name these four and no other; a test reads them.
  return meantByTyped(LISTS.list(list)) as ReadonlyMap<string, Benefit>;
}

/** Words before a lay benefit that make it one: "something for", "the one with", "el de". */
export const WANTS_BENEFIT =
  /(?:^| )(?:something|anything|algo|one|thing|package|paquete|pakete|paketico|(?:with|w|con) (?:the|el|lo|something|algo)|el (?:de|d|que|con)|lo (?:de|d))(?: (?!how|much|cost|price|cuanto|precio|cuesta)\p{L}+){0,4}$/u;

/** What each core package adds (docs/product/quote.md, Packages). */
export const CORE_BENEFITS: Record<CorePackageId, readonly Benefit[]> = {
  package1: ['medical', 'dental', 'vision', 'pharmacy'],
  package2: ['dental', 'vision', 'pharmacy'],
  package3: ['dental', 'vision'],
  package4: ['dental', 'pharmacy'],
};

/** The package with everything: "the big one", "el más completo". */
export const BIGGEST =
  /\b(?:(?:big|biggest|full|complete|largest) (?:one|package|pkg)|package with everything|everything included(?! in)|with everything(?! else)|todo incluido|con todo(?! (?:el|la|lo|los|esto|eso|mi|respeto|gusto))|(?:el|paquete) (?:mas )?(?:grande|completo)|paquete con todo)\b/g;

/** Nothing but the basic coverage. */
export const NOTHING_ADDED = pattern(
  String.raw`\b(?:(?:nothing|no) (?:extra|extras|else|added|add ons?|addons)|without (?:any )?extras?|
      sin (?:nada |ningun )?(?:extra|extras|adicional|adicionales)|nada (?:extra|adicional)|(?:just|
      only) the (?:basics?|plan)|basics? only|(?:basic|cobertura|coverage) (?:coverage|basica|plan)|
      (?:solo|solamente) (?:lo )?basico|lo basico|plan basico|(?:solo|solamente) el plan)\b`,
);

export const HOSPITAL_WORDS = words('hospital words');
/** One of these close by makes "hospital" the package. */
export const NEAR_HOSPITAL = words('near hospital');
/** One of these close by makes it a hospital. */
export const OTHER_HOSPITAL = words('other hospital');

/** Take a package away, besides the usual denials. */
export const TAKE_AWAY = words('take away');
