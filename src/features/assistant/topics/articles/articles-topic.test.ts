import { expect, test } from 'vitest';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import type { Passage, Sources, Topic } from '../../engine/topic.ts';
import { articleFact, namedArticles } from './articles-topic.server.ts';

const STORM = { href: '/news/storm', label: 'Before the storm' };
const HEAT = { href: '/news/heat', label: 'Working in the heat' };
const said = (place: Omit<Passage, 'text'>, text: string): Passage => ({ ...place, text });

/** @param found what the articles say to any question @param listed the articles, the newest first */
async function ask(topic: Topic, found: readonly Passage[], listed: readonly Passage[] = []) {
  const sources = { site: SITE, findInArticles: async () => found, listArticles: async () => listed };
  return topic(readQuestion('how do i keep insulin cold', 'en'))?.answer(sources as unknown as Sources);
}

test('what an article says is quoted: the likeliest part and the next of the same article', async () => {
  const answer = await ask(articleFact, [
    said(STORM, 'Freeze some bottles.'),
    said(HEAT, 'Drink water.'),
    said(STORM, 'Four hours.'),
  ]);
  expect(answer).toEqual({ kind: 'answer', text: 'Freeze some bottles.\n\nFour hours.', links: [STORM] });
});

test('where no article says anything others are asked', async () => {
  expect(await ask(articleFact, [])).toBeUndefined();
});

test('articles are named with what they are about: those that were asked for first, three at most', async () => {
  const others = ['Teeth', 'Sleep', 'Eyes'].map((label) =>
    said({ href: `/news/${label}`, label }, 'Advice.'),
  );
  const answer = await ask(
    namedArticles,
    [said(HEAT, 'Drink water.')],
    [...others, said(HEAT, 'A safer day.')],
  );
  expect(answer?.text).toMatch(/- Working in the heat: A safer day\.\n- Teeth: Advice\.\n- Sleep: Advice\.$/);
  expect(answer?.links.map(({ href }) => href)).toEqual(['/news', HEAT.href, '/news/Teeth', '/news/Sleep']);
});

test('without articles the way to the news is shown', async () => {
  const answer = await ask(namedArticles, []);
  expect(answer?.links.map(({ href }) => href)).toEqual(['/news']);
  expect(answer?.text).not.toContain('- ');
});
