import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { negotiateLocale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { TooManyRequests } from '#server/errors.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { readFields, readJsonBody } from '#server/http/request-body.ts';
import { countCallsPerMinute, rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import type { Logger } from '#server/log.ts';
import type { ReadSite } from '#site/site-reader.server.ts';
import {
  type ChatProblemKey,
  type ChatReply,
  CONTEXT_CHARACTERS,
  CONTEXT_MESSAGES,
  MESSAGE_LIMIT,
} from './chat.ts';
import type { Model, ModelOptions } from './model/model.ts';
import type { StoreTranscript } from './transcripts/keep-transcripts.server.ts';

/** The longest message and six long turns, each character escaped in JSON, fit in this. */
const CHAT_BODY_LIMIT_BYTES = 320 * 1024;

/** How often in a minute the model is asked for one network address; beyond it the assistant answers by itself. */
const MODEL_CALLS_PER_MINUTE = 10;

export type AssistantApiDependencies = {
  database: Database;
  readSite: ReadSite;
  /** Of this site: questions from pages of others are refused. */
  publicOrigin: string;
  log: Logger;
  /** The language model that is asked; undefined when the assistant answers by itself. */
  model: Model | undefined;
  /** Questions that one network address may ask. */
  questionsPerMinute: number;
  /** Called with each answer; undefined where no transcripts are stored. */
  storeTranscript?: StoreTranscript | undefined;
};

/** The assistant's part of the REST API, mounted at /api/ai-chat (docs/product/api.md). */
export function assistantApi({
  database,
  readSite,
  publicOrigin,
  log,
  model,
  questionsPerMinute,
  storeTranscript,
}: AssistantApiDependencies): Hono {
  const api = new Hono();
  const countModelCall = countCallsPerMinute(MODEL_CALLS_PER_MINUTE);

  api.post('/', rateLimitPerMinute(questionsPerMinute), async (context) => {
    refuseForeignWrite(context, publicOrigin);
    const body = await readJsonBody(context, CHAT_BODY_LIMIT_BYTES);
    const { message, history, context: earlier, conversation } = readFields(chatRequest, body);
    const pageLocale = negotiateLocale({
      pathname: '/',
      cookie: context.req.header('Cookie'),
      acceptLanguage: context.req.header('Accept-Language'),
    });
    // Its passages and tables are read with the first question, not at every start of the server.
    const { askAssistant } = await import('./ask-assistant.server.ts');
    const site = await readSite();
    const ask = async (options: ModelOptions) => {
      const limited = model && limitedModel(model, () => countModelCall(context));
      const reply = await askAssistant(
        { database, site, model: limited },
        { message, history, context: earlier, pageLocale },
        options,
      );
      storeTranscript?.({ message, reply, conversation });
      return reply;
    };
    // Without a model the answer is there at once, and whole.
    if (model && context.req.header('Accept')?.includes('text/event-stream')) {
      return streamReply(context, log, ask);
    }
    context.header('Cache-Control', 'no-store');
    return context.json(await ask({ signal: context.req.raw.signal }));
  });

  return api;
}

/** The model, which is not asked beyond the limit: nobody uses up the answers of the day for all others. */
function limitedModel(model: Model, count: () => Promise<void>): Model {
  return {
    answer: async (asked, options) => {
      try {
        await count();
      } catch (error) {
        if (error instanceof TooManyRequests) return undefined;
        throw error;
      }
      return model.answer(asked, options);
    },
  };
}

/** A reply may be longer than any question; what a bare client sends beyond this is not a conversation of ours. */
const REPLY_LIMIT = 8000;
/** More than this many earlier messages are refused; of those accepted the last ones count. */
const MOST_TURNS = 100;

/** Half characters and control characters say nothing, and the database takes neither. */
function readable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n]/gu, ' ');
}

/**
 * The body of POST /api/ai-chat (docs/product/api.md). Messages are trimmed; fields that are not named here are
 * ignored, such as the id and timestamp of earlier messages.
 */
export const chatRequest = z.object({
  message: z
    .string(key('message.type'))
    .transform((text) => readable(text).trim())
    .pipe(z.string().min(1, key('message.required')).max(MESSAGE_LIMIT, key('message.tooLong'))),
  history: z
    .array(
      z.object(
        {
          sender: z.enum(['user', 'bot'], key('history.type')),
          content: z.string(key('history.type')).max(REPLY_LIMIT, key('history.tooLong')).transform(readable),
        },
        key('history.type'),
      ),
      key('history.type'),
    )
    .max(MOST_TURNS, key('history.tooLong'))
    .default([]),
  // One that is forged, or of another version, is ignored: it would only change how a follow-up is read.
  context: z
    .object({
      messages: z
        .array(z.string().max(MESSAGE_LIMIT).transform(readable))
        .max(CONTEXT_MESSAGES)
        .refine((messages) => messages.join('').length <= CONTEXT_CHARACTERS),
    })
    .optional()
    .catch(undefined),
  // Looked at only where messages are kept; what is no such number counts as none.
  conversation: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .catch(undefined),
});

function key(problem: ChatProblemKey): { error: ChatProblemKey } {
  return { error: problem };
}

/** How often a comment line is sent while nothing else is, so that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 5000;

/**
 * Answers with server-sent events: `text` with pieces to append as {"text": "…"}, at the end `reply` with the whole
 * ChatReply, which replaces them, or `problem` with a problem document.
 *
 * @param ask writes the answer; its signal aborts when the visitor goes away
 */
function streamReply(
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
