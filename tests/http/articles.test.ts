import { expect, test } from 'vitest';
import { ask } from '../support/ask-site.ts';

test.each([
  ['/en/news/trabajar-bajo-el-calor', '/en/news/working-in-the-heat'],
  ['/es/news/working-in-the-heat', '/es/news/trabajar-bajo-el-calor'],
])('an article under the other language leads to its counterpart there: %s', async (path, counterpart) => {
  expect(new URL((await ask(path)).url).pathname).toBe(counterpart);
});

test.each(['en', 'es'])('an unknown article is not found in %s', async (code) => {
  const answer = await ask(`/${code}/news/nothing-of-that-name`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>404/);
});
