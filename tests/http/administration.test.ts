import { expect, test } from 'vitest';
import { ask, htmlOf, withoutScripts } from '../support/ask-site.ts';
import { SPANISH } from '../support/languages.ts';

test.each(['/admin', '/admin-login', '/admin-invitation', '/sync'])(
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
    if (!/-(login|invitation)$/.test(path)) expect(html).toContain('Verificando autenticación...');
  },
);

test('no page of the administration is in the sitemap', async () => {
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('admin');
});

test('the assistant and the accessibility panel are on every page of the site, and not in the administration', async () => {
  const { shell, accessibilityPanel } = SPANISH.words;
  const buttonsOn = async (path: string) => {
    const html = withoutScripts(await htmlOf(path));
    return [shell.assistant.open, accessibilityPanel.open].filter((name) => html.includes(name));
  };
  expect(await buttonsOn('/es/privacy')).toHaveLength(2);
  for (const path of ['/admin', '/admin-login', '/admin-invitation', '/sync'])
    expect(await buttonsOn(path), path).toEqual([]);
});
