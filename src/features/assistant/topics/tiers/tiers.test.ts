import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { readMonths } from './read-months.server.ts';
import { tiersAbout } from './tiers.server.ts';

async function say(matter: Parameters<typeof tiersAbout>[0], locale: Locale, ...texts: string[]) {
  return (await askTopic(tiersAbout(matter), locale, texts))?.text ?? '';
}

test.each([
  ['14 months', 14],
  ['two years now', 24],
  ['2.5 years', 30],
  ['a year and a half', 18],
  ['for a year and a half', 18],
  ['one and a half years', 18],
  ['un ano y tres meses', 15],
  ['ano y medio', 18],
  ['medio ano', 6],
  ['3 procedures a year', undefined],
  ['i am 67 years old', undefined],
  ['joined a month ago', 1],
  ['twenty six months without a break', 26],
  ['hace tres anos y medio', 42],
  ['never missed a month', undefined],
  ['desde el 2021 soy miembro sin fallar un mes', undefined],
])('%s is %s months', (plain, months) => {
  expect(readMonths(plain)).toBe(months);
});

describe('tiers', () => {
  test.each([
    ['mine', 'en', 'ive been with you 3 years, which level am i', 'your tier is Diamond'],
    ['mine', 'en', 'joined 5 months ago what tier', 'your tier is Bronze'],
    ['automatic', 'en', 'how long until I reach gold', 'Gold: after 24 months'],
    ['automatic', 'en', 'I have 20 months, when do i get diamond', 'Diamond comes after 36 months'],
    ['automatic', 'es', 'el nivel sube solo?', 'automáticamente'],
    ['automatic', 'es', 'cuánto falta para oro si llevo 15 meses', 'Oro llega a los 24 meses'],
    ['procedures', 'en', 'what does silver get me', 'Silver has up to 3'],
    ['procedures', 'en', 'bronze procedures?', 'doesn’t list any additional procedures'],
    ['procedures', 'en', 'extra procedures per year', 'Diamond has up to 5'],
    ['procedures', 'es', 'cuáles son los procedimientos del nivel oro', 'no dice cuáles'],
    ['procedures', 'en', 'is a gold crown included', 'Diamond has up to 5'],
    ['program', 'en', 'is there a platinum tier', 'Bronze: from the day you join.'],
    ['break', 'en', 'do i lose my diamond if i cancel and rejoin', 'continuous membership'],
    ['status', 'es', 'cómo sé mi nivel', 'Bronce'],
  ] as const)('%s, %s: %s', async (matter, locale, text, said) => {
    expect(await say(matter, locale, text)).toContain(said);
  });

  test.each([
    ['en', 'what does silver get me', 'Ask us which plan has this program.'],
    ['es', 'cuáles son los procedimientos del nivel oro', 'Pregúntenos qué plan tiene este programa.'],
  ] as const)('whose program it is only the operator can say, in %s', async (locale, text, said) => {
    expect(await say('procedures', locale, text)).toContain(said);
  });

  test('the next message names another tier', async () => {
    expect(await say('automatic', 'en', 'when do i get silver', 'and diamond?')).toContain('after 36 months');
    expect(await say('procedures', 'es', 'cuántos procedimientos da oro', 'y plata')).toContain(
      'Plata tiene hasta 3',
    );
  });

  test('no month count gives a tier that the rules do not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (months) => {
        const expected = months < 12 ? 'Bronze' : months < 24 ? 'Silver' : months < 36 ? 'Gold' : 'Diamond';
        expect(await say('mine', 'en', `member for ${months} months, which tier am i`)).toContain(
          `your tier is ${expected}`,
        );
      }),
    );
  });

  test('nothing that is typed throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        await say('automatic', 'es', `nivel oro ${text}`);
      }),
    );
  });
});
