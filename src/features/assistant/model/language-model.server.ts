import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/** OpenAI's own models know the limit of tokens by its newer name only; other endpoints by the older one. */
const OPENAI_HOST = 'api.openai.com';

/** The language model behind the configured endpoint, and nobody else. */
export function languageModelOf({ api, baseUrl, name, key }: ModelSettings): Exclude<LanguageModel, string> {
  if (api === 'anthropic') {
    return createAnthropic({ baseURL: baseUrl, apiKey: key, fetch: fetchWithoutRedirects })(name);
  }
  const isOpenAi = new URL(baseUrl).hostname === OPENAI_HOST;
  const endpoint = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    apiKey: key,
    includeUsage: true,
    fetch: fetchWithoutRedirects,
    ...(isOpenAi ? { transformRequestBody: withNewerLimit } : {}),
  });
  // Models on one's own machine often think aloud in their answer.
  return wrapLanguageModel({
    model: endpoint.chatModel(name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

/** A redirect would hand the question, and maybe the key, to a host that nobody configured. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

function withNewerLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}
