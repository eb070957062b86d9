import { describe, expect, test } from 'vitest';
import { findLanguage, plainWords } from './read-question.ts';

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
