import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUNDLED_ARTICLES } from '#features/news/bundled/bundled-articles.server.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import { articlePassages } from './article-passages.server.ts';
import { findAnswer } from './find-passages.server.ts';
import { createPassageIndex } from './passage-index.server.ts';

const INDEXES = { en: createPassageIndex(), es: createPassageIndex() };
for (const { en, es } of BUNDLED_ARTICLES) {
  for (const article of [en, es]) {
    for (const passage of articlePassages({ ...article, id: article.slug }))
      INDEXES[article.language].add(passage);
  }
}

function ask(locale: Locale, text: string) {
  return findAnswer(INDEXES[locale], readQuestion(text, locale));
}

describe('what an article says is answered with its words', () => {
  test.each([
    ['en', 'when is huricane season', '/news/refill-before-the-storm', 'June 1'],
    ['en', 'when does hurricane season start', '/news/refill-before-the-storm', 'June 1'],
    ['es', 'cuánto debe pesar la mochila', '/news/lista-de-regreso-a-clases', '10 al 15'],
  ] as const)('%s: %s', (locale, text, href, said) => {
    const found = ask(locale, text);
    expect(found?.href).toBe(href);
    expect(found?.text).toContain(said);
  });
});

describe('what no article says is not answered', () => {
  test.each([
    ['en', 'do you cover wegovy'],
    ['en', 'how much is a crown'],
    ['en', 'does the plan work in Texas'],
    ['en', 'my kid turns 19, can he stay on the plan'],
    ['en', 'is acupuncture included'],
    ['en', 'who discovered america'],
    ['en', 'do you cover mounjaro? i have the phc plan'],
    ['es', 'cubren la resonancia'],
    ['es', 'puedo pagar con tarjeta'],
    ['es', 'quién es el dueño'],
    ['es', 'cubren el parto'],
    ['es', 'tienen consulta por video'],
  ] as const)('%s: %s', (locale, text) => {
    expect(ask(locale, text)).toBeUndefined();
  });
});

test('nothing that is typed throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom(...LOCALES),
      (text, locale) => {
        ask(locale, text);
        ask(locale, `hurricane ${text}`);
      },
    ),
  );
});
