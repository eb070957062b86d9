import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toReadableLine } from '#ui/readable-text.ts';
import { articleWith } from '../../../../tests/support/article.ts';
import { articleInput } from '../article.ts';
import { type ArticleContent, articleContent, CONTENT_LIMITS } from '../article-content-schema.ts';
import {
  altFlaw,
  differingFields,
  EMPTY_FORM,
  isSameForm,
  isStoredFrom,
  problemsOf,
  toForm,
  toPayload,
  toProblems,
  withLanguage,
} from './article-form.ts';
import words from './messages/es.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const items = fc.array(fc.oneof(text, fc.constant('a\nb')), { maxLength: 3 });
const section = fc.record(
  {
    title: text,
    content: fc.oneof(text, fc.constant(' One \r\n\r\nTwo\t')),
    items,
    subsections: fc.array(fc.record({ title: text, items }), { maxLength: 2 }),
  },
  { requiredKeys: ['title', 'content'] },
);
const content: fc.Arbitrary<ArticleContent> = fc
  .oneof(text, fc.record({ sections: fc.array(section, { minLength: 1, maxLength: 4 }) }))
  .filter((value) => articleContent.safeParse(value).success)
  // As it is stored: without what nobody can read.
  .map((value) => articleContent.parse(value));

test('an article that is loaded and saved without a change is sent as it was', () => {
  const article = fc.record({
    content,
    title: text.map(toReadableLine).filter((value) => value.trim() === value && value !== ''),
    image: fc.constantFrom(null, 'heat', '/objects/1'),
    alt: fc.constantFrom(null, 'Sol'),
    category: fc.constantFrom('News', 'Another'),
    isActive: fc.boolean(),
    language: fc.constantFrom('en' as const, 'es' as const),
    counterpartId: fc.constantFrom(null, '00000000-0000-4000-8000-000000000002'),
  });
  fc.assert(
    fc.property(article, (given) => {
      const stored = articleWith(given);
      const payload = toPayload(toForm(stored), stored);
      expect(payload.content).toEqual(stored.content);
      expect('counterpartId' in payload).toBe(false);
      const { image, alt, readTime, ...fields } = articleInput.parse(payload);
      expect({ ...stored, ...fields, image, alt, readTime }).toEqual(stored);
      expect(problemsOf(toForm(stored))).toEqual({});
    }),
  );
});

test('a new article has the defaults and payload that are promised', () => {
  const form = { ...EMPTY_FORM, title: 'T', excerpt: 'E' };
  const sections = [{ title: 'Contenido', content: 'Texto' }];
  // In this order too: drafts remember what was sent as text.
  const sent = JSON.stringify(toPayload({ ...form, sections }));
  expect(sent).toBe(
    JSON.stringify({
      title: 'T',
      excerpt: 'E',
      content: { sections: [{ title: 'Contenido', content: 'Texto' }] },
      image: '',
      alt: '',
      category: 'Noticias',
      readTime: '',
      language: 'es',
      isActive: true,
    }),
  );
});

test('plain text stands in the first section, and stays plain until it gets more than text', () => {
  const form = toForm(articleWith({ content: 'Uno\n\nDos' }));
  expect(form.sections).toEqual([{ title: '', content: 'Uno\n\nDos' }]);
  const [first = { title: '', content: '' }] = form.sections;
  expect(toPayload({ ...form, sections: [{ ...first, content: 'Tres', items: [] }] }).content).toBe('Tres');
  const withItem = { ...form, sections: [{ ...first, items: ['a'] }] };
  expect(toPayload(withItem).content).toEqual({
    sections: [{ title: '', content: 'Uno\n\nDos', items: ['a'] }],
  });
  const withSection = { ...form, sections: [first, { title: 'Más', content: '' }] };
  expect(toPayload(withSection).content).toEqual({ sections: withSection.sections });
});

test('of content that the API would not take, all that the site shows is there to edit', () => {
  const malformed = { sections: ['Loose', { title: 7, items: 'One' }, { title: 'X', content: ['a', 'b'] }] };
  expect(toForm(articleWith({ content: malformed })).sections).toEqual([
    { title: '', content: 'Loose', items: [], subsections: [] },
    { title: '7', content: '', items: ['One'], subsections: [] },
    { title: 'X', content: 'a\n\nb', items: [], subsections: [] },
  ]);
  expect(toForm(articleWith({ content: null })).sections).toEqual([{ title: 'Content', content: '' }]);
});

test('what is missing or too long is reported by its place', () => {
  const sections = [
    { title: 'Contenido', content: ' ' },
    { title: '', content: '', items: ['', 'x'.repeat(CONTENT_LIMITS.item + 1)] },
  ];
  expect(problemsOf(EMPTY_FORM)).toEqual({
    title: 'title.missing',
    excerpt: 'excerpt.missing',
    'content.sections.0.content': 'content.missing',
  });
  expect(
    problemsOf({ ...EMPTY_FORM, title: 'T', excerpt: 'E', image: 'https://x.example/a', sections }),
  ).toEqual({
    image: 'image.foreign',
    'content.sections.1.items.1': 'text.tooLong',
  });
});

test("the API's problems are shown at the same places, unknown ones too", () => {
  expect(
    toProblems([
      { field: 'content', key: 'content.tooLong' },
      { field: 'counterpartId', key: 'counterpart.unknown' },
      { field: 'title', key: 'something.new' },
      { field: 'title', key: 'text.tooLong' },
    ]),
  ).toEqual({
    'content.sections.0.content': 'content.tooLong',
    counterpartId: 'counterpart.unknown',
    title: 'field.type',
  });
});

