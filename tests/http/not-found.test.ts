import { expect, test } from 'vitest';
import { ask } from '../support/ask-site.ts';
import { linksInside } from '../support/links-inside.ts';

/* The page that is not found, as whoever has no JavaScript gets it. What it says: tests/e2e/not-found-and-failures.spec.ts. */

/** Unknown at any depth, below a page that exists, and with something that only looks like a language before it. */
test.each(['/nope', '/foo/bar', '/nope/quote', '/fr/quote', '/quote/a/b', '/en/nope', '/es/a/b/c'])(
  'every link of %s, which is not found, leads to a page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const anchors = (await answer.text()).match(/<a [^>]*>/g) ?? [];
    const links = anchors
      // Those of the language switch lead to the same unknown path.
      .filter((anchor) => !/hreflang=/i.test(anchor))
      .map((anchor) => /href="([^"]*)"/.exec(anchor)?.[1]?.replaceAll('&amp;', '&') ?? '');
    const targets = linksInside(links, answer.url);
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) expect((await ask(target)).status, target).toBe(200);
  },
);

test('a policy that does not exist is a page that is not found', async () => {
  expect((await ask('/en/policies/nothing')).status).toBe(404);
});
