import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAQ_ENTRIES, faqAnchor } from '#features/faq/faq.ts';
import { BUNDLED_ARTICLES } from '#features/news/bundled/bundled-articles.ts';
import { POLICIES } from '#features/policies/policies.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { SITE } from '../../../../tests/support/default-site.ts';
import { readQuestion } from '../engine/read-question.ts';
import { articlePassages } from './article-passages.ts';
import { findAnswer } from './find-answer.ts';
import { toIndexedPassage } from './indexed-passage.ts';
import { PASSAGE_SOURCES, sitePassageIndex } from './site-passages.ts';
import { siteTexts } from './site-texts.ts';

const INDEXES = { en: sitePassageIndex(SITE, 'en'), es: sitePassageIndex(SITE, 'es') };
for (const { en, es } of BUNDLED_ARTICLES) {
  for (const article of [en, es]) {
    const { slug, title, excerpt, content, language } = article;
    for (const passage of articlePassages({ id: slug, slug, title, excerpt, content, language })) {
      INDEXES[language].add(passage);
    }
  }
}

function ask(locale: Locale, text: string, before?: string) {
  const earlier = before === undefined ? undefined : readQuestion(before, locale);
  return findAnswer(INDEXES[locale], readQuestion(text, locale), earlier);
}

describe('the passages', () => {
  test.each(LOCALES)('in %s all say something that the site says, at a place that it has', (locale) => {
    const places = new Set([
      ...'/ /quote /providers/recommend /join-network /member-portal /accessibility /privacy'.split(' '),
      ...'/#about /#services /#preventive-care'.split(' '),
      ...FAQ_ENTRIES.map(({ id }) => `/#${faqAnchor(id)}`),
      ...POLICIES.map(({ id }) => `/policies/${id}`),
    ]);
    const read = siteTexts(SITE, locale);
    for (const source of PASSAGE_SOURCES) {
      const passage = toIndexedPassage(source, read, locale);
      if (passage.kind === 'gap') continue;
      expect(places, source.id).toContain(passage.href);
      expect(passage.label, source.id).not.toBe('');
      expect(passage.text, source.id).not.toMatch(/[{}<>]|undefined/);
    }
  });

  test('each has a name of its own', () => {
    const ids = PASSAGE_SOURCES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what families ask is answered from its place', () => {
  test.each([
    ['en', 'how soon after I sign up is everything active', '/#faq-benefits-start', '30 days'],
    ['en', 'im waiting to see a cardiologist, how long is the wait', '/#faq-waiting-periods', '60 days'],
    ['en', 'does it include a sonogram', '/#faq-200-credits', '$200'],
    ['en', 'what tests are in panel B', '/#preventive-care', 'Prostate'],
    ['en', 'moving to Naples, will my plan work there', '/#faq-service-areas', 'Miami-Dade'],
    ['en', 'how long do refunds take', '/policies/refund', '45 business days'],
    ['en', 'do you sell my information', '/policies/privacy', 'do not sell'],
    ['en', 'how do i make the letters bigger', '/accessibility', 'large text'],
    ['en', 'i am a nurse practitioner, how can i join your network', '/join-network', 'inquiry only'],
    ['en', 'when is huricane season', '/news/refill-before-the-storm', 'June 1'],
    ['es', 'cuánto tiempo tengo para quejarme', '/policies/grievance', 'un año'],
    ['es', 'la vacuna de la gripe para mi hijo de 10 años', '/#faq-200-credits', '$200'],
    ['es', 'me arrepentí hace una semana de la phc', '/policies/refund', '3 días'],
    ['es', 'cuantas limpiesas dentales tengo', '/#faq-dental-benefits', '2 limpiezas'],
    ['es', 'hay intérprete de señas', '/policies/non-discrimination', 'sin costo'],
    ['es', 'usan cookies', '/policies/internet-privacy', 'site-language'],
    ['es', 'cuánto debe pesar la mochila', '/news/lista-de-regreso-a-clases', '10 al 15'],
  ] as const)('%s: %s', (locale, text, href, said) => {
    const found = ask(locale, text);
    expect(found?.href).toBe(href);
    expect(found?.text).toContain(said);
  });

  test.each([
    ['en', 'how long do i have for a refund of the phc', 'and the dpo?', '30 days'],
    ['es', 'cuándo empiezan los paneles', 'y cada cuánto tocan', 'cada 3 meses'],
  ] as const)('%s: %s / %s', (locale, before, text, said) => {
    expect(ask(locale, text, before)?.text).toContain(said);
  });
});

describe('what the site does not say is not answered', () => {
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
        ask(locale, text, `refund ${text}`);
      },
    ),
  );
});
