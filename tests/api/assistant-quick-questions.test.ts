import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import english from '#features/assistant/messages/en.ts';
import spanish from '#features/assistant/messages/es.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

test.each([
  ['en', english],
  ['es', spanish],
] as const)(
  'every quick question of the panel has an answer with a link, in %s',
  async (pageLocale, words) => {
    for (const message of Object.values(words.quick)) {
      const reply = await askAssistant(
        { database: database.db, site: SITE },
        { message, history: [], pageLocale },
      );
      expect([message, reply.kind, reply.language]).toEqual([message, 'answer', pageLocale]);
      expect(reply.links.length, message).toBeGreaterThan(0);
      if (process.env['ASSISTANT_VERDICTS']) console.log(`${message}\n${reply.response}\n`);
    }
  },
);
