import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { renderContent, startAfterPaint } from './page-content.ts';

const page = (body: string) => `<html><head><title>A</title></head><body>${body}</body></html>`;
const CODE = { entry: '/assets/entry-1.js', modules: ['/assets/entry-1.js', '/assets/page-2.js'] };

test('a page is started by its last script, and is else as it was', () => {
  const started = startAfterPaint({ html: page('<p>$& Hello</p>'), scripts: ['own()'] }, CODE);
  const script = started.scripts[1] ?? '';
  expect(started.html).toBe(page(`<p>$& Hello</p><script>${script}</script>`));
  expect(started.scripts).toEqual(['own()', script]);
  expect(script).toContain('/assets/entry-1.js');
  expect(script).toContain('/assets/page-2.js');
});

describe('the content of a page', () => {
  it('has every letter as it was rendered, in scripts that the policy allows too', async () => {
    const script = "say('¿Cuánto cuesta? It’s 48 €')";
    const content = await renderContent({
      renderPage: (_request, { context }) => {
        const mark = ` nonce="${context.scriptNonce}"`;
        const own = `<p>Niños’ 👶</p><script${mark}>${script}</script>`;
        context.setPage({ html: Buffer.from(page(own)), code: CODE });
        return new Response(null);
      },
      url: new URL('http://clinic.example/es'),
      locale: 'es',
      fetchApi: async () => new Response(null),
      forms: { key: undefined, posted: undefined, sent: undefined },
      isDevelopment: false,
    });
    if (content instanceof Response) throw new Error('That is no page.');
    const html = new TextDecoder().decode(content.html);
    expect(html).toContain(`<p>Niños’ 👶</p><script>${script}</script>`);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, source = '']) => source);
    expect(scripts).toHaveLength(2);
    for (const source of scripts) {
      expect(content.policy).toContain(createHash('sha256').update(source).digest('base64'));
    }
    // The one that starts the page is added to bytes: anything but ASCII would be garbled.
    expect(scripts[1]).toMatch(/^[ -~]+$/);
  });
});
