/** The source of a sentence of an answer: a message of the site, whole or some of its sentences and list items. */
export type SaidPart = string | readonly [key: string, ...units: number[]];

/** Something that the site says and families ask for. The answer is the site's own text, never words of its own. */
export type PassageSource = {
  id: string;
  /** Unprefixed address of the place. */
  href: string;
  /** The message that names the place. */
  label: string;
  /** What is said. Sentences and list items of a message count from 0, without its headings. */
  say: readonly SaidPart[];
};
