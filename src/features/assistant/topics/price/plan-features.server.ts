import { type Features, hashOf } from '../../learning/features.ts';
import { countOf, kindsOf, type Said } from './price-words.server.ts';

/* What is looked at in a message to tell who a plan is for: words, the lists they are in, and how many it counts. */

/** A message as it is looked at; it may follow a price. */
export type Told = Pick<Said, 'words' | 'phrases'> & { isFollowUp: boolean };

/** Nobody tells a plan with more words before it; a longer message takes no longer to read. */
const MOST_WORDS = 120;

/** What is looked at of a message. */
export function toldIn({ words, phrases }: Said, isFollowUp: boolean): Told {
  return { words: words.slice(0, MOST_WORDS), phrases, isFollowUp };
}

/** A kind of word, a phrase and a sum say more than a word. */
const [KIND, PHRASE, SUM] = [2, 3, 6] as const;

/** The whole message, for what it says of adults and of children. */
export function featuresOfWhole({ words, isFollowUp, phrases }: Told): Features {
  const found = new Map<number, number>();
  const add = (feature: string, weight = 1) => found.set(hashOf(feature), weight);
  const shapes = words.map(shapeOf);
  const kinds = words.map((word, at) => (isNumber(word) ? (shapes[at] ?? '') : (kindsOf(word)[0] ?? word)));
  for (const [at, shape] of shapes.entries()) {
    add(`word ${shape}`);
    add(`start ${shape.slice(0, 5)}`);
    add(`pair ${shape} ${shapes[at + 1]}`);
    const [kind, next, third, fourth] = kinds.slice(at, at + 4);
    add(`kinds ${kind} ${next}`);
    add(`kinds ${kind} ${next} ${third}`);
    add(`kinds ${kind} _ ${third}`);
    add(`kinds ${kind} _ _ ${fourth}`);
    for (const own of kindsOf(words[at] ?? '')) add(`kind ${own}`, KIND);
  }
  for (const { list } of phrases) add(`phrase ${list}`, PHRASE);
  add(`begins ${kinds[0]} ${isFollowUp}`, KIND);
  add(`length ${Math.min(5, words.length)} ${isFollowUp}`, KIND);
  for (const [at, word] of words.entries()) {
    const who = kindsOf(word).find((kind) => OF_PEOPLE.has(kind));
    if (who === undefined) continue;
    const said = words.slice(Math.max(0, at - 3), at);
    const near = said.slice(said.lastIndexOf('.') + 1).flatMap(kindsOf);
    add(`${near.includes('denials') || near.includes('take away') ? 'no' : 'a'} ${who}`, SUM);
  }
  const { counted, several, single, young } = childrenIn(words);
  add(`counted ${counted}`, SUM);
  add(`counted and single ${counted} ${single}`, SUM);
  add(`counted and young ${counted} ${young}`, SUM);
  add(`all ${counted} ${several} ${single} ${young}`, SUM);
  add(`single ${single}`, SUM);
  add(`young ${young}`, SUM);
  return found;
}

/** Lists of people: whether a denial is close before one of them. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'several children',
  'children',
  'spouses',
  'spouse if mine',
  'relatives',
]);

/** Words to either side of a number that are looked at. */
const WINDOW = 4;

/** A number, for whether it is the main adult's age, or what else. */
export function featuresOfNumber({ words, isFollowUp, phrases }: Told, at: number): Features {
  const found = new Map<number, number>();
  const add = (feature: string, weight = 1) => found.set(hashOf(feature), weight);
  const shape = (place: number) => shapeOf(words[place] ?? '');
  const own = shape(at);
  add(`is ${own}`, KIND);
  for (let near = -WINDOW; near <= WINDOW; near += 1) {
    if (near === 0) continue;
    const side = near < 0 ? 'before' : 'after';
    add(`${near} ${shape(at + near)}`);
    add(`${side} ${shape(at + near)}`);
    for (const kind of kindsOf(words[at + near] ?? '')) {
      add(`${near} kind ${kind}`, KIND);
      add(`${side} kind ${kind}`);
    }
  }
  add(`pair ${shape(at - 2)} ${shape(at - 1)}`);
  add(`pair ${shape(at - 1)} ${own} ${shape(at + 1)}`);
  add(`pair ${own} ${shape(at + 1)} ${shape(at + 2)}`);
  for (const { list, from, to } of phrases) {
    const isHere = from <= at && at <= to;
    add(`${isHere ? 'in' : 'beside'} phrase ${list}`, isHere ? PHRASE : 1);
  }
  const others = words.flatMap((word, place) => (isNumber(word) && shapeOf(word) === own ? [place] : []));
  add(`place ${others.indexOf(at)} of ${others.length} ${own}`, KIND);
  add(`follow-up ${isFollowUp} ${Math.min(3, words.length)}`);
  return found;
}

export const isNumber = (word: string | undefined) => /^\d+$/.test(word ?? '');

/** Small numbers count, others are ages or something else: "43" and "47" say the same. */
function shapeOf(word: string): string {
  if (!isNumber(word)) return word;
  const number = Number(word);
  if (word.length > 3) return /^(?:19|20)\d\d$/.test(word) ? '#year' : '#long';
  if (number < 8) return word;
  if (number < 18) return '#young';
  return number < 100 ? '#grown' : '#hundreds';
}

/** No plan and hardly a family has more. */
const MOST = 5;

/** What a message counts of children: by a number, by a word for several, one by one, and by a young age. */
function childrenIn(words: readonly string[]) {
  let [counted, several, single, young] = [0, 0, 0, 0];
  for (const [at, word] of words.entries()) {
    const kinds = kindsOf(word);
    if (kinds.includes('children at once')) several += countOf(word);
    else if (kinds.includes('several children')) counted += numberBefore(words, at);
    else if (kinds.includes('children') && isOneBefore(words[at - 1])) single += 1;
    const isAge = isNumber(word) && Number(word) < 18 && !kindsOf(words[at + 1] ?? '').includes('children');
    if (isAge && [at - 2, at - 1, at + 1].some((near) => isOfAge(words[near]))) young += 1;
  }
  const most = (count: number) => Math.min(MOST, count);
  return { counted: most(counted), several, single: most(single), young: most(young) };
}

/** "Two little kids": the number up to three words before, in the same part of the sentence. */
function numberBefore(words: readonly string[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - 3) && words[place] !== '.'; place -= 1) {
    if (isNumber(words[place])) return Math.min(MOST, Number(words[place]));
  }
  return 0;
}

function isOneBefore(word = ''): boolean {
  const kinds = kindsOf(word);
  return ['mine', 'one child', 'child adjectives', 'one more'].some((kind) => kinds.includes(kind));
}

function isOfAge(word = ''): boolean {
  const kinds = kindsOf(word);
  return word === '.' || ['age units', 'months', 'old', 'and', 'of age'].some((kind) => kinds.includes(kind));
}
