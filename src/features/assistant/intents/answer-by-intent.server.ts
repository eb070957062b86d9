import { MESSAGE_LIMIT, type ReplyKind } from '../chat.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Answer, Question, Sources, Understood } from '../engine/topic.ts';
import { passages } from '../passages/find-passages.server.ts';
import { detailsOfPlan, priceTopic } from '../topics/price/price-topic.server.ts';
import { providersTopic } from '../topics/providers/providers-topic.server.ts';
import { TALK_GROUPS } from '../topics/talk/talk.ts';
import { answerLikely } from './answer-likely.server.ts';
import { beforeModel, REFUSED_GROUPS } from './before-model.server.ts';
import { type Guess, guessIntents, LIKELY } from './find-intent.server.ts';
import { INTENT_GROUPS } from './intents.server.ts';

/** From this probability on the classifier is trusted more than what a topic read in the words. */
const SURE = 0.8;
/** How likely each part of a message must be for two answers. */
const OF_SEVERAL = 0.6;

/**
 * What is only a detail of something else: whoever asks for a price with a package asks for the price, and a dentist
 * who speaks Spanish is looked for. Where the words tell the former, it is not asked twice, nor for the latter.
 */
const DETAILS: Readonly<Record<string, ReadonlySet<string>>> = {
  prices: new Set(['packages', 'hospitalPackage', 'kinds', 'serviceAreas', 'copayment', 'joining', 'quote']),
  providers: new Set([
    'dental',
    'diagnostics',
    'freeHelp',
    'laboratory',
    'language',
    'pediatrics',
    'pharmacy',
    'primaryCare',
    'serviceAreas',
    'specialists',
    'vision',
    'womensHealth',
  ]),
};

/** What a reader of words found counts when the classifier holds it possible, too. */
const POSSIBLE = 0.02;

/** From this probability that the site does not say it on, an answer that is not sure is not given. */
const DOUBTFUL = 0.15;

/** What is known of a conversation before its last question. */
type Before = {
  understood: Understood | undefined;
  group: string | undefined;
  /** The question that `group` was clear of. */
  question?: Question | undefined;
};

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
    const { ways, guess } = understand(question, before);
    const isClearlyOf = guess !== undefined && guess.share >= LIKELY;
    before = {
      understood: ways[0] ?? before.understood,
      group: isClearlyOf ? guess.group : before.group,
      question: isClearlyOf ? question : before.question,
    };
  }
  const last = questions.at(-1);
  const both = last && !beforeModel(last) ? await answerEach(last, sources) : undefined;
  if (both) return both;
  if (!last) return undefined;
  for (const way of understand(last, before).ways) {
    const answer = await way.answer(sources);
    if (answer) return answer;
  }
  return answerLikely(last, sources);
}

