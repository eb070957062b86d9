import type { NotAsked } from './model.ts';

/* What the language model may cost in all, and what one answer has cost. */

/** How many answers are written at once; whoever asks meanwhile is answered without the model. */
const MOST_AT_ONCE = 8;
/** After this many faults in a row the endpoint is not asked for a while. */
const FAULTS_IN_A_ROW = 3;
const PAUSE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How a call ended: what the endpoint did, unknown when the visitor left before it could, and the tokens it took. */
export type CallEnd = { endpoint: 'answered' | 'failed' | 'unknown'; tokens: number };

/** A call that may be made; `end` must be called once when it is over. */
export type Admission = { end: (how: CallEnd) => void } | { refused: NotAsked };

/**
 * Decides whether the language model may be asked: limits of cost by day, of calls at once, and a pause after faults,
 * so that no visitor waits for an endpoint that is down. After the pause one call tries it; the others follow when
 * that one succeeds. Counts live in this process; days are those of UTC.
 *
 * @param now the time in milliseconds, for tests
 */
export function openAllowance(
  { answersPerDay, tokensPerDay }: { answersPerDay: number; tokensPerDay: number },
  now: () => number = Date.now,
): { ask: () => Admission } {
  let day = -1;
  let answers = 0;
  let tokens = 0;
  let running = 0;
  let faults = 0;
  let pausedUntil = 0;

  function refusal(): NotAsked | undefined {
    if (answers >= answersPerDay || tokens >= tokensPerDay) return 'day-limit';
    const pause = pausedUntil - now();
    // A longer one was begun while the clock was ahead.
    if ((pause > 0 && pause <= PAUSE_MS) || (faults >= FAULTS_IN_A_ROW && running > 0)) return 'paused';
    return running >= MOST_AT_ONCE ? 'busy' : undefined;
  }

  function end(how: CallEnd): void {
    running -= 1;
    tokens += how.tokens;
    if (how.endpoint === 'answered') faults = 0;
    if (how.endpoint === 'failed') faults += 1;
    if (how.endpoint === 'failed' && faults >= FAULTS_IN_A_ROW) pausedUntil = now() + PAUSE_MS;
  }

  return {
    ask: () => {
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) [day, answers, tokens] = [today, 0, 0];
      const refused = refusal();
      if (refused) return { refused };
      answers += 1;
      running += 1;
      return { end };
    },
  };
}

/** Characters of a token, for endpoints that do not report their tokens. */
const CHARACTERS_PER_TOKEN = 3;

type Usage = { inputTokens: number | undefined; outputTokens: number | undefined };

/** Counts what one answer costs: as the endpoint reports it, else by the characters that went there and back. */
export class TokenCount {
  /** Characters that the next call sends: each sends again what was said before it. */
  #sent: number;
  #written = 0;
  /** Of the call under way, as long as nothing is reported of it. */
  #estimate: number;
  #counted = 0;

  /** @param promptCharacters all that the first call sends */
  constructor(promptCharacters: number) {
    this.#sent = promptCharacters;
    this.#estimate = promptCharacters;
  }

  startCall(): void {
    this.#estimate = this.#sent;
  }

  /** Counts characters that the model wrote: text, thoughts or a call of a tool. */
  wrote(characters: number): void {
    this.#written += characters;
    this.#estimate += characters;
    this.#sent += characters;
  }

  /** A tool's result goes along with the next call. */
  gotResult(characters: number): void {
    this.#sent += characters;
  }

  endCall({ inputTokens, outputTokens }: Usage): void {
    this.#counted += inputTokens && outputTokens ? inputTokens + outputTokens : tokensIn(this.#estimate);
    this.#estimate = 0;
  }

  /** How many tokens of `limit` the model may still write. @param reported what the endpoint says that it has written */
  leftOf(limit: number, reported: number): number {
    return Math.max(1, limit - (reported || tokensIn(this.#written)));
  }

  /** Of all calls, one that has not ended included. */
  get total(): number {
    return this.#counted + tokensIn(this.#estimate);
  }
}

function tokensIn(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
