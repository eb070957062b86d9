import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, isArticleId, slugOf } from './article-address.ts';

test('a title becomes words of Latin letters and digits', () => {
  expect(slugOf('¿Trabaja al aire libre en agosto? Lea esto')).toBe(
    'trabaja-al-aire-libre-en-agosto-lea-esto',
  );
  expect(slugOf("Don't wait: the doctor’s 3 tips")).toBe('dont-wait-the-doctors-3-tips');
  expect(slugOf('Ñandú, pingüino y ﬁn')).toBe('niandu-pinguino-y-fin');
});

test.each(['Feliz año nuevo', 'FELIZ AÑO NUEVO', 'Feliz an\u0303o nuevo'])(
  '%s keeps its ñ as ni',
  (title) => {
    expect(slugOf(title)).toBe('feliz-anio-nuevo');
  },
);

test('no word becomes another one that an office would not publish', () => {
  const mustNotArise = ['ano', 'anos', 'cono', 'conos', 'pene', 'penes', 'pina', 'mono'];
  const slugs = ['Años', 'De 0 a 5 años', 'Coño', 'Los peñes', 'Una piña', 'El moño de la niña'].map(slugOf);
  expect(slugs.flatMap((slug) => slug.split('-')).filter((word) => mustNotArise.includes(word))).toEqual([]);
});

test.each([
  ['He’ll be fine', 'be-fine'],
  ["I'll see a doctor", 'see-a-doctor'],
  ['PÉNE à la carte', 'a-la-carte'],
  ['He’ll', 'articulo'],
])('%s: a word that would become another one that must not arise is left out', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['Cáncer de ano: señales', 'cancer-de-ano-seniales'],
  ['Mentally Ill, ‘ill’ and "ILL"', 'mentally-ill-ill-and-ill'],
  ['We’ll ½ ™ ＡＢＣ', 'well-1-2-tm-abc'],
])('%s: what somebody writes as it stands is meant', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a title without any is named by what it is', () => {
  expect(slugOf('¡!')).toBe('articulo');
  expect(slugOf('你好')).toBe('articulo');
});

test('a long title ends with a whole word', () => {
  expect(slugOf('palabra '.repeat(20))).toBe(`palabra${'-palabra'.repeat(9)}`);
});

test('whatever the title, the name suits an address and is not taken for an id', () => {
  const title = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid());
  fc.assert(
    fc.property(title, (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(100);
      expect(isArticleId(slug)).toBe(false);
    }),
  );
});

test('a name that is taken gets the first free number', () => {
  expect(freeSlug('calor', new Set())).toBe('calor');
  expect(freeSlug('calor', new Set(['calor', 'calor-2', 'calor-4', 'calor-y-sol']))).toBe('calor-3');
});
