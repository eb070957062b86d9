import type { Logger } from '#server/log.ts';
import { openAllowance } from './allowance.ts';
import { isInjected } from './injection.ts';
import { languageModelOf } from './language-model.server.ts';
import type { Model } from './model.ts';
import { isEndpointFault, ModelFailure } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';
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
