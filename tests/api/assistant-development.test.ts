import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { LOCALES } from '#i18n/locale.ts';
import { findFaults, isFalse, readQuestions } from '../assistant/question-lines.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

/*
 * Questions that may be looked at while the assistant is taught: an earlier blind set, and what families asked of single
 * topics. The share is a floor under today's; what counts is the blind set (npm run bench -- understanding).
 */

const QUESTIONS = readQuestions('development');
const RIGHT_SHARE = 0.85;

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

describe.each(LOCALES)('questions of the development set in %s', (language) => {
  test('are mostly answered right, and never with a wrong number', async () => {
    const wrong: string[] = [];
    const untrue: string[] = [];
    for (const question of QUESTIONS[language]) {
      const { ask, before = [], kind } = question;
      const history = before.map((content) => ({ sender: 'user' as const, content }));
      const reply = await askAssistant(
        { database: database.db, site: SITE },
        { message: ask, history, pageLocale: language },
      );
      const said = [...before, ask].join(' / ');
      const faults = findFaults(question, reply);
      if (faults.length > 0)
        wrong.push(`[${kind}] ${said}\n    ${faults.join('; ')}\n    → ${reply.response}`);
      if (isFalse(question, reply)) untrue.push(said);
    }
    if (process.env['ASSISTANT_VERDICTS']) console.log(wrong.join('\n'));
    expect(untrue).toEqual([]);
    const share = 1 - wrong.length / QUESTIONS[language].length;
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE);
  });
});
