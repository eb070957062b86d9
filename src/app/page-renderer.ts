import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#app/page-content.ts';
import type { PageContext } from '#app/page-context.ts';
import { DEFAULT_LOCALE } from '#i18n/locale.ts';
import { StartError } from '#server/errors.ts';
import type { Site } from '#site/site.ts';

export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type LoadedPageRenderer = {
  renderPage: PageRenderer;
  /** Folder with the built browser files; undefined in development. */
  clientDir: string | undefined;
  /** Vite's own answers (modules, hot reload), asked before the application; undefined in production. */
  devMiddleware: DevMiddleware | undefined;
  close: () => Promise<void>;
};

type RenderModule = { default: { fetch: PageRenderer } };

/** Loads the built pages, or in development starts Vite and renders from the sources as they are now. */
export async function loadPageRenderer(options: {
  checkoutDir: string;
  isDevelopment: boolean;
  site: Site;
}): Promise<LoadedPageRenderer> {
  const { checkoutDir, isDevelopment, site } = options;
  return isDevelopment ? startVite(checkoutDir) : loadBuild(checkoutDir, site);
}

async function loadBuild(checkoutDir: string, site: Site): Promise<LoadedPageRenderer> {
  const entry = path.join(checkoutDir, 'dist/server/render.js');
  const built = await importModule(pathToFileURL(entry).href);
  await warmUp(built.default.fetch, site);
  return {
    renderPage: built.default.fetch,
    clientDir: path.join(checkoutDir, 'dist/client'),
    devMiddleware: undefined,
    close: async () => {},
  };
}

/**
 * Renders the home page once at the start, without its articles, and throws the result away: the first visitor does not
 * wait for what a first render loads and compiles. A failure is ignored; real requests will show it.
 */
async function warmUp(renderPage: PageRenderer, site: Site): Promise<void> {
  const request = new Request(`http://localhost/${DEFAULT_LOCALE}`, { headers: { Accept: 'text/html' } });
  const context: PageContext = {
    locale: DEFAULT_LOCALE,
    fetchApi: async (path) =>
      path === '/api/site' ? Response.json(site) : new Response(null, { status: 503 }),
    forms: { key: undefined, posted: undefined, sent: undefined },
    scriptNonce: '',
    setPage: () => {},
  };
  await Promise.resolve(renderPage(request, { context })).catch(() => {});
}

async function importModule(href: string): Promise<RenderModule> {
  try {
    return (await import(href)) as RenderModule;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new StartError('The pages are not built yet. Run "npm start", or "npm run build" first.', {
        cause: error,
      });
    }
    throw error;
  }
}

async function startVite(checkoutDir: string): Promise<LoadedPageRenderer> {
  // Vite is a development dependency; a production process never loads it.
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root: checkoutDir,
    server: { middlewareMode: true },
    appType: 'custom',
    // Without a bundled copy of the configuration, whose appearance would make `node --watch` restart us for ever.
    configLoader: 'native',
  });
  const environment = vite.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no runnable ssr environment');
  return {
    renderPage: async (request, renderOptions) => {
      const live = (await environment.runner.import('virtual:tanstack-start-server-entry')) as RenderModule;
      return live.default.fetch(request, renderOptions);
    },
    clientDir: undefined,
    devMiddleware: vite.middlewares,
    close: () => vite.close(),
  };
}
