import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { DevMiddleware } from '#app/page-renderer.ts';
import { StartError } from '#server/start-error.ts';

export type ListeningServer = {
  port: number;
  /** Stops accepting, lets requests under way finish, then ends; connections still busy after the grace are cut. */
  close: () => Promise<void>;
};

const GRACE_MS = 10_000;

/**
 * Serves the application over HTTP on every network interface, with timeouts against callers that never finish.
 *
 * @throws {StartError} when the port is taken or not allowed
 */
export async function listen(options: {
  app: Hono;
  port: number;
  devMiddleware: DevMiddleware | undefined;
}): Promise<ListeningServer> {
  const { app, port, devMiddleware } = options;
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (devMiddleware) devMiddleware(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  server.headersTimeout = 10_000;
  // A picture of 5 MB over a slow line takes its time.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  const openPort = await open(server, port);
  return { port: openPort, close: () => closeGently(server) };
}

function open(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `This account may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
    );
  }
  return error;
}

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
