import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { HEARD_EN, HEARD_ES } from '../assistant/told/offices-and-tiers.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

describe.each([
  ['en', HEARD_EN],
  ['es', HEARD_ES],
] as const)('as it is typed in %s', (language, heard) => {
  test.each(heard.map(([messages, right, kind]) => ({ said: messages.join(' / '), messages, right, kind })))(
    '$said',
    async ({ messages, right, kind }) => {
      const history = messages.slice(0, -1).map((content) => ({ sender: 'user' as const, content }));
      const reply = await askAssistant(
        { database: database.db, site: SITE },
        { message: messages.at(-1) ?? '', history, pageLocale: language === 'en' ? 'es' : 'en' },
      );
      expect(reply.language).toBe(language);
      expect(reply.response.replaceAll('\u00a0', ' ')).toMatch(right);
      if (kind) expect(reply.kind).toBe(kind);
    },
  );
});
