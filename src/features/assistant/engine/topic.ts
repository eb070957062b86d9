import type {
  ProviderSearchResult,
  SearchProvidersRequest,
} from '#features/directory/search/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import type { NetworkSize } from '#site/network-size.ts';
import type { Site } from '#site/site.ts';
import type { QuotedPlan, ReplyKind, ReplyLink } from '../chat.ts';

/* What a topic is: it is given a question and may answer it, from some sources and from nothing else. */

/** A message of the visitor as every topic looks at it. */
export type Question = {
  /** As typed and trimmed; numbers of persons and cards are masked. */
  text: string;
  /** The words with single spaces between: lower case, no accents, no punctuation, chat's short forms written out. */
  plain: string;
  /** Language of the question, and so of the answer. */
  locale: Locale;
  /** Whether it may be a follow-up to what was said before: "and in Pasco?", "how much is that per person". */
  isFollowUp: boolean;
};

/** What is said to a question: by a topic in the question's language, in an emergency in its own. */
export type Answer = {
  kind: ReplyKind;
  /** Plain text: blank lines separate paragraphs, lists begin each line with "- ". No links and no other markup. */
  text: string;
  /** Unprefixed addresses of this site ("/quote?age=31-45", "/#faq-licensed"), the most helpful first. */
  links: readonly ReplyLink[];
  /** Only where it is not the question's. */
  language?: Locale;
  /** A cry for help that says nothing more: whom to call in danger is before it. */
  isCry?: true;
  /** The plan whose price the text names. */
  quote?: QuotedPlan;
  /** The same text in the other language, for an emergency whose language is not clear. */
  otherLanguage?: string;
};

/**
 * One kind of question: prices, doctors, opening hours. It understands the questions that are its own and leaves the
 * others, by returning undefined.
 */
export type Topic = (question: Question) => Understood | undefined;

/** A question that a topic has understood. */
export type Understood = {
  /** @returns undefined when it cannot be answered after all; the next topic is then asked */
  answer: (sources: Sources) => Answer | undefined | Promise<Answer | undefined>;
  /** Understands the visitor's next message as a follow-up to this one; undefined when it has nothing to do with it. */
  continueWith: Topic;
  /** Understands the next message as a follow-up to this one, which it is known to be; else as `continueWith`. */
  resumeWith?: Topic;
};

/** A topic that answers whatever is asked, and knows no follow-up of its own. */
export function answering(answer: (question: Question, sources: Sources) => Answer): Topic {
  return (question) => ({ answer: (sources) => answer(question, sources), continueWith: () => undefined });
}

/** What topics answer from. Nothing else is known to them. */
export type Sources = {
  site: Site;
  /** The directory's own search. */
  searchProviders: (request: SearchProvidersRequest) => Promise<ProviderSearchResult>;
  /** How many doctors, clinics, pharmacies and laboratories are in the directory. */
  countNetwork: () => Promise<NetworkSize | undefined>;
  /** The passages of the site's own content that have something to do with some words, the best first. */
  findPassages: (words: string, locale: Locale) => Promise<readonly Passage[]>;
  /**
   * The passage that answers a question, with the text that does. Undefined when none is sure to: "I do not know" is
   * better than a wrong answer.
   */
  findAnswer: (question: Question) => Promise<Passage | undefined>;
  /** What articles say that has something to do with a question, the best first. */
  findInArticles: (question: Question) => Promise<readonly Passage[]>;
  /** Each article with its title and what it is about, the newest first. */
  listArticles: (locale: Locale) => Promise<readonly Passage[]>;
};

/** A piece of the site's own content that can be said as an answer, in one language. */
export type Passage = {
  /** Unprefixed address of the place. */
  href: string;
  /** What the link to it says. */
  label: string;
  /** One to three sentences, or a short list, in plain text with the operator's facts filled in. */
  text: string;
};
