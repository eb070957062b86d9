import type { ReplyKind } from '../chat.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Answer, Question, Sources } from '../engine/topic.ts';
import { asksForDose } from '../refusals/refusals.server.ts';
import { detailsOfPlan, priceTopic } from '../topics/price/price-topic.server.ts';
import { namesWhoAndWhere } from '../topics/providers/providers-topic.server.ts';
import { answerLikely } from './answer-likely.server.ts';
import { ADVICE_FROM, beforeModel, REFUSED_GROUPS } from './before-model.server.ts';
import { type Guess, guessIntents, SURE } from './find-intent.server.ts';
import { type Before, understand, wholesOf } from './understand.server.ts';

/** How likely each part of a message must be for two answers. */
const OF_SEVERAL = 0.6;

/**
 * Answers the last question of a conversation: as it was read, as it was learned, or as a search finds it, whichever is
 * surest.
 *
 * @param questions the visitor's messages, oldest first; the last is to be answered
 * @returns undefined when nobody can answer
 */
export async function answerByIntent(
  questions: readonly Question[],
  sources: Sources,
): Promise<Answer | undefined> {
  let before: Before = { understood: undefined, group: undefined };
  for (const question of questions.slice(0, -1)) {
    const { ways, group, asked } = understand(question, before);
    before = {
      understood: ways[0] ?? before.understood,
      group: group ?? before.group,
      question: group === undefined ? before.question : asked,
    };
  }
  const last = questions.at(-1);
  const both = last && !beforeModel(last) ? await answerEach(last, before.group, sources) : undefined;
  if (both) return both;
  if (!last) return undefined;
  for (const way of understand(last, before).ways) {
    const answer = await way.answer(sources);
    if (answer) return answer;
  }
  return answerLikely(last, sources);
}

/** "My tooth hurts, which dentist is in Homestead": a trouble is told, and somebody is looked for; no medicine is named. */
function looksForSomebody(question: Question): boolean {
  const [guess] = guessIntents(question.text);
  return guess?.group === 'providers' && namesWhoAndWhere(question) && !asksForDose(question.text);
}

/** How likely a detail of something else must be to be a question of its own: "a dentist in Doral, and how many cleanings". */
const SURE_OF_DETAIL = 0.95;

/** Two questions in one message get both answers; undefined when it clearly asks no two things. */
async function answerEach(
  question: Question,
  groupBefore: string | undefined,
  sources: Sources,
): Promise<Answer | undefined> {
  // A plan is described by the whole message, and has one price; what is said beside it is seldom a question.
  const plan = priceTopic(question);
  const likelyEnough = plan ? SURE : OF_SEVERAL;
  const asked = new Map<string, { guess: Guess; part: Question }>();
  let last: Guess | undefined;
  for (const clause of clausesOf(question.text)) {
    const guess = guessPart(clause, last);
    last = guess;
    if (!guess) continue;
    const isTold = guess.group === 'medical' && guess.share < ADVICE_FROM;
    if (isTold && looksForSomebody(question)) {
      last = undefined;
      continue;
    }
    // What must be refused is, whatever is beside it.
    if (REFUSED_GROUPS.has(guess.group)) return guess.topic(question)?.answer(sources);
    if (guess.share < likelyEnough) continue;
    const part = { ...readQuestion(clause, question.locale), locale: question.locale };
    // "The twins are 4 years old" is said of the plan, and asks nothing.
    if (plan && guess.group !== 'prices' && detailsOfPlan(part) > 0) continue;
    // When gold comes and what it gives are two questions of one group.
    const asks = guess.group === 'prices' ? guess.group : `${guess.group} ${guess.intent ?? ''}`;
    if (!asked.has(asks)) asked.set(asks, { guess, part });
  }
  const groups = new Set([...asked.values()].map(({ guess }) => guess.group));
  for (const [asks, { guess }] of asked) {
    const isBeside = (whole: string) => groups.has(whole) || (whole === 'prices' && plan !== undefined);
    // "With Sonrisa Perfecta and the hospital one" after a price.
    const isOfBefore = (whole: string) => question.isFollowUp && whole === groupBefore;
    const wholes = wholesOf(guess.group);
    if (wholes.some(isOfBefore) || (guess.share < SURE_OF_DETAIL && wholes.some(isBeside)))
      asked.delete(asks);
  }
  if (asked.size < 2) return undefined;
  const answers: Answer[] = [];
  for (const { guess, part } of asked.values()) {
    const way = guess.group === 'prices' && plan ? plan : guess.topic(part);
    const answer = await way?.answer(sources);
    const isNew = !answers.some(({ text }) => text === answer?.text);
    if (answer && ANSWERS.has(answer.kind) && isNew) answers.push(answer);
  }
  if (answers.length < 2) return undefined;
  const links = answers.flatMap((answer) => answer.links);
  const quote = answers.find((answer) => answer.quote)?.quote;
  const asking = answers.find(({ kind }) => kind === 'question');
  return {
    ...(quote && { quote }),
    kind: asking?.kind ?? 'answer',
    text: answers.map(({ text }) => text).join('\n\n'),
    links: links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at),
  };
}

/**
 * What a part of a message asks, if that is likely. "How do I ask for a refund and how long does it take": what is not clear
 * alone goes on with the part before it; nothing is refused for that.
 */
function guessPart(clause: string, before: Guess | undefined): Guess | undefined {
  const likely = (guess: Guess | undefined) => (guess && guess.share >= OF_SEVERAL ? guess : undefined);
  const alone = likely(guessIntents(clause)[0]);
  if (alone || !before) return alone;
  const after = likely(guessIntents(clause, before.group)[0]);
  return after && !REFUSED_GROUPS.has(after.group) ? after : undefined;
}

/** What is beside another answer: no refusal, and no small talk. */
const ANSWERS: ReadonlySet<ReplyKind> = new Set(['answer', 'question']);

/** Splits a message where a question ends, or where another may begin. */
const BETWEEN =
  /[?!.;\n]+|,?\s+(?:and also|and|also|plus|y tambi[eé]n|y adem[aá]s|tambi[eé]n|adem[aá]s|y)\s+/iu;

/** A part of fewer letters asks nothing by itself. */
const FEWEST_LETTERS = 5;

/** The parts of a message that may be questions of their own, in their order. */
export function clausesOf(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(({ length }) => length >= FEWEST_LETTERS);
}
