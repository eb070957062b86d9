import { type Context, Hono } from 'hono';
import { type EncodedPage, encodePage } from '#app/page-answer.ts';
import { chooseEncoding, namesVersion, SHARED_CACHE } from '#server/http/kept-answers.ts';
import { pageContentSecurityPolicy } from '#server/http/security-headers.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import type { Site } from '#site/site.ts';

const DOCUMENT = '/openapi.json';
const PAGE = '/api-docs';

/**
 * For programmers: GET /openapi.json, the document of the public API; GET /api-docs, the same to be read, in English; GET
 * /.well-known/api-catalog (RFC 9727), where programs look for both. All three stay the same as long as the server runs;
 * they are made when somebody asks.
 */
export function apiDocument({
  site,
  countCall,
}: {
  site: Pick<Site, 'brandName' | 'origin'>;
  countCall: CountCall;
}): Hono {
  const openDocument = once(async () => (await import('#app/api-document/openapi.ts')).openApiDocument(site));
  const openJson = once(async () => encode(JSON.stringify(await openDocument())));
  const openPage = once(async () => {
    const { apiPage } = await import('#app/api-document/api-page.ts');
    return encode(await apiPage(await openDocument(), site));
  });

  return new Hono()
    .get(DOCUMENT, async (context) => {
      await countCall(context);
      return answer(context, await openJson(), 'application/json');
    })
    .get(PAGE, async (context) => {
      await countCall(context);
      context.header('Content-Security-Policy', pageContentSecurityPolicy([]));
      context.header('Content-Language', 'en');
      return answer(context, await openPage(), 'text/html; charset=utf-8');
    })
    .get('/.well-known/api-catalog', (context) =>
      context.body(JSON.stringify(catalog(site.origin)), 200, {
        'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
        'Cache-Control': 'public, max-age=3600',
      }),
    );
}

function catalog(origin: string) {
  return {
    linkset: [
      {
        anchor: `${origin}/api/`,
        'service-desc': [{ href: origin + DOCUMENT, type: 'application/json' }],
        'service-doc': [{ href: origin + PAGE, type: 'text/html' }],
      },
    ],
  };
}

function encode(text: string): Promise<EncodedPage> {
  return encodePage(new TextEncoder().encode(text), 'best');
}

function answer(context: Context, encoded: EncodedPage, type: string): Response {
  context.header('ETag', encoded.etag);
  context.header('Cache-Control', SHARED_CACHE);
  context.header('Vary', 'Accept-Encoding');
  if (namesVersion(context.req.header('If-None-Match'), encoded.etag)) return context.body(null, 304);
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  context.header('Content-Type', type);
  return context.body(encoded[encoding]);
}

/** Makes something when it is asked for, and keeps it. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