test('two forms are told apart by every field', () => {
  const form = toForm(articleWith({ content: { sections: [{ title: 'A', content: 'a' }] } }));
  expect(isSameForm(form, { ...form })).toBe(true);
  for (const changed of [
    { title: 'x' },
    { isActive: false },
    { language: 'es' as const },
    { counterpartId: '1' },
    { sections: [{ title: 'A', content: 'b' }] },
    { sections: [{ title: 'A', content: 'a', items: ['x'] }] },
  ]) {
    expect(isSameForm(form, { ...form, ...changed })).toBe(false);
  }
});

test('where a form and an article differ is shown field by field', () => {
  const stored = articleWith({ title: 'Theirs', counterpartId: '1', image: 'heat' });
  const mine = { ...toForm(stored), title: 'Mine', counterpartId: null, isActive: false };
  expect(differingFields(mine, stored).toSorted()).toEqual(['counterpartId', 'isActive', 'title']);
  expect(differingFields(toForm(stored), stored)).toEqual([]);
});

test('an article is known as what a form was sent for, however its texts were typed', () => {
  const stored = articleWith({ content: { sections: [{ title: ' A', content: 'a ' }] }, readTime: '5 min' });
  const typed = {
    ...toForm(stored),
    title: ' A\t',
    excerpt: 'B\r\n',
    category: 'News ',
    readTime: '5\tmin',
    alt: ' ',
  };
  expect(isStoredFrom(typed, stored)).toBe(true);
  for (const changed of [
    { title: 'x' },
    { excerpt: '' },
    { isActive: false },
    { counterpartId: '00000000-0000-4000-8000-000000000002' },
    { sections: [{ title: 'A', content: 'a ' }] },
  ]) {
    expect(isStoredFrom({ ...typed, ...changed }, stored)).toBe(false);
  }
});

describe('with its language', () => {
  test("a new article's category and first heading follow, there and back", () => {
    const english = { ...EMPTY_FORM, ...withLanguage('en', EMPTY_FORM, undefined) };
    expect(english).toEqual({
      ...EMPTY_FORM,
      language: 'en',
      category: 'News',
      sections: [{ title: 'Content', content: '' }],
    });
    expect({ ...english, ...withLanguage('es', english, undefined) }).toEqual(EMPTY_FORM);
  });

  test.each([
    ['Salud y Seguridad', 'Health & Safety'],
    ['Atención preventiva', 'Preventive Care'],
  ])('the category %s is the category %s', (spanish, english) => {
    expect(withLanguage('en', { ...EMPTY_FORM, category: spanish }, undefined).category).toBe(english);
    const form = { ...EMPTY_FORM, language: 'en' as const, category: english };
    expect(withLanguage('es', form, undefined).category).toBe(spanish);
  });

  test('what was chosen or typed by hand stays', () => {
    const sections = [
      { title: 'Antes del calor', content: 'a', items: ['b'] },
      { title: 'Contenido', content: 'c' },
    ];
    const form = { ...EMPTY_FORM, category: 'Eventos', sections };
    expect(withLanguage('en', form, undefined)).toEqual({
      language: 'en',
      counterpartId: null,
      category: 'Eventos',
      sections,
    });
    const withoutHeading = { ...EMPTY_FORM, category: 'News', sections: [{ title: '', content: '' }] };
    expect(withLanguage('en', withoutHeading, undefined)).toMatchObject({
      category: 'News',
      sections: [{ title: '', content: '' }],
    });
  });

  test('the counterpart goes, and comes back', () => {
    const stored = articleWith({ language: 'es', counterpartId: '1' });
    const form = toForm(stored);
    expect(withLanguage('en', form, stored).counterpartId).toBeNull();
    expect(withLanguage('es', form, stored).counterpartId).toBe('1');
    expect(withLanguage('es', form, undefined).counterpartId).toBeNull();
  });
});

test('of content that the API would not take, a placeholder heading is there to edit too', () => {
  const malformed = { sections: [{ title: 'Contenido', content: 'Texto', items: 'One' }] };
  expect(toForm(articleWith({ content: malformed })).sections[0]?.title).toBe('Contenido');
});

const AUTOMATIC = words.editor.altWithoutTitle;
const flawOf = (given: { image?: string; title?: string; alt?: string }) =>
  altFlaw({ image: 'heat', title: 'Calor', alt: '', ...given }, AUTOMATIC);

test.for([
  [{ alt: 'Una mujer bebe agua al sol' }, undefined],
  [{ alt: 'calor ' }, 'altRepeats'],
  // Without one the site says the title.
  [{ alt: '' }, 'altRepeats'],
  [{ alt: 'Imagen del artículo' }, 'altSaysNothing'],
  [{ alt: ' imagen del artículo ', title: '' }, 'altSaysNothing'],
  [{ alt: 'Imagen del artículo', title: 'Imagen del artículo' }, 'altSaysNothing'],
  [{ alt: '', title: '' }, undefined],
  [{ alt: 'Calor', image: '' }, undefined],
  [{ alt: 'Imagen del artículo', image: '' }, undefined],
] as const)('%j: %s', ([given, flaw]) => {
  expect(flawOf(given)).toBe(flaw);
});
