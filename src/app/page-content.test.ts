import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderContent } from './page-content.ts';

const page = (body: string) => `<html><head><title>A</title></head><body>${body}</body></html>`;

describe('the content of a page', () => {
  it('has every letter as it was rendered, in scripts that the policy allows too', async () => {
    const script = "say('¿Cuánto cuesta? It’s 48 €')";
    const content = await renderContent({
      renderPage: (_request, { context }) => {
        const mark = ` nonce="${context.scriptNonce}"`;
        const own = `<p>Niños’ 👶</p><script${mark}>${script}</script>`;
        context.setPage({ html: Buffer.from(page(own)) });
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
    expect(content.policy).toContain(createHash('sha256').update(script).digest('base64'));
  });
});
