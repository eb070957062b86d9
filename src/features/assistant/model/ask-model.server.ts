import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { Logger } from '#server/log.ts';
import { openAllowance } from './allowance.ts';
import { isEndpointFault, type Model, ModelFailure, type ModelSettings } from './model.ts';
import { isInjected } from './prompt.server.ts';
import { streamAnswer } from './stream-answer.server.ts';

/** The best passages are enough, and each costs tokens. */
const MOST_PASSAGES = 8;

/**
 * The configured language model with its limits. What is logged of an answer is its kind of end and how long it took,
 * never a word of it.
 */
export function createModel(settings: ModelSettings, log: Logger): Model {
  const languageModel = languageModelOf(settings);
  const allowance = openAllowance(settings);
  return {
    answer: async (asked, options) => {
      const admission = allowance.ask();
      if ('refused' in admission) {
        log.debug({ reason: admission.refused }, 'the language model was not asked');
        return undefined;
      }
      const passages = asked.passages.filter((passage) => !isInjected(passage)).slice(0, MOST_PASSAGES);
      const spent = { tokens: 0 };
      const start = performance.now();
      const durationMs = () => Math.round(performance.now() - start);
      try {
        const answer = await streamAnswer(languageModel, settings, { ...asked, passages }, options, spent);
        admission.end({ endpoint: 'answered', tokens: spent.tokens });
        log.debug({ durationMs: durationMs() }, 'the language model answered');
        return answer;
      } catch (error) {
        // Anything else is a fault of ours: its message may hold content, and the endpoint is not to blame.
        const kind = error instanceof ModelFailure ? error.kind : 'fault';
        const failed = kind === 'fault' || isEndpointFault(kind);
        const endpoint =
          kind === 'visitor-left' || kind === 'fault' ? 'unknown' : failed ? 'failed' : 'answered';
        admission.end({ endpoint, tokens: spent.tokens });
        log[failed ? 'warn' : 'info']({ kind, durationMs: durationMs() }, 'no answer of the language model');
        return undefined;
      }
    },
  };
}

/** OpenAI's own models know the limit of tokens by its newer name only; other endpoints by the older one. */
const OPENAI_HOST = 'api.openai.com';

/** The language model behind the configured endpoint, and nobody else. */
function languageModelOf({ api, baseUrl, name, key }: ModelSettings): Exclude<LanguageModel, string> {
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
