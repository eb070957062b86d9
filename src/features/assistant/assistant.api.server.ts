import { Hono } from 'hono';
import { negotiateLocale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { TooManyRequests } from '#server/errors.ts';
import { readJsonBody } from '#server/http/json-body.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { countCallsPerMinute, rateLimitPerMinute } from '#server/http/rate-limit.ts';
import { readFields } from '#server/http/read-fields.ts';
import type { Logger } from '#server/log.ts';
import type { Site } from '#site/site.ts';
import { chatRequest } from './chat-request.ts';
import type { Model, ModelOptions } from './model/model.ts';
import { streamReply } from './stream-reply.server.ts';
import type { StoreTranscript } from './transcripts/store-transcript.server.ts';

/** The longest message and six long turns, each character escaped in JSON, fit in this. */
const CHAT_BODY_LIMIT_BYTES = 320 * 1024;

/** How often in a minute the model is asked for one network address; beyond it the assistant answers by itself. */
const MODEL_CALLS_PER_MINUTE = 10;

export type AssistantApiDependencies = {
  database: Database;
  site: Site;
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
  site,
  log,
  model,
  questionsPerMinute,
  storeTranscript,
}: AssistantApiDependencies): Hono {
  const api = new Hono();
  const countModelCall = countCallsPerMinute(MODEL_CALLS_PER_MINUTE);

  api.post('/', rateLimitPerMinute(questionsPerMinute), async (context) => {
    refuseForeignWrite(context, site.origin);
    const body = await readJsonBody(context, CHAT_BODY_LIMIT_BYTES);
    const { message, history, context: earlier, conversation } = readFields(chatRequest, body);
    const pageLocale = negotiateLocale({
      pathname: '/',
      cookie: context.req.header('Cookie'),
      acceptLanguage: context.req.header('Accept-Language'),
    });
    // Its passages and tables are read with the first question, not at every start of the server.
    const { askAssistant } = await import('./ask-assistant.server.ts');
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
