import net from 'node:net';

/** `retryAfter`: whether it says when to come back. */
export type RawAnswer = { status: number; retryAfter: boolean; body: Buffer };

/**
 * One kept-alive HTTP/1.1 connection that sends one request at a time. It reads only what our own server sends
 * (Content-Length, no chunks), because on a small machine every microsecond of the client is taken from the server:
 * it costs a third of `node:http`.
 */
export class HttpConnection {
  readonly #port: number;
  #socket: net.Socket;
  /** The server ends the connection after this answer, as ours does after a thousand. */
  #isLast = false;
  #received: Buffer[] = [];
  #receivedBytes = 0;
  /** Bytes of the whole answer, known once its head has arrived. */
  #answerBytes = Number.POSITIVE_INFINITY;
  #headBytes = 0;
  #status = 0;
  #retryAfter = false;
  #waiting: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#connect();
  }

  /** Sends a request as `writeRequest` gave it and hands back the whole answer. */
  send(request: Buffer): Promise<RawAnswer> {
    if (this.#isLast) {
      this.#socket.destroy();
      this.#socket = this.#connect();
      this.#isLast = false;
    }
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #connect(): net.Socket {
    const socket = net.connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    const fail = (error: Error) => {
      if (socket === this.#socket) this.#waiting?.reject(error);
    };
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
    return socket;
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#receivedBytes += chunk.length;
    if (this.#answerBytes === Number.POSITIVE_INFINITY) this.#readHead();
    if (this.#receivedBytes < this.#answerBytes) return;
    const body = Buffer.concat(this.#received).subarray(this.#headBytes);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#received = [];
    this.#receivedBytes = 0;
    this.#answerBytes = Number.POSITIVE_INFINITY;
    waiting?.resolve({ status: this.#status, retryAfter: this.#retryAfter, body });
  }

  #readHead(): void {
    if (this.#received.length > 1) this.#received = [Buffer.concat(this.#received)];
    const start = this.#received[0] ?? Buffer.alloc(0);
    const end = start.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = start.toString('latin1', 0, end);
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error(`An answer without Content-Length:\n${head}`));
      return;
    }
    this.#status = Number(head.slice(9, 12));
    this.#retryAfter = /^retry-after: /im.test(head);
    this.#isLast = /^connection: close$/im.test(head);
    this.#headBytes = end + 4;
    this.#answerBytes = this.#headBytes + Number(length);
  }
}

/** A request as bytes, made before the clock runs. @param address of the visitor, as a proxy in front tells it */
export function writeRequest(method: 'GET' | 'POST', path: string, body?: object, address?: string): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br',
    ...(address === undefined ? [] : [`X-Forwarded-For: ${address}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${content}`);
}
