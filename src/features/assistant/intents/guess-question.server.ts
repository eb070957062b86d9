import type { Question } from '../engine/topic.ts';
import { TALK_GROUPS } from '../topics/talk/talk.ts';
import { type Guess, guessIntents, LIKELY } from './find-intent.server.ts';

/* What a message may ask, apart from its polite words, and what a follow-up may. */

/** A polite beginning: few words before a comma or the end of a sentence. */
const BEGINNING = /^[^,.!?]{1,60}[,.!?]\s*(?=.{12})/su;

/** A polite end: few words after a comma or the end of a sentence. */
const END = /(?<=.{12}[,.!?])\s*[^,.!?]{1,60}[.!?]*$/su;

/** What a message may ask, as typed, without the polite words at either end or in everyday spelling, whichever is clearer. */
export function guessQuestion({ text, plain }: Question, after: string | undefined): readonly Guess[] {
  const whole = guessIntents(text, after);
  const rests = [
    // What is left is the question when it is most of the message, or what is before it asks nothing.
    text.replace(BEGINNING, (part) => (part.length < text.length / 2 || asksNothing(part) ? '' : part)),
    text.replace(END, (part) => (part.length < text.length / 2 && asksNothing(part) ? '' : part)),
  ].filter((rest) => rest !== text);
  const others = [
    ...rests.map((rest) => guessIntents(rest, after)),
    ...(isClear(whole) ? [] : [guessIntents(plain, after)]),
  ];
  const shareOf = ([guess]: readonly Guess[]) => guess?.share ?? 0;
  return others.reduce((clearest, other) => (shareOf(other) > shareOf(clearest) ? other : clearest), whole);
}

/** Small talk, or nothing that is known. */
function asksNothing(part: string): boolean {
  const [guess] = guessIntents(part.trim());
  return guess === undefined || guess.share < LIKELY || TALK_GROUPS.has(guess.group);
}

function isClear([guess]: readonly Guess[]): boolean {
  return (guess?.share ?? 0) >= LIKELY;
}

/** How much likelier a short message goes on with what was talked about than its words alone say. */
const GOING_ON = 3;

/** What a follow-up may ask: most stay with what was talked about before. */
export function likelyAfter(guesses: readonly Guess[], group: string): Guess[] {
  const own = guesses.find((guess) => guess.group === group)?.share ?? 0;
  const all = 1 + own * (GOING_ON - 1);
  return guesses
    .map((guess) => ({ ...guess, share: (guess.share * (guess.group === group ? GOING_ON : 1)) / all }))
    .toSorted((one, other) => other.share - one.share);
}
