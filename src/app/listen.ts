import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AnswerQuickly } from '#app/cached-page-handler.ts';
import { type ConnectionLimits, limitConnections } from '#app/connection-limits.ts';
import type { DevMiddleware } from '#app/page-renderer.ts';
import type { Settings } from '#app/settings.ts';
import { StartError } from '#server/errors.ts';
import { isThisMachine, LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';

/**
 * Where the server listens: LISTEN_ADDRESS; without it on this machine alone, as with `npm start` on a laptop, and as
 * behind a proxy that speaks https for it. An http PUBLIC_URL of another machine has no proxy: then on all addresses.
 *
 * @returns undefined for all addresses that this machine has
 */
export function readListenAddresses({
  LISTEN_ADDRESS: given,
  PUBLIC_URL,
}: Settings): readonly string[] | undefined {
  if (given === 'localhost') return LOOPBACK_ADDRESSES;
  if (given !== undefined) return [given];
  const { protocol, hostname } = new URL(PUBLIC_URL ?? 'http://localhost');
  return protocol === 'https:' || isThisMachine(hostname) ? LOOPBACK_ADDRESSES : undefined;
}

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
/** How late a timeout may be noticed. */
const CHECK_TIMEOUTS_MS = 1000;

export type ListenOptions = {
  app: Hono;
  /** 0 for any that is free. */
  port: number;
  /** Network addresses, all with the same port; undefined for every one that this machine has. */
  addresses: readonly string[] | undefined;
  devMiddleware: DevMiddleware | undefined;
  /** The setting that names the port, for messages; PORT without it. */
  setting?: string;
  /** Asked before the application. */
  answerQuickly?: AnswerQuickly;
  /** Without them as many connections are taken as come. */
  connections?: ConnectionLimits;
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
      throw explain(error, openPort, { address, setting: options.setting ?? 'PORT' });
    }
  }
  return { port: openPort, close };
}

function createHttpServer({ app, devMiddleware, answerQuickly, connections }: ListenOptions): Server {
  const answer = getRequestListener(app.fetch);
  const first: AnswerQuickly =
    devMiddleware ?? answerQuickly ?? ((_request, _response, otherwise) => otherwise());
  const inTurn = answerInTurn((request, response) => {
    if (!namesOneHost(request)) response.writeHead(400, { Connection: 'close' }).end();
    else first(request, response, () => void answer(request, response));
  });
  const server = createServer({ connectionsCheckingInterval: CHECK_TIMEOUTS_MS }, inTurn.answer);
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.maxConnections = MOST_CONNECTIONS;
  if (connections) limitConnections(server, connections, inTurn.isIdle);
  server.headersTimeout = 10_000;
  // A picture of 5 MB over a slow connection takes its time.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  // Whoever reads nothing of an answer holds its connection no longer than this.
  server.timeout = 150_000;
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

function explain(
  error: unknown,
  port: number,
  { address, setting }: { address: string | undefined; setting: string },
): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop that program, or choose another port: ${setting}=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `This account may not use port ${port}. Choose one above 1023: ${setting}=3000 npm start`,
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

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = { request: IncomingMessage; response: ServerResponse };
type Line = { isBusy: boolean; waiting: Exchange[] };

/** Requests that one connection may send ahead. Browsers send none, proxies hardly any. */
const MOST_SENT_AHEAD = 20;

/**
 * Answers the requests of one connection one after the other. HTTP/1.1 lets a client send its next requests before the
 * answer to the first has come ("pipelining", RFC 9112, section 9.3.2), and Node would begin all of them at once: a few
 * kilobytes would start hundreds of renders. A connection that sends too many ahead is closed; what still waits when a
 * connection is closed is not begun.
 *
 * @returns the same in turns, and whether a connection has been answered and waits for its next request
 */
export function answerInTurn(answer: Answer): { answer: Answer; isIdle: (socket: Socket) => boolean } {
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, { request, response }: Exchange) => {
    line.isBusy = true;
    // It comes once; `once` would cost each answer a wrapper.
    response.on('close', () => {
      const next = line.waiting.shift();
      if (next && !request.socket.destroyed) begin(line, next);
      else line.isBusy = false;
    });
    answer(request, response);
  };

  const inTurn: Answer = (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) begin(line, { request, response });
    else if (line.waiting.length < MOST_SENT_AHEAD) line.waiting.push({ request, response });
    else socket.destroy();
  };
  return { answer: inTurn, isIdle: (socket) => lines.get(socket)?.isBusy === false };
}

/** A host name or address, perhaps with a port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Whether a request names one host, in the form of one; another is answered with 400 (RFC 9112, section 3.2). Of several,
 * Node would believe the first, a proxy in front perhaps the last.
 */
function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values take turns. Few names are as long, and each request asks.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2 && HOST.test(headers.host ?? 'localhost');
}
