import { findLanguage, plainWords } from '#features/directory/need/read-words.server.ts';
import { countNetwork } from '#features/directory/network-counter.server.ts';
import { searchProviders } from '#features/directory/search/search-providers.server.ts';
import { type Locale, prefixedPath } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import type { Site } from '#site/site.ts';
import {
  type ChatContext,
  type ChatReply,
  CONTEXT_CHARACTERS,
  CONTEXT_MESSAGES,
  HISTORY_TURNS,
  MESSAGE_LIMIT,
  type Turn,
} from './chat.ts';
import { readQuestion } from './engine/read-question.server.ts';
import type { Answer, Question, Sources } from './engine/topic.ts';
import { withoutCourtesy } from './engine/without-courtesy.server.ts';
import { answerByIntent } from './intents/answer-by-intent.server.ts';
import { beforeModel } from './intents/before-model.server.ts';
import { guessIntents, isOfSomebody, LIKELY, languageToSayAgain } from './intents/find-intent.server.ts';
import type { Model, ModelOptions, ModelQuestion } from './model/model.ts';
import { passagesOf } from './passages/find-passages.server.ts';
import { withoutInstructions } from './refusals/instructions.server.ts';
import { refuseUnknown } from './refusals/refusals.server.ts';
import { findDanger } from './safety/danger.server.ts';
import { emergencyAnswer, findSpokenLanguage, safetyLine } from './safety/emergency-answer.server.ts';
import { maskPersonalNumbers } from './safety/mask-personal-numbers.ts';
import { goesOnWithPlan } from './topics/price/price-topic.server.ts';

export type AssistantDependencies = { database: Database; site: Site; model?: Model | undefined };

/** What a visitor asks: a message, and what was said before it, oldest first. */
export type Ask = {
  message: string;
  history: readonly Turn[];
  /** What came with the last answer; without it the history says what a follow-up is about. */
  context?: ChatContext | undefined;
  /** Language of the page, for messages whose own is not clear. */
  pageLocale: Locale;
  /** The language that was asked for, whatever the message's own. */
  answerIn?: Locale;
};

/**
 * Answers a visitor. Emergencies come before anything else, by what was learned from examples, from the
 * message as it came; all else sees it with personal numbers masked. Where danger is possible and not certain, the
 * numbers to call are before an answer that is not sure. A language model, if there is one, is asked after what must be refused
 * has been; what it does not answer is answered without it.
 */
export async function askAssistant(
  dependencies: AssistantDependencies,
  ask: Ask,
  options: ModelOptions = {},
): Promise<ChatReply> {
  const again = sayAgain(ask);
  if (again) return askAssistant(dependencies, again, options);
  const before = readEarlier(ask);
  const asked = readNext(ask.message, before, ask.pageLocale);
  // "Que hable español" says which doctor, and not which language to answer in.
  const spoken = isOfSomebody(asked.text) ? before.at(-1)?.locale : undefined;
  const question = { ...asked, locale: ask.answerIn ?? spoken ?? asked.locale };
  const questions = [...before, question];
  const sources = sourcesOf(dependencies);
  const { model, site } = dependencies;
  // What looks like an order to a machine may be beside a cry for help.
  const written = bounded(ask.message);
  const danger = findDanger(written);
  if (danger?.zone === 'certain') {
    const card = emergencyAnswer(danger.kind, ask.answerIn ?? findSpokenLanguage(written), question.locale);
    return toReply(card, question.locale);
  }
  const answer =
    (model && (await beforeModel(question)?.answer(sources))) ??
    (model && (await model.answer(await forModel(ask, question, before.at(-1), sources), options))) ??
    (await answerByIntent(questions, sources));
  const reply = toReply(answer ?? refuseUnknown(question, site), question.locale, {
    mayBeDanger: danger !== undefined,
  });
  const context = nextContext(earlierMessages(ask), question, {
    isAnswered: answer !== undefined && answer.kind !== 'unsure',
  });
  return { ...reply, context };
}

/** "Say it in Spanish": the message before, to be answered again in that language. */
function sayAgain(ask: Ask): Ask | undefined {
  const { message, history, pageLocale, answerIn } = ask;
  const earlier = earlierMessages(ask);
  const last = earlier.at(-1);
  if (last === undefined || answerIn !== undefined) return undefined;
  const said = readAsked(message, pageLocale);
  const language = languageToSayAgain(said.text, said.locale);
  if (language === undefined) return undefined;
  const context = { messages: earlier.slice(0, -1) };
  const turns = history.slice(
    0,
    Math.max(
      0,
      history.findLastIndex(({ sender }) => sender === 'user'),
    ),
  );
  return { message: last, history: turns, context, pageLocale, answerIn: language };
}

