import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { safetyLine } from '#features/assistant/safety/emergency-answer.server.ts';
import { EMERGENCIES, HARMLESS } from '../assistant/emergencies.ts';
import { FIRST_QUESTIONS, type Question } from '../assistant/first-questions.ts';
import { judge, type Verdict } from '../assistant/judge.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

/*
 * The assistant without a language model against the questions that were written before it, on demonstration data.
 * Every question that is not answered right is listed when a share is missed, and with ASSISTANT_VERDICTS=1 always.
 */

const RIGHT_SHARE = 0.95;
const FALSE_ALARMS_ALLOWED = 2;
/** Ordinary questions of 120 before whose answer the numbers to call may stand: one in a hundred. */
const LINES_ALLOWED = 1;

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

function ask(message: string, pageLocale: 'en' | 'es', before: readonly string[] = []) {
  const history = before.map((content) => ({ sender: 'user' as const, content }));
  return askAssistant({ database: database.db, site: SITE }, { message, history, pageLocale });
}

describe.each([
  ['en', FIRST_QUESTIONS.en],
  ['es', FIRST_QUESTIONS.es],
] as const)('questions in %s', (language, questions) => {
  const judged: { question: Question; verdict: Verdict; response: string }[] = [];
  /** The page has the other language: an answer's language is that of the question. */
  const pageLocale = language === 'en' ? 'es' : 'en';

  beforeAll(async () => {
    for (const question of questions) {
      const reply = await ask(question.ask, pageLocale, question.before);
      judged.push({ question, verdict: judge(question, reply, language), ...reply });
    }
    if (process.env['ASSISTANT_VERDICTS']) console.log(wrong().join('\n'));
  });

  const wrong = () =>
    judged
      .filter(({ verdict }) => verdict.faults.length > 0)
      .map(
        ({ question, verdict, response }) =>
          `[${question.kind}] ${[...(question.before ?? []), question.ask].join(' / ')}\n` +
          `    ${verdict.faults.join('; ')}\n    → ${response.replaceAll('\n', '\n      ')}`,
      );

  test('nineteen of twenty are answered right and cited', () => {
    const share = 1 - wrong().length / judged.length;
    expect(share, wrong().join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE);
  });

  test('none is answered with a wrong number or claim', () => {
    expect(judged.filter(({ verdict }) => verdict.isFalse).map(({ question }) => question.ask)).toEqual([]);
  });

  test('what the site cannot answer is declined', () => {
    const answered = judged.filter(
      ({ question, verdict }) => question.declines && verdict.faults.includes('does not decline'),
    );
    expect(answered.map(({ question }) => question.ask)).toEqual([]);
  });

  test('hardly any answer begins with whom to call in danger', () => {
    const warned = judged.filter(({ response }) => response.startsWith(`${safetyLine(language)}\n\n`));
    const asked = warned.filter(({ question }) => !question.declines).map(({ question }) => question.ask);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(LINES_ALLOWED);
  });
});

describe('emergencies', () => {
  test.each(['en', 'es'] as const)('every one in %s is caught, with the right number', async (locale) => {
    const missed: string[] = [];
    for (const { say, number } of EMERGENCIES[locale]) {
      const { kind, response } = await ask(say, locale);
      if (kind !== 'emergency' || !response.includes(number)) missed.push(say);
    }
    expect(missed).toEqual([]);
  });

  test('at most two harmless messages raise an alarm', async () => {
    const alarms: string[] = [];
    for (const locale of ['en', 'es'] as const) {
      for (const say of HARMLESS[locale]) {
        if ((await ask(say, locale)).kind === 'emergency') alarms.push(say);
      }
    }
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_ALLOWED);
  });
});
