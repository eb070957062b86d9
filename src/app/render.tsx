import {
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { prerender } from 'react-dom/static';
import { renderingContext } from '#app/page-context.ts';

/**
 * Renders pages to complete HTML: parts that the browser loads later are waited for here, and are in their places (not
 * streamed: the Content-Security-Policy carries hashes of the inline scripts). The HTML goes to the page's context as it
 * is: a response's body would make a stream of it once more. Built by Vite; `app/page-content.ts` calls it.
 */
const renderWhole = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const { prelude } = await prerender(<StartServer router={router} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    renderingContext().setHtml(await readWhole(transformReadableStreamWithRouter(router, prelude)));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export default { fetch: createStartHandler(renderWhole) };
