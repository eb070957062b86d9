import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleWith } from '../../../tests/support/article.ts';
import { type AtomFeed, atomFeed } from './atom-feed.ts';

const article = articleWith({
  id: '5f0c6d1e-0000-4000-8000-000000000000',
  slug: 'one',
  title: 'One',
  excerpt: 'In short',
  content: 'Text',
  updatedAt: '2026-01-02T12:00:00.000Z',
});
const feed: AtomFeed = {
  language: 'en',
  title: 'News',
  subtitle: 'Short',
  author: 'Clinic',
  origin: 'https://clinic.example',
  articles: [article],
};

/** The feed's own time; every entry has one of its own further down. */
const changedAt = (xml: string) => /<updated>([^<]*)</.exec(xml)?.[1];

test('a feed changed when the last of its articles did', () => {
  const older = { ...article, updatedAt: '2025-06-01T00:00:00.000Z' };
  expect(changedAt(atomFeed({ ...feed, articles: [older, article] }))).toBe(article.updatedAt);
  expect(changedAt(atomFeed({ ...feed, articles: [] }))).toBe('1970-01-01T00:00:00.000Z');
});

test('a placeholder heading is not in the feed', () => {
  const content = { sections: [{ title: 'Content', content: 'Drink water.' }] };
  const xml = atomFeed({ ...feed, articles: [{ ...article, content }] });
  expect(xml).toContain('<content type="html">&#60;p&#62;Drink water.&#60;/p&#62;</content>');
});

test('lines of a paragraph and of an entry of a list stay lines', () => {
  const content = {
    sections: [{ title: 'Hours', content: 'Miami\n8 to 5', items: ['Bring:\na card'] }],
  };
  const xml = atomFeed({ ...feed, articles: [{ ...article, content }] });
  expect(xml).toContain('Miami&#60;br&#62;8 to 5&#60;/p&#62;');
  expect(xml).toContain('Bring:&#60;br&#62;a card&#60;/li&#62;');
});

test('whatever an article holds, its entry is made of the same elements and of characters XML allows', () => {
  const elements = (xml: string) => [...xml.matchAll(/<\/?[a-z]+/g)].map(([tag]) => tag);
  const expected = elements(atomFeed(feed));
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, fc.jsonValue(), (title, excerpt, category, content) => {
      const xml = atomFeed({ ...feed, articles: [{ ...article, title, excerpt, category, content }] });
      expect(elements(xml)).toEqual(expected);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
      expect(xml.isWellFormed()).toBe(true);
    }),
  );
});
