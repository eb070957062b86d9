import { SPECIALTIES } from '#features/directory/specialties.ts';
import { PACKAGE_NAMES } from '#features/quote/quote.ts';
import type { Answer } from '../engine/topic.ts';
import { factsIn, findUnsupported, type Ground } from './checks/facts.ts';
import { findForbidden, findImplausible, findTooShort, LONGEST_ANSWER } from './checks/forbidden.server.ts';
import { ModelFailure, type ModelQuestion, type ToolUse, type Withheld } from './model.ts';
import { isArticle, siteFacts } from './prompt.server.ts';

/** Words that are capitalized and are no names. */
const EVERYDAY_CAPITALS =
  'I Usted Ustedes Ud Uds English Spanish Español Florida Bronze Silver Gold Diamond Bronce Plata Oro Diamante PHC DPO ' +
  'PCP TTY ZIP FAQ AM PM FL US USA OK Internet Customer Service Appointments Authorizations Toll Free Fax County ' +
  'Condado Suite';

/** Takes the language model's text as it comes and lets through what is checked. */
export type CheckedAnswer = {
  /** @throws {ModelFailure} when a sentence must not be shown; nothing of the answer counts then */
  add: (piece: string) => void;
  /** The model starts again, after its tools have answered. */
  restart: () => void;
  /** @throws {ModelFailure} when the whole must not be shown */
  finish: () => Answer;
};

/**
 * Holds an answer to its sources, sentence by sentence. A sentence goes out when it ends, everything up to it has
 * passed, and a passage has been cited or a tool used.
 *
 * @param use what the tools have given so far; it grows while the answer is written
 * @param onText takes the pieces that may be shown at once
 */
export function openCheckedAnswer(
  { question, history, passages, sources }: ModelQuestion,
  use: ToolUse,
  onText: ((piece: string) => void) | undefined,
): CheckedAnswer {
  const known: Ground[] = [
    { text: siteFacts(sources.site), isBinding: true },
    { text: knownNames(), isBinding: false, isOurs: true },
    ...passages.map((passage) => ({
      text: `${passage.label}\n${passage.text}`,
      isBinding: !isArticle(passage),
    })),
  ];
  const own = history.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const asked = [...own, question.text].join('\n');
  let facts = factsIn(known);
  let text = '';
  let checked = '';
  let sent = '';

  const hasSource = (part: string) => citedNumbers(part).length > 0 || use.said.length > 0;

  function check(part: string, isWhole: boolean): void {
    const fault = findFault(part, isWhole);
    if (fault) throw new ModelFailure(fault);
  }

  function findFault(part: string, isWhole: boolean): Withheld | undefined {
    if (citedNumbers(part).some((number) => number < 1 || number > passages.length)) return 'wrong-citation';
    const shown = shownText(part);
    return (
      findImplausible(shown, question.locale, isWhole) ??
      findForbidden(shown) ??
      findUnsupported(shown, facts, asked)
    );
  }

  /** Sends what is new; text that came before a tool was used stays as it is until the whole answer replaces it. */
  function send(part: string): void {
    const shown = shownText(part);
    if (!onText || !hasSource(part) || !shown.startsWith(sent) || shown === sent) return;
    onText(shown.slice(sent.length));
    sent = shown;
  }

  return {
    add: (piece) => {
      text += piece;
      if (text.length > 2 * LONGEST_ANSWER) throw new ModelFailure('too-long');
      const whole = wholeSentences(text);
      if (whole.length <= checked.length) return;
      check(whole, false);
      checked = whole;
      send(whole);
    },
    restart: () => {
      facts = factsIn([...known, ...use.said.map((said) => ({ text: said, isBinding: true }))]);
      text = '';
      checked = '';
    },
    finish: () => {
      check(text, true);
      const shown = shownText(text);
      const tooShort = findTooShort(shown);
      if (tooShort) throw new ModelFailure(tooShort);
      const cited = citedNumbers(text).flatMap((number) => passages[number - 1] ?? []);
      if (!hasSource(text) && !onlyAsks(shown)) throw new ModelFailure('no-source');
      return {
        kind: hasSource(text) ? 'answer' : 'question',
        text: use.list === undefined ? shown : `${shown}\n\n${use.list}`,
        links: [...use.links, ...cited.map(({ href, label }) => ({ href, label }))].filter(isFirst),
      };
    },
  };
}

function isFirst({ href }: { href: string }, position: number, links: readonly { href: string }[]): boolean {
  return links.findIndex((link) => link.href === href) === position;
}

/** Names that are in the rules of this site: saying one of them invents nothing. Places do, where they are served. */
function knownNames(): string {
  return [
    EVERYDAY_CAPITALS,
    ...SPECIALTIES.flatMap(({ en, es }) => [en, es]),
    ...Object.values(PACKAGE_NAMES),
  ].join('\n');
}

/** "[2]", "[1, 3]", also in the brackets that some models write. */
const CITATION = /\s?[[【]\s?(\d{1,2}(?:\s?,\s?\d{1,2}){0,5})\s?(?:†[^\]】]{0,20})?[\]】]/g;
const ABBREVIATION = /(?:^|[\s(])(?:dra?s?|sra?|srta|mrs?|ms|st|ste|ave|no|núm|lic|[a-z]|[ap]\.m)$/i;

/** The numbers of passages that a text cites, each once, in order. */
function citedNumbers(text: string): number[] {
  const cited = [...text.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(',').map(Number));
  return [...new Set(cited)];
}

/** The text as it is shown: without citations and markup; lists begin each line with "- ". */
function shownText(text: string): string {
  return text
    .replace(CITATION, '')
    .replace(/\*\*|__/g, '')
    .replace(/^[ \t]{0,8}(?:[*•–]|\d{1,2}[.)])[ \t]{1,4}/gm, '- ')
    .replace(/^#{1,6}[ \t]{1,4}/gm, '')
    .replace(/[ \t]{1,8}([.,;:!?])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** As much of a growing text as ends with a whole sentence or line. */
function wholeSentences(text: string): string {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]["”»)]?(?=\s)|\n/g)) {
    if (mark === '\n' || !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index)))
      end = index + mark.length;
  }
  return text.slice(0, end);
}

/** Whether every sentence asks something. */
function onlyAsks(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 0 && sentences.every((sentence) => sentence.trim().endsWith('?'));
}
