import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { HEARD_EN, HEARD_ES } from '../assistant/utterances/offices-and-tiers.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

/** What is typed most loosely is not always understood; this share of it is, at least. */
const RIGHT_SHARE = 0.95;

test.each([
  ['en', HEARD_EN],
  ['es', HEARD_ES],
] as const)('as it is typed in %s', async (language, heard) => {
  const wrong: string[] = [];
  for (const [messages, right, kind] of heard) {
    const history = messages.slice(0, -1).map((content) => ({ sender: 'user' as const, content }));
    const reply = await askAssistant(
      { database: database.db, site: SITE },
      { message: messages.at(-1) ?? '', history, pageLocale: language === 'en' ? 'es' : 'en' },
    );
    expect(reply.language, messages.join(' / ')).toBe(language);
    const isRight = right.test(reply.response.replaceAll('\u00a0', ' ')) && (!kind || reply.kind === kind);
    if (!isRight) wrong.push(`${messages.join(' / ')}\n    → ${reply.response}`);
  }
  expect(1 - wrong.length / heard.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE);
});
