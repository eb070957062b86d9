import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
 */
export function answerInTurn(answer: Answer): Answer {
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, { request, response }: Exchange) => {
    line.isBusy = true;
    response.once('close', () => {
      const next = line.waiting.shift();
      if (next && !request.socket.destroyed) begin(line, next);
      else line.isBusy = false;
    });
    answer(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) begin(line, { request, response });
    else if (line.waiting.length < MOST_SENT_AHEAD) line.waiting.push({ request, response });
    else socket.destroy();
  };
}
