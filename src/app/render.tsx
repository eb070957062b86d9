import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { prerender } from 'react-dom/static';

/**
 * Renders pages to complete HTML: parts that the browser loads later are waited for here, and stand in their places
 * (not streamed: the Content-Security-Policy carries hashes of the inline scripts). Built by Vite; `app/pages.ts`
 * calls it.
 */
const renderWhole = defineHandlerCallback(({ router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: async () => {
      const { prelude } = await prerender(<StartServer router={router} />, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      // The router's answer begins with the document type already.
      return (await readWhole(prelude)).replace(/^<!DOCTYPE html>/, '');
    },
  }),
);

/** A stream's text; decoded at once, which takes half of what `Response.text()` takes. */
async function readWhole(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export default { fetch: createStartHandler(renderWhole) };
