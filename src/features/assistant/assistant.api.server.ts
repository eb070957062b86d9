import { Hono } from 'hono';
import { negotiateLocale } from '#i18n/locale.ts';
import type { Database } from '#server/database/connect.ts';
import { readJsonBody } from '#server/http/json-body.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { rateLimitPerMinute } from '#server/http/rate-limit.ts';
import { readFields } from '#server/http/read-fields.ts';
import type { Site } from '#site/site.ts';
import { chatRequest } from './chat-request.ts';

/** The longest message and six long turns, each character escaped in JSON, fit in this. */
const CHAT_BODY_LIMIT_BYTES = 256 * 1024;

export type AssistantApiDependencies = {
  database: Database;
  site: Site;
  /** Questions that one network address may ask. */
  questionsPerMinute: number;
  trustedProxyCount: number;
};

/** The assistant's part of the REST API, mounted at /api/ai-chat (specification, section 7). */
export function assistantApi({
  database,
  site,
  questionsPerMinute,
  trustedProxyCount,
}: AssistantApiDependencies): Hono {
  const api = new Hono();

  api.post('/', rateLimitPerMinute({ calls: questionsPerMinute, trustedProxyCount }), async (context) => {
    refuseForeignWrite(context, site.origin);
    const { message, history } = readFields(chatRequest, await readJsonBody(context, CHAT_BODY_LIMIT_BYTES));
    const pageLocale = negotiateLocale({
      pathname: '/',
      cookie: context.req.header('Cookie'),
      acceptLanguage: context.req.header('Accept-Language'),
    });
    // Its passages and tables are read with the first question, not at every start of the server.
    const { askAssistant } = await import('./ask-assistant.server.ts');
    context.header('Cache-Control', 'no-store');
    return context.json(await askAssistant({ database, site }, { message, history, pageLocale }));
  });

  return api;
}
