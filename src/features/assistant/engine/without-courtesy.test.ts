import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutCourtesy } from './without-courtesy.server.ts';

test.each([
  ['hi good morning how do I cancel', 'how do I cancel'],
  [
    'thank you for your time, I just wanted to ask: what’s in bienestar integral',
    'what’s in bienestar integral',
  ],
  ['great, thank you so much. Can I see the directory?', 'Can I see the directory?'],
  ['Have a nice day! But first, is there a wait?', 'first, is there a wait?'],
  ['sorry to bother you, what time do you close? Thanks a lot, god bless you!', 'what time do you close?'],
  ['hey kids, how much for me', 'how much for me'],
  ['gracias, y el dental cuánto cuesta', 'y el dental cuánto cuesta'],
  ['¡Muchas gracias! Una cosita más, ¿abren los sábados?', '¿abren los sábados?'],
  ['Disculpe la molestia, ¿cómo cancelo? Gracias y buen día', '¿cómo cancelo?'],
  ['PERDÓN QUE LO MOLESTE, a qué hora cierran', 'a qué hora cierran'],
])('%s: what is asked is left', (said, asked) => {
  expect(withoutCourtesy(said)).toBe(asked);
});

test.each([
  'thank you so much, have a nice day!',
  'hola, buenas tardes',
  '🙏',
  // These put something right, or name a place.
  'sorry, meant 46',
  'perdón, tengo 2 niños',
  'holanda',
])('%s: nothing is taken off', (said) => {
  expect(withoutCourtesy(said)).toBe(said);
});

test('of a message that is full of them, ten are taken off each end', () => {
  const said = (times: number) => Array(times).fill('ty').join(' ');
  expect(withoutCourtesy(said(660))).toBe(said(640));
  expect(withoutCourtesy(`${said(330)} how do I cancel ${said(330)}`)).toBe(
    `${said(320)} how do I cancel ${said(320)}`,
  );
});

test('whatever is typed, something of it is left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('hi', 'Gracias', 'sorry to ask'))),
      (parts) => {
        const said = parts.join(' ');
        expect(said).toContain(withoutCourtesy(said));
        expect(withoutCourtesy(said) === '').toBe(said === '');
      },
    ),
  );
});
