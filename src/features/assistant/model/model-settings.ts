/** The language model that the assistant asks, and what it may cost. */
export type ModelSettings = {
  /** The protocol that its endpoint speaks: chat completions as OpenAI's, or Anthropic's messages. */
  api: 'openai' | 'anthropic';
  /** Base address of the endpoint, without a trailing slash: "https://api.openai.com/v1". */
  baseUrl: string;
  /** Its name at the endpoint. */
  name: string;
  /** Secret. */
  key: string;
  /** After this long the answer must be whole. */
  timeoutMs: number;
  /** Questions that may be put to it in a day (UTC), for the whole server process. */
  answersPerDay: number;
  /** The most tokens that it may write for one answer, its hidden reasoning included. */
  tokensPerAnswer: number;
  /** Tokens, read and written, after which it rests until the next day. */
  tokensPerDay: number;
};
