import type { Answer } from '../engine/answer.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Question } from '../engine/question.ts';
import { type EmergencyKind, emergencyAnswer } from './emergency-answer.ts';
import {
  AGAIN,
  COVERAGE,
  DENIALS,
  LAUGHTER,
  NUISANCES,
  PAST,
  PEOPLE_BESIDE_PETS,
  PETS,
  SAYINGS,
  SEEKING,
  SLIGHT,
  SUPPOSED,
} from './look-alikes.ts';
import { CRISIS, CRISIS_NOW } from './signs/crisis.ts';
import type { Sign } from './signs/sign.ts';
import { SIGNS_OF_DANGER } from './signs/signs.ts';
import { spokenWords } from './spoken-words.ts';

/** Where one thing that is told ends and the next begins. */
const PART_END =
  / (?=\.|and |but |now |y |pero |ahora |because |porque |pq |so |then |entonces |creo |que hago|what do i do)/;

/**
 * What to do at once, when the message tells of an emergency or a crisis: 911, 988, or both. By tables alone, in both
 * languages whatever that of the message is.
 *
 * @returns undefined when nothing in the message tells of danger
 */
export function findEmergency(question: Question): Answer | undefined {
  const kind = findKind(question.text);
  return kind === undefined ? undefined : emergencyAnswer(kind, question.locale);
}

function findKind(text: string): EmergencyKind | undefined {
  const said = SAYINGS.eraseFrom(spokenWords(text));
  const danger = SIGNS_OF_DANGER.find((sign) => isTold(sign, said));
  const isCrisis = isTold(CRISIS, said);
  if (isTold(CRISIS_NOW, said) || (danger && isCrisis)) return 'crisisNow';
  return danger?.advice ?? (isCrisis ? 'crisis' : undefined);
}

function isTold({ happening, named }: Sign, said: string): boolean {
  return hasSign(happening, said, isExcused) || hasSign(named, said, isMerelyNamed);
}

type Excuse = (part: string, sentence: string, said: string) => boolean;

function hasSign(signs: Phrases, said: string, excuse: Excuse): boolean {
  return signs.findIn(said).some(({ start, end }) => {
    if (DENIALS.test(said.slice(0, start))) return false;
    return !excuse(partAround(said, start, end), sentenceAround(said, start, end), said);
  });
}

/** What excuses even the words of something that happens. */
const isExcused: Excuse = (part, sentence) =>
  (PAST.isIn(part) && !AGAIN.isIn(part)) ||
  SLIGHT.isIn(sentence) ||
  (SUPPOSED.isIn(part) && COVERAGE.isIn(sentence)) ||
  (PETS.isIn(sentence) && !PEOPLE_BESIDE_PETS.isIn(sentence)) ||
  (LAUGHTER.isIn(sentence) && NUISANCES.isIn(sentence));

/** What excuses a name: it is asked for, asked about, or supposed. */
const isMerelyNamed: Excuse = (part, sentence, said) =>
  isExcused(part, sentence, said) ||
  SLIGHT.isIn(said) ||
  PAST.isIn(sentence) ||
  SEEKING.isIn(said) ||
  SUPPOSED.isIn(sentence);

function partAround(said: string, start: number, end: number): string {
  const before = said.slice(0, start).split(PART_END).at(-1) ?? '';
  const after = said.slice(end).split(PART_END)[0] ?? '';
  return before + said.slice(start, end) + after;
}

function sentenceAround(said: string, start: number, end: number): string {
  const before = said.slice(0, start).split(' . ').at(-1) ?? '';
  const after = said.slice(end).split(' . ')[0] ?? '';
  return before + said.slice(start, end) + after;
}
