import {
  AISDKError,
  APICallError,
  InvalidResponseDataError,
  isStepCount,
  type LanguageModel,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import type { Answer } from '../engine/topic.ts';
import { TokenCount } from './allowance.ts';
import { openCheckedAnswer } from './checked-answer.server.ts';
import {
  ModelFailure,
  type ModelOptions,
  type ModelQuestion,
  type ModelSettings,
  type ToolUse,
} from './model.ts';
import { instructions, questionMessage } from './prompt.server.ts';
import { providerTool, quoteTool } from './tools.server.ts';

/** A question may need two rounds of tools; the last call must answer. */
const MOST_CALLS = 4;
/** The first part must arrive within this, or within half of the whole time. */
const FIRST_SIGN_MS = 8000;
/** The approximate length of the tools' descriptions. */
const TOOLS_CHARACTERS = 3000;

// Warnings of the SDK go to the console by default; they may name what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Puts one question to the language model and reads its answer as it comes.
 *
 * @param spent takes the tokens that were used, also when the answer fails
 * @throws {ModelFailure} when there is no answer, or none that may be shown
 */
export async function streamAnswer(
  model: LanguageModel,
  settings: Pick<ModelSettings, 'timeoutMs' | 'tokensPerAnswer'>,
  asked: ModelQuestion,
  { signal, onText }: ModelOptions,
  spent: { tokens: number },
): Promise<Answer> {
  const stop = new AbortController();
  const fail = (kind: ModelFailure['kind']) => stop.abort(new ModelFailure(kind));
  const leave = () => fail('visitor-left');
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  const timers = [settings.timeoutMs, Math.min(FIRST_SIGN_MS, settings.timeoutMs / 2)].map((ms) =>
    setTimeout(() => fail('slow'), ms),
  );
  const firstSign = timers[1];

  const { locale } = asked.question;
  const use: ToolUse = { said: [], links: [], list: undefined };
  const answer = openCheckedAnswer(asked, use, onText);
  const prompt = questionMessage(asked.question, asked.history, asked.passages);
  const system = instructions(asked.sources.site);
  const count = new TokenCount(system.length + prompt.length + TOOLS_CHARACTERS);
  try {
    const { stream } = streamText({
      model,
      instructions: system,
      prompt,
      tools: { quote: quoteTool(locale, use), findProviders: providerTool(asked.sources, locale, use) },
      stopWhen: isStepCount(MOST_CALLS),
      prepareStep: ({ steps, stepNumber }) => ({
        maxOutputTokens: count.leftOf(settings.tokensPerAnswer, outputOf(steps)),
        ...(stepNumber === MOST_CALLS - 1 ? { toolChoice: 'none' as const } : {}),
      }),
      maxRetries: 0,
      abortSignal: stop.signal,
      telemetry: { isEnabled: false },
      // By default errors are printed, with what was sent.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type !== 'start' && part.type !== 'start-step') clearTimeout(firstSign);
      if (part.type === 'start-step') {
        answer.restart();
        count.startCall();
      }
      count.wrote(writtenLength(part));
      if (part.type === 'tool-result') count.gotResult(JSON.stringify(part.output).length);
      if (part.type === 'text-delta') answer.add(part.text);
      if (part.type === 'finish-step') count.endCall(part.usage);
      if (part.type === 'error') throw failureOf(part.error);
      if (part.type === 'abort') throw stop.signal.reason;
      if (part.type === 'finish') refuseUnfinished(part.finishReason);
    }
    return answer.finish();
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    throw AISDKError.isInstance(error) ? failureOf(error) : error;
  } finally {
    spent.tokens += count.total;
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    stop.abort();
  }
}

/** How much the model wrote in a part of its stream: text, thoughts or a call of a tool. */
function writtenLength(part: TextStreamPart<ToolSet>): number {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta') return part.text.length;
  return part.type === 'tool-input-delta' ? part.delta.length : 0;
}

function outputOf(steps: readonly { usage: { outputTokens: number | undefined } }[]): number {
  return steps.reduce((sum, { usage }) => sum + (usage.outputTokens ?? 0), 0);
}

/** @throws {ModelFailure} for an answer that the model did not end by itself */
function refuseUnfinished(reason: string): void {
  if (reason === 'content-filter') throw new ModelFailure('refused');
  if (reason === 'length') throw new ModelFailure('too-long');
  if (reason !== 'stop') throw new ModelFailure('malformed');
}

function failureOf(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) return new ModelFailure(kindOfCall(error));
  // The SDK says so of a stream that ends before its answer does.
  return new ModelFailure(InvalidResponseDataError.isInstance(error) ? 'cut-off' : 'malformed');
}

function kindOfCall({ statusCode: status, cause }: APICallError): ModelFailure['kind'] {
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'rate-limited';
  // No credit, no such model or address: nothing that a visitor wrote.
  if (status === 402 || status === 404 || status === 405) return 'not-served';
  if (status >= 500) return 'server-error';
  if (status >= 300) return 'request-refused';
  // Node's fetch reports a connection that breaks in the middle of an answer as a TypeError.
  return cause instanceof TypeError ? 'cut-off' : 'malformed';
}