/** Two questions in one message get both answers; undefined when it clearly asks no two things. */
async function answerEach(question: Question, sources: Sources): Promise<Answer | undefined> {
  // A plan is described by the whole message, and has one price; what is said beside it is seldom a question.
  const plan = priceTopic(question);
  const likelyEnough = plan ? SURE : OF_SEVERAL;
  const asked = new Map<string, { guess: Guess; part: Question }>();
  for (const clause of clausesOf(question.text)) {
    const [guess] = guessIntents(clause);
    if (!guess || guess.share < OF_SEVERAL) continue;
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
    const isDetailOf = ([whole, details]: [string, ReadonlySet<string>]) =>
      details.has(guess.group) && (groups.has(whole) || (whole === 'prices' && plan !== undefined));
    if (Object.entries(DETAILS).some(isDetailOf)) asked.delete(asks);
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

/** What is beside another answer: no refusal, and no small talk. */
const ANSWERS: ReadonlySet<ReplyKind> = new Set(['answer', 'question']);

/** Prices are asked with numbers: "what is in Sonrisa Perfecta" asks for none. */
function isDetail(guess: Guess, whole: string, { text }: Question): boolean {
  return (DETAILS[whole]?.has(guess.group) ?? false) && (whole !== 'prices' || /\d/.test(text));
}

/** A polite beginning: few words before a comma or the end of a sentence. */
const BEGINNING = /^[^,.!?]{1,60}[,.!?]\s*(?=.{12})/su;

/** A polite end: few words after a comma or the end of a sentence. */
const END = /(?<=.{12}[,.!?])\s*[^,.!?]{1,60}[.!?]*$/su;

/** What a message may ask, as typed, without the polite words at either end or in everyday spelling, whichever is clearer. */
function guessQuestion({ text, plain }: Question, after: string | undefined): readonly Guess[] {
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

/** A message after the one before it, as one. */
function withQuestionBefore(before: Question, { text, locale, isFollowUp }: Question): Question {
  const both = `${before.text} ${text}`.slice(-MESSAGE_LIMIT);
  return { ...readQuestion(both, locale), locale, isFollowUp };
}

const MOST_SHORT_WORDS = 4;

/** "Why?", "y por qué no": nothing to search for. */
function isShort({ plain }: Question): boolean {
  return plain.split(' ').length <= MOST_SHORT_WORDS;
}

/** How much likelier a short message goes on with what was talked about than its words alone say. */
const GOING_ON = 3;

/** What a follow-up may ask: most stay with what was talked about before. */
function likelyAfter(guesses: readonly Guess[], group: string): Guess[] {
  const own = guesses.find((guess) => guess.group === group)?.share ?? 0;
  const all = 1 + own * (GOING_ON - 1);
  return guesses
    .map((guess) => ({ ...guess, share: (guess.share * (guess.group === group ? GOING_ON : 1)) / all }))
    .toSorted((one, other) => other.share - one.share);
}

/** All ways to understand a question, the surest first. */
function understand(question: Question, before: Before): { ways: Understood[]; guess: Guess | undefined } {
  const guesses = guessQuestion(question, before.group);
  const [guess] =
    question.isFollowUp && before.group !== undefined ? likelyAfter(guesses, before.group) : guesses;
  const isOfBefore =
    guess !== undefined &&
    before.group !== undefined &&
    (guess.group === before.group || (DETAILS[before.group]?.has(guess.group) ?? false));
  // "Doctors in Naples" after "do you serve Tampa" is short, and another question. What goes on with a price or with
  // doctors is read strictly.
  const otherFrom = before.group !== undefined && Object.hasOwn(DETAILS, before.group) ? SURE : LIKELY;
  const isAnother = !isOfBefore && before.group !== undefined && (guess?.share ?? 0) >= otherFrom;
  const followUp = question.isFollowUp && !isAnother ? before.understood?.continueWith(question) : undefined;
  // What no text of the site is about may be in an article.
  const doubt = guesses.find(({ group }) => group === 'unknown')?.share ?? 0;
  // Of the whole message: what describes a plan may be taken for a polite beginning.
  const whole = guessIntents(question.text, before.group);
  // "And for a 6 year old" after a dose asks for no price.
  const isOfRefused = question.isFollowUp && before.group !== undefined && REFUSED_GROUPS.has(before.group);
  const isPossible = (wanted: string) =>
    !isOfRefused && whole.some(({ group, share }) => group === wanted && share >= POSSIBLE);
  const read = {
    prices: isPossible('prices') ? priceTopic(question) : undefined,
    providers: isPossible('providers') ? providersTopic(question) : undefined,
  };
  const isTalk = guess !== undefined && TALK_GROUPS.has(guess.group);
  const isDoubtful = doubt >= DOUBTFUL && guess?.group !== 'unknown' && !isTalk;
  const isKnown = guess?.group !== 'unknown' && guess?.group !== 'medical' && !isDoubtful;
  const goesOn = question.isFollowUp && isOfBefore;
  // "What is in Bienestar Integral? And how much is it?"
  const isPriceOfBefore =
    question.isFollowUp && guess?.group === 'prices' && DETAILS['prices']?.has(before.group ?? '');
  const asked = isPriceOfBefore && before.question ? withQuestionBefore(before.question, question) : question;
  const guessedAbove = (share: number) => (guess && guess.share >= share ? guess.topic(asked) : undefined);
  // "And why?": what was talked about says it best.
  const general =
    question.isFollowUp && before.group !== undefined && INTENT_GROUPS[before.group]?.general?.(question);
  const ways = [
    followUp,
    goesOn && before.understood?.resumeWith?.(question),
    beforeModel(question),
    guess && isDetail(guess, 'prices', question) && read.prices,
    guess && isDetail(guess, 'providers', question) && read.providers,
    isPriceOfBefore && guessedAbove(POSSIBLE),
    guessedAbove(SURE),
    read.prices,
    isKnown && guessedAbove(LIKELY),
    read.providers,
    isShort(question) && general,
    isPossible('news') && passages(question),
    !isDoubtful && guessedAbove(LIKELY),
    general,
  ];
  return { ways: ways.filter((way) => way !== undefined && way !== false), guess };
}

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
