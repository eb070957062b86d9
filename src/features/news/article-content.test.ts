import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArticleContent } from './article-content.ts';

test('blank lines of a plain text separate paragraphs', () => {
  expect(readArticleContent('One\nline\n\nTwo\r\n \r\n\r\nThree\n')).toEqual([
    { title: '', paragraphs: ['One\nline', 'Two', 'Three'], items: [], subsections: [] },
  ]);
});

test('sections keep title, text, items and subsections', () => {
  const sections = [
    {
      title: 'Antes de la tormenta',
      content: 'Uno\n\nDos',
      items: ['a', 'b'],
      subsections: [{ title: 'Detalle', items: ['c'] }],
    },
  ];
  expect(readArticleContent({ sections })).toEqual([
    {
      title: 'Antes de la tormenta',
      paragraphs: ['Uno', 'Dos'],
      items: ['a', 'b'],
      subsections: [{ title: 'Detalle', items: ['c'] }],
    },
  ]);
});

test("the editor's placeholder headings are not shown to readers, headings of one's own are", () => {
  const written = [
    { title: 'Contenido', content: 'Uno' },
    { title: ' Content ', content: 'Two' },
    { title: 'Contenido del botiquín', content: 'Tres' },
    { title: 'Contenido', content: '' },
  ];
  const shown = readArticleContent({ sections: written });
  expect(shown.map(({ title, paragraphs }) => [title, ...paragraphs])).toEqual([
    ['', 'Uno'],
    ['', 'Two'],
    ['Contenido del botiquín', 'Tres'],
  ]);
});

test('of malformed content the text is kept', () => {
  const sections = ['Loose text', { title: null, items: 'One' }, null, 7, {}, { subsections: ['Point'] }];
  expect(readArticleContent({ sections })).toEqual([
    { title: '', paragraphs: ['Loose text'], items: [], subsections: [] },
    { title: '', paragraphs: [], items: ['One'], subsections: [] },
    { title: '', paragraphs: ['7'], items: [], subsections: [] },
    { title: '', paragraphs: [], items: [], subsections: [{ title: '', items: ['Point'] }] },
  ]);
  expect(readArticleContent({ title: 'A section by itself', content: ['One', 'Two'] })).toEqual([
    { title: 'A section by itself', paragraphs: ['One', 'Two'], items: [], subsections: [] },
  ]);
});

test.each([null, undefined, '', ' \n\n ', {}, [], { sections: null }, { sections: [[], {}] }, true])(
  'nothing readable is nothing to show: %j',
  (content) => {
    expect(readArticleContent(content)).toEqual([]);
  },
);

test('whatever is stored, the answer is sections of text and nothing throws', () => {
  const text = expect.any(String);
  const almost = fc.record(
    {
      sections: fc.array(
        fc.record({ title: fc.jsonValue(), content: fc.jsonValue(), items: fc.jsonValue() }, {}),
      ),
    },
    {},
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), almost), (content) => {
      for (const { title, paragraphs, items, subsections } of readArticleContent(content)) {
        expect([title, ...paragraphs, ...items]).toEqual([title, ...paragraphs, ...items].map(() => text));
        for (const inner of subsections) expect([inner.title, ...inner.items].map(String)).toBeTruthy();
      }
    }),
  );
});

test('HTML in a text stays text', () => {
  const html = '<img src=x onerror=alert(1)> & <b>bold</b>';
  expect(readArticleContent({ sections: [{ title: html, content: html, items: [html] }] })).toEqual([
    { title: html, paragraphs: [html], items: [html], subsections: [] },
  ]);
});