/** The input of a language model: the last question, what was said before it, and what the site says about it. */
async function forModel(
  { history }: Ask,
  question: Question,
  before: Question | undefined,
  sources: Sources,
): Promise<ModelQuestion> {
  const words = before && question.isFollowUp ? `${before.plain} ${question.plain}` : question.plain;
  return {
    question,
    history: history
      .slice(-HISTORY_TURNS)
      .map(({ sender, content }) => ({ sender, content: maskPersonalNumbers(content) })),
    passages: await sources.findPassages(words, question.locale),
    sources,
  };
}

/** The visitor's own messages that a follow-up may be about, oldest first; what a reply said changes nothing. */
function earlierMessages({ history, context }: Ask): readonly string[] {
  if (context) return context.messages;
  return history
    .slice(-HISTORY_TURNS)
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => content);
}

function readEarlier(ask: Ask): Question[] {
  const questions: Question[] = [];
  for (const message of earlierMessages(ask)) {
    questions.push(readNext(message, questions, ask.pageLocale));
  }
  return questions;
}

/**
 * The context that goes with an answer. A question that was answered and does not follow up on another begins a new
 * one; what was not understood ends nothing.
 *
 * @param earlier the visitor's messages before, oldest first
 * @param question as it was read, with personal numbers masked
 */
export function nextContext(
  earlier: readonly string[],
  { text, isFollowUp }: Question,
  { isAnswered }: { isAnswered: boolean },
): ChatContext {
  const all = isAnswered && !isFollowUp ? [text] : [...earlier, text];
  const newest = all.slice(-CONTEXT_MESSAGES);
  while (newest.join('').length > CONTEXT_CHARACTERS) newest.shift();
  return { messages: newest };
}

/** What a message asks after those before it. */
function readNext(message: string, earlier: readonly Question[], pageLocale: Locale): Question {
  const before = earlier.at(-1);
  const asked = readAsked(message, before?.locale ?? pageLocale);
  if (asked.isFollowUp) return asked;
  return isAfterPrice(earlier) && goesOnWithPlan(asked) ? { ...asked, isFollowUp: true } : asked;
}

/** Whether a price was asked last; what follows up on it and is not clear by itself changes nothing of that. */
function isAfterPrice(earlier: readonly Question[]): boolean {
  const last = earlier.findLast(
    ({ text, isFollowUp }) => !isFollowUp || (guessIntents(text)[0]?.share ?? 0) >= LIKELY,
  );
  return last !== undefined && guessIntents(last.text)[0]?.group === 'prices';
}

/** What a message asks: without personal numbers, orders to the assistant, and thanks; those tell its language, too. */
function readAsked(text: string, fallback: Locale): Question {
  const said = withoutInstructions(maskPersonalNumbers(bounded(text)));
  return readQuestion(withoutCourtesy(said), findLanguage(plainWords(said)) ?? fallback);
}

/** No text takes longer to read than the longest message: some single characters are written out as eighteen. */
function bounded(text: string): string {
  return text.normalize('NFKC').slice(0, MESSAGE_LIMIT);
}

function sourcesOf({ database, site }: AssistantDependencies): Sources {
  return {
    site,
    searchProviders: (request) => searchProviders(database, request),
    countNetwork: () => countNetwork(database),
    ...passagesOf(database, site),
  };
}

function toReply(
  { kind, text, links: found, language: own, otherLanguage, isCry, quote }: Answer,
  asked: Locale,
  { mayBeDanger } = { mayBeDanger: false },
): ChatReply {
  const language = own ?? asked;
  const links = found.map(({ href, label }) => ({ href: inLanguage(href, language), label }));
  const lines = links.map(({ href, label }) => `[${label}](${href})`);
  const isSure = kind !== 'unsure' && kind !== 'declined';
  const hasSafetyLine = isCry || (mayBeDanger && !isSure);
  const said = hasSafetyLine ? [safetyLine(language), text] : [text];
  const response = [...said, otherLanguage ?? '', lines.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
  return {
    response,
    kind,
    language,
    ...(otherLanguage ? { otherLanguageFrom: response.indexOf(otherLanguage) } : {}),
    links,
    ...(quote ? { quote } : {}),
  };
}

/** "/#faq-licensed" in Spanish is "/es#faq-licensed". */
function inLanguage(href: string, locale: Locale): string {
  const [path = '/', rest = ''] = href.split(/(?=[?#])(.*)/s);
  return prefixedPath(path, locale) + rest;
}
