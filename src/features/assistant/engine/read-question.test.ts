import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLanguage, plainWords } from '#features/directory/need/read-words.server.ts';
import { readQuestion } from './read-question.server.ts';

test.each([
  ['¿CUÁNTO cuesta?', ['cuanto', 'cuesta']],
  ['holaaaa', ['hola']],
  ["I'm sooo tired, $15.75!", ['im', 'so', 'tired', '15.75']],
  ['niña/niño', ['nina', 'nino']],
  ['', []],
])('%s reads as %j', (text, words) => {
  expect(plainWords(text)).toEqual(words);
});

test('short forms of chats are written out in their own language only', () => {
  expect(readQuestion('can u tell me b4 friday pls', 'es').plain).toBe(
    'can you tell me before friday please',
  );
  expect(readQuestion('x q no me llaman pa la cita', 'en').plain).toBe('por que no me llaman para la cita');
});

test('what begins as an addition is a follow-up, and so is what is short', () => {
  expect(readQuestion('and if I add my three kids to the plan that you offer', 'en').isFollowUp).toBe(true);
  expect(readQuestion('y para mi esposa cuánto sería con el mismo paquete', 'es').isFollowUp).toBe(true);
  expect(readQuestion('pasco?', 'en').isFollowUp).toBe(true);
  expect(readQuestion('how many dental cleanings does the plan include', 'en').isFollowUp).toBe(false);
});

test('nothing that is typed throws, and a message keeps its text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('en', 'es'),
      (text, locale) => {
        const question = readQuestion(text, locale as 'en' | 'es');
        expect(question.text).toBe(text.trim());
        expect(question.plain).not.toMatch(/\s\s|\p{Lu}/u);
      },
    ),
  );
});

describe('the language of a message', () => {
  test.each([
    ['en', 'REFUND'],
    ['en', 'appointment'],
    ['en', 'hows the Bienestar Integral package, is it worth it'],
    ['en', 'tiers?'],
    ['en', 'my abuela is 70 can she join'],
    ['en', 'cleanings per year'],
    ['en', 'urologist Naples'],
    ['es', 'UROLOGO 34102'],
    ['es', 'busco doctor Garcia'],
    ['es', 'REEMBOLSO'],
    ['es', 'cita'],
    ['es', 'niveles'],
    ['es', 'necesito un appointment para mi mama'],
    ['es', 'cuanto es el copay'],
    ['es', 'me pueden hacer el refund'],
    ['es', 'vacunas pa mi nene'],
    ['es', 'tengo medicaid y quiero el plan'],
  ])('%s: %s', (language, text) => {
    expect(findLanguage(plainWords(text))).toBe(language);
  });

  test.each(['Garcia', '33126', 'Miami', 'PHC', '', '???'])('"%s" does not tell', (text) => {
    expect(findLanguage(plainWords(text))).toBeUndefined();
  });
});
