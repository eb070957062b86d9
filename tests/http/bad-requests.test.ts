import { expect, inject, test } from 'vitest';
import { ask } from '../support/ask-site.ts';

/* Hostile addresses of pages. What the API refuses is tested in src/app/create-app.api.test.ts. */

test.each([
  'zipCode=%00',
  'doctor=%E0%A4%A',
  'doctor[]=a&doctor=b',
  `doctor=${'a'.repeat(5000)}`,
  '__proto__=x&constructor=y',
  'doctor=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
])('hostile search parameters in a page address are text or dropped, never a fault: %.60s', async (query) => {
  const answer = await ask(`/providers?${query}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('<script>alert(1)');
});

test.each(['/%E0%A4%A', '/es/%E0%A4%A', '//example.com/%E0%A4%A', '/en/%5E', '/es/news/a%5Eb'])(
  'a page address that cannot be decoded, or that the router writes otherwise, leads to the page that is not found, on this site: %s',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(new URL(answer.url).origin).toBe(inject('siteAddress'));
    expect(await answer.text()).toMatch(/404 (Page Not Found|Página no encontrada)/);
  },
);
