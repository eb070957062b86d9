import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { createLogger } from '#server/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { articles } from './articles.table.ts';
import { newsFeed } from './news-feed.server.ts';

let database: TestDatabase;
let feeds: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(articles).values([
    { slug: 'shown', title: 'Rain & <wind>', excerpt: 'In short', content: 'One\n\nTwo <b>bold</b>' },
    { slug: 'hidden', title: 'Hidden', excerpt: 'x', content: 'x', isActive: false },
    { slug: 'visto', title: 'Lluvia', excerpt: 'x', content: 'x', language: 'es' },
  ]);
  feeds = feedsWithLimit(1000);
});
afterAll(() => database.discard());

function feedsWithLimit(calls: number): Hono {
  return newsFeed({
    database: database.db,
    countCall: countCallsPerMinute(calls),
    site: { brandName: 'Clínica & Sons', origin: 'https://clinic.example' },
  });
}

test('a feed has the active articles of its language, with absolute addresses', async () => {
  const response = await feeds.request('/en/feed.xml');
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  expect(xml).toContain('<title>News from Clínica &#38; Sons</title>');
  expect(xml).toContain('href="https://clinic.example/en/news/shown"');
  expect(xml.match(/<entry>/g)).toHaveLength(1);

  const spanish = await (await feeds.request('/es/feed.xml')).text();
  expect(spanish).toContain('<title>Noticias de Clínica &#38; Sons</title>');
  expect(spanish).toContain('https://clinic.example/es/news/visto');
});

test('markup in an article is text in the feed, and in the HTML that the feed carries', async () => {
  const xml = await (await feeds.request('/en/feed.xml')).text();
  expect(xml).toContain('<title>Rain &#38; &#60;wind&#62;</title>');
  // Escaped once for the HTML and once more for the XML around it.
  expect(xml).toContain('&#60;p&#62;Two &#38;#60;b&#38;#62;bold');
});

test('a feed revalidates by ETag', async () => {
  const first = await feeds.request('/en/feed.xml');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await feeds.request('/en/feed.xml', { headers })).status).toBe(304);
});

test('an address that asks too often is refused', async () => {
  const limited = feedsWithLimit(1);
  limited.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  expect((await limited.request('/en/feed.xml')).status).toBe(200);
  expect((await limited.request('/es/feed.xml')).status).toBe(429);
});
