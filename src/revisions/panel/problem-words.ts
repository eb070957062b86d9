/** A translator of the `problems` in a kind's messages, as `useTranslations` makes it. */
type ProblemTranslator<Key extends string> = {
  (key: Key | 'field.type'): string;
  has: (key: Key) => boolean;
};

/**
 * What is wrong, of a message key of the kind's schema; of a key that has no words, that the field cannot be read.
 *
 * @param t of the kind's `problems`, which have a sentence under `field.type`
 */
export function problemWords<Key extends string>(t: ProblemTranslator<Key>): (key: string) => string {
  return (key) => t(t.has(key as Key) ? (key as Key) : 'field.type');
}
