import { expect, test } from 'vitest';
import { ask } from '../support/ask-site.ts';

/* A page has one address in each language; whoever types or copies another spelling is led there. */

test.each([
  ['/ES', '/es'],
  ['/EN/quote', '/en/quote'],
  ['/en/QUOTE?adults=2', '/en/quote?adults=2'],
  ['/en/%71uote', '/en/quote'],
  ['/en/quote%20', '/en/quote'],
  ['/es/quote.', '/es/quote'],
  ['/es/providers)', '/es/providers'],
])('%s leads to %s', async (spelling, address) => {
  const answer = await ask(spelling, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe(address);
  expect((await ask(address)).status).toBe(200);
});
