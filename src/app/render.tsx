import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { prerender } from 'react-dom/static';
import { type PageCode, startAfterPaint } from '#app/first-load/start-after-paint.ts';
import { renderingContext } from '#app/page-context.ts';

/**
 * Renders pages to complete HTML: parts that the browser loads later are waited for here, and are in their places (not
 * streamed: the Content-Security-Policy carries hashes of the inline scripts). The page goes to its context as it is: a
 * response's body would make a stream of it once more. Built by Vite; `app/page-content.ts` calls it.
 */
const renderWhole = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const shown = shownMatches(router);
    const code = import.meta.env.PROD ? takeCode(router, shown) : undefined;
    const { prelude } = await prerender(<StartServer router={router} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const rendered = await readWhole(transformReadableStreamWithRouter(router, prelude));
    const { scriptNonce, setPage } = renderingContext();
    const html = code ? startAfterPaint(rendered, code, scriptNonce) : rendered;
    const links = shown.flatMap((match) => match.links ?? []);
    const canonical = links.find((link) => link?.rel === 'canonical')?.href;
    setPage({ html, canonical });
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** The routes of the page, up to one that failed or found nothing: its message stands for what lies in it. */
function shownMatches(router: AnyRouter): readonly AnyRouteMatch[] {
  const matches: readonly AnyRouteMatch[] = router.stores.matches.get();
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
  return last === -1 ? matches : matches.slice(0, last + 1);
}

/**
 * Takes the page's code out of the build's manifest, from which the router would write it into the HTML: it is started
 * later (`app/first-load`). The manifest that the browser gets has it still.
 */
function takeCode(router: AnyRouter, shown: readonly AnyRouteMatch[]): PageCode | undefined {
  const manifest = router.ssr?.manifest;
  if (!manifest) return undefined;
  const routes = shown.flatMap(({ routeId }) => manifest.routes[routeId] ?? []);
  const entry: unknown = routes.flatMap(({ scripts = [] }) => scripts)[0]?.attrs?.['src'];
  if (typeof entry !== 'string') return undefined;
  const styles = Object.entries(manifest.routes).map(([id, { css = [] }]) => [id, { css }] as const);
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(styles) } };
  const modules = routes.flatMap(({ preloads = [] }) => preloads);
  return { entry, modules: modules.map((link) => (typeof link === 'string' ? link : link.href)) };
}

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export default { fetch: createStartHandler(renderWhole) };
