import { expect, test } from '@playwright/test';

/* Hostile addresses of pages, over HTTP alone. What the API refuses is tested in src/app/create-app.api.test.ts. */

test('hostile search parameters in a page address are text or dropped, never a fault', async ({
  request,
}) => {
  for (const query of [
    'zipCode=%00',
    'doctor=%E0%A4%A',
    'doctor[]=a&doctor=b',
    `doctor=${'a'.repeat(5000)}`,
    '__proto__=x&constructor=y',
    'doctor=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]) {
    const answer = await request.get(`/providers?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text(), query).not.toContain('<script>alert(1)');
  }
});

test('a page address that cannot be decoded leads to the page that is not found, on this site', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/%E0%A4%A', '/es/%E0%A4%A', '//example.com/%E0%A4%A']) {
    const answer = await request.get(`${baseURL}${path}`);
    expect(answer.status(), path).toBe(404);
    expect(new URL(answer.url()).origin, path).toBe(baseURL);
    expect(await answer.text(), path).toMatch(/404 (Page Not Found|Página no encontrada)/);
  }
});
