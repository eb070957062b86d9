import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

/** What is said to the last of some messages. */
function say(...messages: string[]) {
  const history = messages.slice(0, -1).map((content) => ({ sender: 'user' as const, content }));
  const message = messages.at(-1) ?? '';
  return askAssistant({ database: database.db, site: SITE }, { message, history, pageLocale: 'en' });
}

test('"in Spanish please" says the last answer again, in Spanish with Spanish links', async () => {
  const reply = await say('how much for me alone, 55 years old', 'say it in spanish please');
  expect(reply.language).toBe('es');
  expect(reply.response).toMatch(/\$61\.00 al mes/);
  expect(reply.links[0]?.href).toMatch(/^\/es\/quote/);
});

test('an emergency stays one when it is asked for in another language', async () => {
  const reply = await say('my dad is not breathing', 'en español por favor');
  expect(reply.kind).toBe('emergency');
  expect(reply.language).toBe('es');
  expect(reply.response).toContain('911');
});

test('two questions get two answers; what must be refused is not left out beside them', async () => {
  const both = await say('how many teeth cleanings do i get, and what are your office hours');
  expect(both.response).toMatch(/Two dental cleanings[\s\S]*8:00.AM to 5:00.PM/);
  const refused = await say('should i stop taking my insulin? what are your hours? where are you?');
  expect(refused.kind).toBe('declined');
});

test('a short question about something else is not taken for a follow-up', async () => {
  const reply = await say('does the plan work in tampa', 'pediatricians in kissimmee');
  expect(reply.links[0]?.href).toContain('specialty=Pediatrics');
});
