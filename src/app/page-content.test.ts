import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderContent, startAfterPaint } from './page-content.ts';

const page = (body: string) =>
  '<html><head><link rel="modulepreload" href="/assets/entry-1.js" fetchPriority="low"/>' +
  '<link rel="modulepreload" href="/assets/page-2.js" fetchPriority="low"/>' +
  `<link rel="stylesheet" href="/assets/a.css"/></head><body>${body}</body></html>`;
const ENTRY = '<script type="module" async="" src="/assets/entry-1.js"></script>';

describe('starting a page after it was painted', () => {
  it('asks for its code in the last script and nowhere before, and leaves the rest as it is', () => {
    const started = startAfterPaint({ html: page(`<p>$& Hello</p>${ENTRY}`), scripts: ['own()'] });
    const [before = '', script = ''] = started.html.split('<script>');
    expect(before).not.toMatch(/entry-1|page-2|modulepreload/);
    expect(before).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
    expect(before).toContain('<p>$& Hello</p>');
    expect(script).toContain('/assets/entry-1.js');
    expect(script).toContain('/assets/page-2.js');
    expect(script).toMatch(/<\/script><\/body>/);
    expect(started.scripts).toEqual(['own()', script.split('</script>')[0]]);
  });

  it('leaves a page without JavaScript alone', () => {
    const plain = { html: page('<p>Hello</p>'), scripts: [] };
    expect(startAfterPaint(plain)).toEqual(plain);
  });
});

describe('the content of a page', () => {
  it('has every letter as it was rendered, in scripts that the policy allows too', async () => {
    const script = "say('¿Cuánto cuesta? It’s 48 €')";
    const content = await renderContent({
      renderPage: (_request, { context }) => {
        const mark = ` nonce="${context.scriptNonce}"`;
        const own = `<p>Niños’ 👶</p><script${mark}>${script}</script>`;
        context.setHtml(Buffer.from(page(`${own}${ENTRY}`)));
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
