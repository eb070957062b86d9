import { expect, test } from 'vitest';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import type { Passage, Sources, Topic } from '../../engine/topic.ts';
import { articleFact, namedArticles } from './articles-topic.server.ts';

const STORM = { href: '/news/storm', label: 'Before the storm' };
const HEAT = { href: '/news/heat', label: 'Working in the heat' };
const said = (place: Omit<Passage, 'text'>, text: string): Passage => ({ ...place, text });

type Said = { found: readonly Passage[]; sure?: Passage; listed?: readonly Passage[] };

/** @param said what the articles say to any question, which of it surely answers it, and the articles, the newest first */
async function ask(topic: Topic, { found, sure, listed = [] }: Said) {
  const sources = {
    site: SITE,
    findInArticles: async () => found,
    findAnswer: async () => sure,
    listArticles: async () => listed,
  };
  return topic(readQuestion('how do i keep insulin cold', 'en'))?.answer(sources as unknown as Sources);
}

test('what an article says is quoted: the likeliest part and the next of the same article', async () => {
  const found = [said(STORM, 'Freeze some bottles.'), said(HEAT, 'Drink water.'), said(STORM, 'Four hours.')];
  const answer = await ask(articleFact, { found, sure: said(STORM, 'Freeze some bottles.') });
  expect(answer).toEqual({ kind: 'answer', text: 'Freeze some bottles.\n\nFour hours.', links: [STORM] });
});

test('where too few words of the question are in an article, it is said as not certain', async () => {
  const found = [said(STORM, 'Freeze some bottles.')];
  const answer = await ask(articleFact, { found, sure: said(HEAT, 'Drink water.') });
  expect(answer).toMatchObject({ kind: 'unsure', links: [STORM] });
  expect(answer?.text).toContain('- Freeze some bottles.');
});

test('where no article says anything others are asked', async () => {
  expect(await ask(articleFact, { found: [] })).toBeUndefined();
});

test('articles are named with what they are about: those that were asked for first, three at most', async () => {
  const others = ['Teeth', 'Sleep', 'Eyes'].map((label) =>
    said({ href: `/news/${label}`, label }, 'Advice.'),
  );
  const answer = await ask(namedArticles, {
    found: [said(HEAT, 'Drink water.')],
    listed: [...others, said(HEAT, 'A safer day.')],
  });
  expect(answer?.text).toMatch(/- Working in the heat: A safer day\.\n- Teeth: Advice\.\n- Sleep: Advice\.$/);
  expect(answer?.links.map(({ href }) => href)).toEqual(['/news', HEAT.href, '/news/Teeth', '/news/Sleep']);
});

test('without articles the way to the news is shown', async () => {
  const answer = await ask(namedArticles, { found: [] });
  expect(answer?.links.map(({ href }) => href)).toEqual(['/news']);
  expect(answer?.text).not.toContain('- ');
});
