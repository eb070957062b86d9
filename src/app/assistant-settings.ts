import type { ModelSettings } from '#features/assistant/model/model.ts';
import { isThisMachine } from '#server/http/this-machine.ts';
import { StartError } from '#server/start-error.ts';

/** How the assistant works. */
export type AssistantSettings = {
  /** Questions that one network address may ask. */
  questionsPerMinute: number;
  /** The language model that it asks; undefined when it answers by itself. */
  model: ModelSettings | undefined;
};

type GivenAssistant = {
  ASSISTANT_QUESTIONS_PER_MINUTE: number;
  ASSISTANT_MODEL?: string | undefined;
  ASSISTANT_MODEL_URL?: string | undefined;
  ASSISTANT_MODEL_KEY?: string | undefined;
  ASSISTANT_MODEL_API: ModelSettings['api'];
  ASSISTANT_MODEL_TIMEOUT_SECONDS: number;
  ASSISTANT_MODEL_ANSWERS_PER_DAY: number;
  ASSISTANT_MODEL_TOKENS_PER_ANSWER: number;
  ASSISTANT_MODEL_TOKENS_PER_DAY: number;
};

/**
 * Puts the checked settings of the assistant together.
 *
 * @throws {StartError} when only some of the settings are there that make up a language model
 */
export function readAssistantSettings(settings: GivenAssistant): AssistantSettings {
  return { questionsPerMinute: settings.ASSISTANT_QUESTIONS_PER_MINUTE, model: readModelSettings(settings) };
}

/** The host that visitors' questions go to, for the privacy texts; undefined when none leaves this machine. */
export function assistantModelHost({ ASSISTANT_MODEL_URL: url }: GivenAssistant): string | undefined {
  const host = url === undefined ? undefined : new URL(url).hostname;
  return host === undefined || isThisMachine(host) ? undefined : host;
}

function readModelSettings(settings: GivenAssistant): ModelSettings | undefined {
  const { ASSISTANT_MODEL: name, ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_KEY: key } = settings;
  if (name === undefined && url === undefined && key === undefined) return undefined;
  if (name === undefined || url === undefined || key === undefined) {
    const together = { ASSISTANT_MODEL: name, ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_KEY: key };
    const missing = Object.entries(together).flatMap(([setting, value]) =>
      value === undefined ? [setting] : [],
    );
    throw new StartError(
      `The configuration is not right:\n  ${missing.join(', ')} missing. To let a language model answer, set ` +
        'ASSISTANT_MODEL, ASSISTANT_MODEL_URL and ASSISTANT_MODEL_KEY (any text for an endpoint that asks for ' +
        'none); to let the assistant answer by itself, set none of them.',
    );
  }
  return {
    api: settings.ASSISTANT_MODEL_API,
    baseUrl: url.replace(/\/+$/, ''),
    name,
    key,
    timeoutMs: 1000 * settings.ASSISTANT_MODEL_TIMEOUT_SECONDS,
    answersPerDay: settings.ASSISTANT_MODEL_ANSWERS_PER_DAY,
    tokensPerAnswer: settings.ASSISTANT_MODEL_TOKENS_PER_ANSWER,
    tokensPerDay: settings.ASSISTANT_MODEL_TOKENS_PER_DAY,
  };
}
