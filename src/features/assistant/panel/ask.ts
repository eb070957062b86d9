import type { FetchApi, Problem } from '#client/api.ts';
import {
  CHAT_PROBLEM_KEYS,
  type ChatProblemKey,
  type ChatReply,
  type ChatRequest,
} from '#features/assistant/chat.ts';
import { type ReadReplyOptions, readReply } from './read-reply.ts';

/**
 * What came of a question: an answer; a refusal until some seconds have passed; a refusal for what is wrong with it; or
 * nothing that could be shown.
 */
export type AskOutcome =
  | { is: 'answered'; reply: ChatReply }
  | { is: 'busy'; seconds: number }
  | { is: 'refused'; problem: ChatProblemKey }
  | { is: 'failed' };

/** An answer has failed when nothing more of it has come for this long. */
const REQUEST_TIMEOUT_MS = 30_000;

export type AskOptions = ReadReplyOptions & {
  fetchApi: FetchApi;
  /** Ends the question when the visitor no longer wants its answer. */
  signal: AbortSignal;
};

/** Sends a question to POST /api/ai-chat and waits for its answer. Does not throw. */
export async function ask(request: ChatRequest, options: AskOptions): Promise<AskOutcome> {
  const timeout = startTimeout(options.signal);
  try {
    const response = await options.fetchApi('/api/ai-chat', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
      body: JSON.stringify(request),
      signal: timeout.signal,
    });
    if (!response.ok) return await refusalOf(response);
    return { is: 'answered', reply: await readReply(watched(response, timeout.renew), options) };
  } catch {
    return { is: 'failed' };
  } finally {
    timeout.end();
  }
}

function startTimeout(signal: AbortSignal) {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  let timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  signal.addEventListener('abort', giveUp);
  return {
    signal: timeout.signal,
    renew() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    },
  };
}

/**
 * The same answer; calls `onPiece` with each piece of its body, also with those that only say that the server is still
 * there.
 */
function watched(response: Response, onPiece: () => void): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onPiece();
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(watch) ?? null, { headers: response.headers });
}

async function refusalOf(response: Response): Promise<AskOutcome> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem> | null;
  if (response.status === 429) {
    const seconds = Number(problem?.retryAfterSeconds ?? response.headers.get('Retry-After'));
    return seconds > 0 ? { is: 'busy', seconds: Math.ceil(seconds) } : { is: 'failed' };
  }
  if (response.status === 422 && Array.isArray(problem?.fields)) {
    const named = CHAT_PROBLEM_KEYS.find((key) => problem.fields?.some((field) => field.key === key));
    if (named) return { is: 'refused', problem: named };
  }
  return { is: 'failed' };
}
