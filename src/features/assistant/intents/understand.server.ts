import { phrases } from '#features/directory/need/patterns.ts';
import { MESSAGE_LIMIT } from '../chat.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Question, Understood } from '../engine/topic.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import { passages } from '../passages/find-passages.server.ts';
import { priceTopic } from '../topics/price/price-topic.server.ts';
import { providersTopic } from '../topics/providers/providers-topic.server.ts';
import { TALK_GROUPS } from '../topics/talk/talk.ts';
import { beforeModel, REFUSED_GROUPS } from './before-model.server.ts';
import { type Guess, guessIntents, LIKELY, SURE } from './find-intent.server.ts';
import { guessQuestion, likelyAfter } from './guess-question.server.ts';
import { INTENT_GROUPS } from './intents.server.ts';

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

/** Of what a group of intents is only a detail. */
export function wholesOf(group: string): string[] {
  return Object.keys(DETAILS).filter((whole) => isDetailOf(group, whole));
}

function isDetailOf(group: string, whole: string): boolean {
  return DETAILS[whole]?.has(group) ?? false;
}

/** Prices are asked with numbers: "what is in Sonrisa Perfecta" asks for none. */
function isDetail(guess: Guess, whole: string, { text }: Question): boolean {
  return isDetailOf(guess.group, whole) && (whole !== 'prices' || /\d/.test(text));
}

/** What a reader of words found counts when the classifier holds it possible, too. */
const POSSIBLE = 0.02;

/** From this probability that the site does not say it on, an answer that is not sure is not given. */
const DOUBTFUL = 0.15;

/** What is known of a conversation before its last question. */
export type Before = {
  understood: Understood | undefined;
  group: string | undefined;
  /** The question that `group` was clear of. */
  question?: Question | undefined;
};

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

const PHONE = /\(\d{3}\) \d{3}-\d{4}/;
const REFERS = phrases(readWordLists('follow-ups').list('what was said'));
/** After the phones it is another of them that is asked for; doctors have many, and what was not found has none of its own. */
const WITHOUT_OWN_PHONE: ReadonlySet<string | undefined> = new Set(['phones', 'providers', 'unknown']);

/** "Who do I call for that", "that number again": the question before it, if its answer has a number to call. */
function phoneIn({ understood, group }: Before, guess: Guess, { plain }: Question): Understood | undefined {
  const isAsked = guess.intent === 'contact-phone' && guess.share >= LIKELY && REFERS.isIn(plain);
  if (!understood || !isAsked || WITHOUT_OWN_PHONE.has(group)) return undefined;
  return {
    ...understood,
    answer: async (sources) => {
      const answer = await understood.answer(sources);
      return answer && PHONE.test(answer.text) ? answer : undefined;
    },
  };
}

/**
 * All ways to understand a question, the surest first, the group that it is clearly of (the directory's, where words
 * say that somebody is looked for, or that of prices, where they tell a plan), and the question, with the one before it
 * where it goes on with that.
 */
export function understand(
  question: Question,
  before: Before,
): { ways: Understood[]; group: string | undefined; asked: Question } {
  const guesses = guessQuestion(question, before.group);
  const [guess] =
    question.isFollowUp && before.group !== undefined ? likelyAfter(guesses, before.group) : guesses;
  const isOfBefore =
    guess !== undefined &&
    before.group !== undefined &&
    (guess.group === before.group || isDetailOf(guess.group, before.group));
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
  // "Do I need a referral for that" after doctors is another question, too, where it is sure.
  const goesOn = question.isFollowUp && isOfBefore && (guess.group === before.group || guess.share < SURE);
  const isPerhapsPrice = guess?.group === 'prices' && guess.share < SURE;
  // "What is in Bienestar Integral? And how much is it?"
  const isPriceOfBefore =
    question.isFollowUp && guess?.group === 'prices' && isDetailOf(before.group ?? '', 'prices');
  // "How do I keep insulin in a power cut? And if it froze?"
  const isOfArticle = question.isFollowUp && before.group === 'news' && !isAnother;
  const asked =
    (isPriceOfBefore || isOfArticle) && before.question
      ? withQuestionBefore(before.question, question)
      : question;
  const guessedAbove = (share: number) => (guess && guess.share >= share ? guess.topic(asked) : undefined);
  // "And why?": what was talked about says it best.
  const general =
    question.isFollowUp && before.group !== undefined && INTENT_GROUPS[before.group]?.general?.(asked);
  const ways = [
    followUp,
    question.isFollowUp && guess && phoneIn(before, guess, question),
    goesOn && before.understood?.resumeWith?.(question),
    isOfRefused && before.group === 'medical' && isPerhapsPrice && before.understood,
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
  const all = ways.filter((way) => way !== undefined && way !== false);
  const readAs = (['prices', 'providers'] as const).find(
    (group) => all[0] !== undefined && all[0] === read[group],
  );
  const group = readAs ?? (guess && guess.share >= LIKELY ? guess.group : undefined);
  return { ways: all, group, asked };
}
