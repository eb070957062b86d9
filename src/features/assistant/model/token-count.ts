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
