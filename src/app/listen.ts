import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AnswerQuickly } from '#app/cached-page-handler.ts';
import type { DevMiddleware } from '#app/page-renderer.ts';
import { answerInTurn } from '#server/http/answer-in-turn.ts';
import { hasSeveralHosts } from '#server/http/several-hosts.ts';
import { StartError } from '#server/start-error.ts';

export type ListeningServer = {
  port: number;
  /** Stops accepting, lets requests under way finish, then ends; connections still busy after the grace are cut. */
  close: () => Promise<void>;
};

const GRACE_MS = 10_000;
/** A connection is closed after this many requests, so that none holds on to a server for ever. */
const REQUESTS_PER_CONNECTION = 1000;
/** Connections of one port; a page of a busy day needs a tenth of them. */
const MOST_CONNECTIONS = 2000;

export type ListenOptions = {
  app: Hono;
  /** 0 for any that is free. */
  port: number;
  /** Network addresses, all with the same port; undefined for every one that this machine has. */
  addresses: readonly string[] | undefined;
  devMiddleware: DevMiddleware | undefined;
  /** Asked before the application. */
  answerQuickly?: AnswerQuickly;
};

/**
 * Serves the application over HTTP, with timeouts against callers that never finish.
 *
 * @throws {StartError} when the port is taken or not allowed, or the machine has no such address
 */
export async function listen(options: ListenOptions): Promise<ListeningServer> {
  const { port, addresses = [undefined] } = options;
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeGently));
  };
  let openPort = port;
  for (const address of addresses) {
    const server = createHttpServer(options);
    try {
      openPort = await open(server, openPort, address);
      servers.push(server);
    } catch (error) {
      // Many containers have no IPv6: "localhost" is the other address alone there.
      if (address === '::1' && servers.length > 0 && isMissingAddress(error)) continue;
      await close();
      throw explain(error, openPort, address);
    }
  }
  return { port: openPort, close };
}

function createHttpServer({ app, devMiddleware, answerQuickly }: ListenOptions): Server {
  const answer = getRequestListener(app.fetch);
  const first: AnswerQuickly =
    devMiddleware ?? answerQuickly ?? ((_request, _response, otherwise) => otherwise());
  const server = createServer(
    answerInTurn((request, response) => {
      if (hasSeveralHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
      else first(request, response, () => void answer(request, response));
    }),
  );
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.maxConnections = MOST_CONNECTIONS;
  server.headersTimeout = 10_000;
  // A picture of 5 MB over a slow connection takes its time.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

function open(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '');
}

function explain(error: unknown, port: number, address: string | undefined): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `This account may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
    );
  }
  if (isMissingAddress(error)) {
    return new StartError(
      `This machine has no network address ${address}. Set LISTEN_ADDRESS to one that it has, or leave it away.`,
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
