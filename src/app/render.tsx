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
      return (await new Response(prelude).text()).replace(/^<!DOCTYPE html>/, '');
    },
  }),
);

export default { fetch: createStartHandler(renderWhole) };
