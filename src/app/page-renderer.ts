import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#app/page-content.ts';
import { StartError } from '#server/errors.ts';

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
}): Promise<LoadedPageRenderer> {
  return options.isDevelopment ? startVite(options.checkoutDir) : loadBuild(options.checkoutDir);
}

async function loadBuild(checkoutDir: string): Promise<LoadedPageRenderer> {
  const entry = path.join(checkoutDir, 'dist/server/render.js');
  const built = await importModule(pathToFileURL(entry).href);
  return {
    renderPage: built.default.fetch,
    clientDir: path.join(checkoutDir, 'dist/client'),
    devMiddleware: undefined,
    close: async () => {},
  };
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
