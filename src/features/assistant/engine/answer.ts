import type { ReplyKind, ReplyLink } from '../chat.ts';

/** What a topic says to a question, in the question's language. */
export type Answer = {
  kind: ReplyKind;
  /** Plain text: blank lines part paragraphs, lists begin each line with "- ". No links and no other markup. */
  text: string;
  /** Unprefixed addresses of this site ("/quote?age=31-45", "/#faq-licensed"), the most helpful first. */
  links: readonly ReplyLink[];
};
