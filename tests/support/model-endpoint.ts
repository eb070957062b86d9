import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the endpoint received. */
export type ReceivedCall = {
  path: string;
  key: string | undefined;
  /** The whole body as it was sent. */
  text: string;
  /** Aborts when the caller hangs up. */
  hungUp: Promise<void>;
};

/** What the endpoint does with one call, in order. */
export type Move =
  | { say: string }
  | { think: string }
  | { call: string; input: unknown }
  | { wait: Promise<unknown> }
  /** Ends the answer; without one it ends with "stop", or "tool_calls" after a call. */
  | { end: 'stop' | 'length' | 'content_filter' }
  /** Sends this as it is. */
  | { raw: string }
  /** Cuts the connection. */
  | { cut: true }
  /** Answers with this status instead. */
  | { status: number; headers?: Record<string, string> };

export type ModelEndpoint = {
  /** Base address for ASSISTANT_MODEL_URL. */
  url: string;
  received: ReceivedCall[];
  /** What it does with the next calls, one list for each; then it answers 500. */
  script: (...calls: readonly (readonly Move[])[]) => void;
  close: () => Promise<void>;
};

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** A server on this machine that speaks OpenAI's chat completions and Anthropic's messages, as it is told. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const received: ReceivedCall[] = [];
  let scripts: (readonly Move[])[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = request.url ?? '';
    received.push({ path, key: keyOf(request), text, hungUp: hangUp(response) });
    const moves = scripts.shift() ?? [{ status: 500 }];
    await (path.endsWith('/messages') ? speakAnthropic(response, moves) : speakOpenAi(response, moves));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    script: (...calls) => {
      scripts = [...calls];
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['x-api-key'] ?? headers.authorization?.replace('Bearer ', '');
  return Array.isArray(key) ? key[0] : key;
}

function hangUp(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', () => resolve()));
}

/** @returns whether the move was one that ends the answer */
async function makeMove(response: ServerResponse, move: Move): Promise<boolean> {
  if ('status' in move) {
    response.writeHead(move.status, { 'Content-Type': 'application/json', ...move.headers });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
    return true;
  }
  if ('cut' in move) {
    response.destroy();
    return true;
  }
  if ('raw' in move) response.write(move.raw);
  if ('wait' in move) await move.wait;
  return false;
}

async function speakOpenAi(response: ServerResponse, moves: readonly Move[]): Promise<void> {
  let calls = 0;
  let reason = 'stop';
  const send = (delta: unknown, finish: string | null = null) => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'fake', choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  for (const move of moves) {
    if (await makeMove(response, move)) return;
    if ('say' in move) for (const piece of move.say.match(/.{1,7}/gsu) ?? []) send({ content: piece });
    if ('think' in move) send({ reasoning_content: move.think });
    if ('call' in move) {
      const asked = { name: move.call, arguments: JSON.stringify(move.input) };
      send({ tool_calls: [{ index: calls, id: `call_${calls}`, type: 'function', function: asked }] });
      calls += 1;
      reason = 'tool_calls';
    }
    if ('end' in move) reason = move.end;
  }
  send({}, reason);
  response.write(`data: ${JSON.stringify({ id: 'c', choices: [], usage: USAGE })}\n\n`);
  response.end('data: [DONE]\n\n');
}

async function speakAnthropic(response: ServerResponse, moves: readonly Move[]): Promise<void> {
  let block = 0;
  let reason = 'end_turn';
  const send = (type: string, data: object) => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  const sendBlock = (start: object, deltas: readonly object[]) => {
    send('content_block_start', { index: block, content_block: start });
    for (const delta of deltas) send('content_block_delta', { index: block, delta });
    send('content_block_stop', { index: block });
    block += 1;
  };
  const begin = () => {
    if (response.headersSent) return;
    const usage = { input_tokens: 100, output_tokens: 1 };
    const message = { id: 'm', type: 'message', role: 'assistant', model: 'fake', content: [], usage };
    send('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } });
  };
  for (const move of moves) {
    if (await makeMove(response, move)) return;
    begin();
    if ('say' in move) {
      const pieces = move.say.match(/.{1,7}/gsu) ?? [];
      sendBlock(
        { type: 'text', text: '' },
        pieces.map((text) => ({ type: 'text_delta', text })),
      );
    }
    if ('call' in move) {
      const partial_json = JSON.stringify(move.input);
      const start = { type: 'tool_use', id: `toolu_${block}`, name: move.call, input: {} };
      sendBlock(start, [{ type: 'input_json_delta', partial_json }]);
      reason = 'tool_use';
    }
  }
  begin();
  send('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 20 },
  });
  send('message_stop', {});
  response.end();
}
