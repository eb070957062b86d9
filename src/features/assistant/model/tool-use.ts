import type { ReplyLink } from '../chat.ts';

/** What the tools gave during one answer. */
export type ToolUse = {
  /** Everything that a tool said, which the answer may therefore state. */
  said: string[];
  links: ReplyLink[];
  /** The providers of the last search, as they are listed under the answer. */
  list: string | undefined;
};
