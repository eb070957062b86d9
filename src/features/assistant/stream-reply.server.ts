import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { problemResponse } from '#server/http/problem-response.ts';
import type { Logger } from '#server/log.ts';
import type { ChatReply } from './chat.ts';
import type { ModelOptions } from './model/model.ts';

/** How often a comment line is sent while nothing else is, so that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 5000;

/**
 * Answers with server-sent events: `text` with pieces to append as {"text": "…"}, at the end `reply` with the whole
 * ChatReply, which replaces them, or `problem` with a problem document.
 *
 * @param ask writes the answer; its signal aborts when the visitor goes away
 */
export function streamReply(
  context: Context,
  log: Logger,
  ask: (options: ModelOptions) => Promise<ChatReply>,
): Response {
  const response = streamSSE(context, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    let sending: Promise<unknown> = stream.write(': begins\n\n');
    const send = (event: string, data: string) => {
      sending = sending.then(() => stream.writeSSE({ event, data }));
    };
    const heartbeat = setInterval(() => {
      sending = sending.then(() => stream.write(': still there\n\n'));
    }, HEARTBEAT_MS);
    try {
      const reply = await ask({
        signal: left.signal,
        onText: (text) => send('text', JSON.stringify({ text })),
      });
      send('reply', JSON.stringify(reply));
    } catch (error) {
      send('problem', await problemResponse(error, context, log).text());
    } finally {
      clearInterval(heartbeat);
      await sending;
    }
  });
  response.headers.set('Content-Type', 'text/event-stream; charset=utf-8');
  // A proxy that compresses or buffers would hold the pieces back.
  response.headers.set('Cache-Control', 'no-store, no-transform');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}
