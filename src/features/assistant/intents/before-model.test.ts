import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../tests/support/ask-topic.ts';
import { beforeModel, smallTalk } from './before-model.server.ts';

async function say(text: string, locale: Locale) {
  return (await askTopic(smallTalk, locale, [text]))?.text ?? '';
}

describe('small talk', () => {
  test.each([
    ['en', 'hey there good morning!!', 'How can I help'],
    ['en', 'Heyyyy', 'How can I help'],
    ['en', '🙏', 'How can I help'],
    ['en', 'thank you so much, you are very helpful', 'You’re welcome'],
    ['en', 'thanks for the info, bye', 'Take care'],
    ['en', 'how are you today?', 'Ready to help'],
    ['en', 'ok cool', 'another question'],
    ['en', 'is this a bot or a real human?', 'automated assistant, not a person'],
    ['en', 'hi, what is your name', 'automated assistant'],
    ['en', 'can you help me please', 'monthly price'],
    ['en', 'do you speak spanish?', 'English or in Spanish'],
    ['en', 'you are useless', 'I’m sorry'],
    ['es', 'buenas tardes señorita', 'le puedo ayudar'],
    ['es', 'Holaaaa', 'le puedo ayudar'],
    ['es', 'gracias por la ayuda, bendiciones', 'Con gusto'],
    ['es', 'ok gracias, hasta luego', 'Hasta luego'],
    ['es', 'hola como esta usted', 'a su orden'],
    ['es', '¿Usted es humano o un robot?', 'automático, no una persona'],
    ['es', 'tengo una pregunta', 'El pago mensual'],
    ['es', 'no me entiendes', 'Siento'],
  ] as const)('%s: %s', async (locale, text, said) => {
    expect(await say(text, locale)).toContain(said);
  });
});

describe('emojis alone', () => {
  test.each([
    ['👶🤒', /pediatrician.*555-0102.*911/, /pediatra.*555-0102.*911/],
    ['🤕👧🏽!!', /pediatrician.*555-0102.*911/, /pediatra.*555-0102.*911/],
    ['👶 🤒 39.5', /pediatrician.*555-0102.*911/, /pediatra.*555-0102.*911/],
    ['🍼🤢', /pediatrician.*555-0102.*911/, /pediatra.*555-0102.*911/],
    ['🤒', /a doctor has to.*555-0102.*911/, /un médico.*555-0102.*911/],
    ['🌡️', /a doctor has to.*555-0102.*911/, /un médico.*555-0102.*911/],
    ['🚑', /a doctor has to.*555-0102.*911/, /un médico.*555-0102.*911/],
    ['🆘', /a doctor has to.*555-0102.*911/, /un médico.*555-0102.*911/],
    ['💊?', /what to take.*555-0102.*911/, /qué tomar.*555-0102.*911/],
    ['👶💊', /a child may take.*555-0102.*911/, /darle a un niño.*555-0102.*911/],
  ])('%s is told whom to call', async (said, english, spanish) => {
    for (const [locale, words] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const answer = await askTopic(beforeModel, locale, [said]);
      expect(answer).toMatchObject({ kind: 'declined', isCry: true, text: expect.stringMatching(words) });
    }
  });

  test.each(['😀', '👶', '👨‍👩‍👧', '👍🏽', '❤️', '🎉🎂', '?'])('%s is greeted', async (said) => {
    expect(await askTopic(beforeModel, 'en', [said])).toMatchObject({ kind: 'talk' });
  });

  test('beside words they change nothing', async () => {
    expect((await askTopic(beforeModel, 'en', ['thank you so much 🤒']))?.kind).toBe('talk');
  });
});

describe('what is asked besides is left to the other topics', () => {
  test.each([
    ['en', 'hello, how much is the plan'],
    ['en', 'thanks! and when do my benefits start?'],
    ['en', 'good morning is the office open'],
    ['en', 'i need help with my refund'],
    ['en', 'who are you and what does the family plan cost in broward'],
    ['en', 'pediatrician who speaks spanish'],
    ['es', 'hola, cuanto cuesta'],
    ['es', 'gracias y donde quedan ustedes'],
    ['es', 'necesito ayuda con un reembolso'],
    ['es', 'cuanto es una persona de 40'],
  ] as const)('%s: %s', async (locale, text) => {
    expect(await say(text, locale)).toBe('');
  });
});
