import type { ProviderSearchResult, SearchProvidersRequest } from '#features/directory/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { Answer } from './answer.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question.ts';

/** What topics answer from. Nothing else is known to them. */
export type Sources = {
  site: Site;
  /** The directory's own search. */
  searchProviders: (request: SearchProvidersRequest) => Promise<ProviderSearchResult>;
  /** The passages of the site's own content that have something to do with some words, the best first. */
  findPassages: (words: string, locale: Locale) => Promise<readonly Passage[]>;
  /**
   * The passage that answers a question, with the text that does. Undefined when none is sure to: "I do not know" is
   * better than a wrong answer.
   *
   * @param before the visitor's message before, when the question follows up on it
   */
  findAnswer: (question: Question, before?: Question) => Promise<Passage | undefined>;
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
