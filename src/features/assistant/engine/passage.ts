/** A piece of the site's own content that can be said as an answer, in one language. */
export type Passage = {
  /** Unprefixed address of the place. */
  href: string;
  /** What the link to it says. */
  label: string;
  /** One to three sentences, or a short list, in plain text with the operator's facts filled in. */
  text: string;
};
