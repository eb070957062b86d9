import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

/* Greetings, thanks and apologies beside a question change nothing of its answer. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

const ask = (message: string) =>
  askAssistant({ database: database.db, site: SITE }, { message, history: [], pageLocale: 'en' });

/** A question, and as polite people ask it. */
const QUESTIONS: readonly (readonly [asked: string, ...politely: string[]])[] = [
  [
    "what's in bienestar integral",
    "thank you for your time, I just wanted to ask: what's in bienestar integral",
    "good afternoon! what's in bienestar integral? you have been very helpful",
  ],
  ['how do I cancel', 'hi good morning how do I cancel', 'sorry to bother you, how do I cancel, thank you'],
  [
    'are you open saturdays',
    'thanks! one more thing, are you open saturdays',
    'apologies for the late message, are you open saturdays? Have a good one!',
  ],
  ['what time do you close?', 'what time do you close? thank you so much for your help'],
  [
    'y el dental cuánto cuesta',
    'gracias, y el dental cuánto cuesta',
    'gracias mi amor, y el dental cuánto cuesta, muy amable',
  ],
  [
    'cómo cancelo',
    'hola buenos dias como cancelo',
    'cómo cancelo, muchas gracias por su ayuda',
    'disculpe la molestia, cómo cancelo? Que Dios la bendiga',
  ],
  ['quería saber los horarios', 'hola, buenas tardes, ¿cómo está? quería saber los horarios'],
  ['qué es el panel a', 'saludos, le agradezco su ayuda, qué es el panel a'],
];

describe.each(QUESTIONS)('%s', (asked, ...politely) => {
  test.each(politely)('%s', async (message) => {
    const [politely, plainly] = [await ask(message), await ask(asked)];
    expect(politely).toMatchObject({ kind: plainly.kind, response: plainly.response });
    expect(['answer', 'question']).toContain(plainly.kind);
  });
});

test.each(['thank you so much, have a nice day', 'no thanks', 'hola, buenas tardes', 'gracias, igualmente'])(
  '%s: nothing is asked, and small talk answers',
  async (message) => {
    expect(await ask(message)).toMatchObject({ kind: 'talk' });
  },
);
