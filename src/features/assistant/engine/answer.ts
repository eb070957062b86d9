import type { Locale } from '#i18n/locale.ts';
import type { ReplyKind, ReplyLink } from '../chat.ts';

/** What is said to a question: by a topic in the question's language, in an emergency in its own. */
export type Answer = {
  kind: ReplyKind;
  /** Plain text: blank lines separate paragraphs, lists begin each line with "- ". No links and no other markup. */
  text: string;
  /** Unprefixed addresses of this site ("/quote?age=31-45", "/#faq-licensed"), the most helpful first. */
  links: readonly ReplyLink[];
  /** Only where it is not the question's. */
  language?: Locale;
  /** The same text in the other language, for an emergency whose language is not clear. */
  otherLanguage?: string;
};
