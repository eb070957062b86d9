import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';

/**
 * Renders pages to complete HTML (not streamed: the Content-Security-Policy carries hashes of the inline scripts).
 * Built by Vite; `app/pages.ts` calls it.
 */
export default { fetch: createStartHandler(defaultRenderHandler) };
