import type { Question } from '../../engine/question.ts';
import type { Understood } from '../../engine/topic.ts';
import { guessIntents } from '../../intents/find-intent.server.ts';
import { TALK_GROUPS, talkAbout } from './talk.ts';

/** How likely it must be. */
const TALK_FROM = 0.6;

/** Small talk, where it surely is nothing else: a greeting before a question is left to whoever answers that. */
export function smallTalk(question: Question): Understood | undefined {
  // An emoji, a question mark, nothing that can be read.
  if (question.plain === '') return question.text === '' ? undefined : talkAbout('greeting')(question);
  const [guess] = guessIntents(question.text);
  return guess && TALK_GROUPS.has(guess.group) && guess.share >= TALK_FROM
    ? guess.topic(question)
    : undefined;
}
