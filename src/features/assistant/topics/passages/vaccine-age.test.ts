import { expect, test } from 'vitest';
import { readQuestion } from '../../engine/read-question.server.ts';
import { vaccineAgeLead } from './vaccine-age.server.ts';

test.each([
  ['en', 'grandma is 78, does the credit pay for her flu shot', 'Yes, at 78'],
  ['en', 'i am 52 and want the shingles vaccine, is any of that paid by the credit', 'No, at 52'],
  ['en', 'my boy is 18, are his shots covered', 'Yes, at 18'],
  ['es', 'tengo 60, me cubren la vacuna de la gripe', 'No, a los 60'],
  ['es', 'tengo 61, me cubren la vacuna de la gripe', 'Sí, a los 61'],
  ['es', 'a mi nena de 9 le faltan 2 vacunas, ustedes ayudan', 'Sí, a los 9'],
] as const)('%s: %s', (locale, text, said) => {
  expect(vaccineAgeLead(readQuestion(text, locale))).toContain(said);
});

test('without one age it says nothing', () => {
  expect(vaccineAgeLead(readQuestion('do you cover vaccines', 'en'))).toBeUndefined();
  expect(vaccineAgeLead(readQuestion('i am 40 and dad is 70, do you cover vaccines', 'en'))).toBeUndefined();
});
