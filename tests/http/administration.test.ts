import { expect, test } from 'vitest';
import { ask } from '../support/ask-site.ts';

test.each(['/admin', '/admin-login', '/sync'])(
  '%s is Spanish in every browser, kept by no cache and found by no search engine',
  async (path) => {
    const answer = await ask(path, { headers: { 'Accept-Language': 'en', Cookie: 'site-language=en' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-language': 'es',
      'x-robots-tag': 'noindex, nofollow',
    });
    const html = await answer.text();
    expect(html).toContain('lang="es"');
    expect(html).toContain('content="noindex, nofollow"');
    if (path !== '/admin-login') expect(html).toContain('Verificando autenticación...');
  },
);

test('no page of the administration is in the sitemap', async () => {
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('admin');
});
