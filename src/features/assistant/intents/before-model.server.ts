import { answering, type Question, type Topic, type Understood } from '../engine/topic.ts';
import { illnessInEmojis } from '../refusals/illness-in-emojis.server.ts';
import { hasOrders } from '../refusals/instructions.server.ts';
import { refuse, refuseInstructions, refuseMedical } from '../refusals/refusals.server.ts';
import { normalizeMessage } from '../safety/normalize-message.server.ts';
import { TALK_GROUPS, talkAbout } from '../topics/talk/talk.ts';
import { guessIntents, SURE } from './find-intent.server.ts';

/* What is answered before a language model or a reader of words is asked: small talk, and what must be refused. */

/** Groups of intents whose questions are refused, also where a language model or a reader would have an answer. */
export const REFUSED_GROUPS: ReadonlySet<string> = new Set(['medical', 'account', 'booking']);
/** What is asked of other companies, programs and the assistant's own rules: refused, in a group with other intents. */
const REFUSED_INTENTS: ReadonlySet<string> = new Set([
  'other-companies',
  'gap-public-programs',
  'instructions',
]);
/** How likely it must be that one of them is asked. */
const REFUSED_FROM = 0.6;
/** How likely it must be that a part of a message asks for medical advice, whoever is named beside it. */
export const ADVICE_FROM = 0.8;
/** How likely it must be that it is small talk. */
const TALK_FROM = 0.6;

/**
 * Refuses what an assistant of this site must not do or cannot know: diagnosis and dosing, anybody's account, orders
 * to itself, other companies. Its answers are `declined` and have a phone.
 */
export function refusedTopic(question: Question): Understood | undefined {
  if (hasOrders(normalizeMessage(question.text))) return refuse(refuseInstructions)(question);
  const [guess] = guessIntents(question.text);
  // What is surely no search for a doctor has no list of doctors for an answer: its parts need no look.
  const isSureOfOther = guess && guess.share >= SURE && guess.group !== 'providers';
  if (!isSureOfOther && question.text.split(/[,.;:!?\n]+/).some(asksForAdvice))
    return refuse(refuseMedical)(question);
  if (!guess || guess.share < REFUSED_FROM) return undefined;
  const isRefused = REFUSED_GROUPS.has(guess.group) || REFUSED_INTENTS.has(guess.intent ?? '');
  return isRefused ? guess.topic(question) : undefined;
}

/** "What dose of Benadryl, I can't find a pediatrician in Kendall": no list of doctors answers it. */
function asksForAdvice(part: string): boolean {
  const [guess] = guessIntents(part.trim());
  return guess?.group === 'medical' && guess.share >= ADVICE_FROM;
}

/** Small talk, where it surely is nothing else: a greeting before a question is left to whoever answers that. */
export function smallTalk(question: Question): Understood | undefined {
  // A friendly emoji, a question mark, nothing that can be read.
  if (question.plain === '') return question.text === '' ? undefined : talkAbout('greeting')(question);
  const [guess] = guessIntents(question.text);
  return guess && TALK_GROUPS.has(guess.group) && guess.share >= TALK_FROM
    ? guess.topic(question)
    : undefined;
}

/** Somebody who says with emojis alone that they are ill or in danger is told whom to call, as whoever says it in words. */
function illInEmojis(question: Question): Understood | undefined {
  const said = illnessInEmojis(question);
  const spoken = said === undefined ? undefined : { ...question, text: said, plain: said };
  return spoken && answering((_, { site }) => ({ ...refuseMedical(spoken, site), isCry: true }))(spoken);
}

/** What is answered without a language model even where there is one. */
export const beforeModel: Topic = (question) =>
  illInEmojis(question) ?? smallTalk(question) ?? refusedTopic(question);
