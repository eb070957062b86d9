type FieldNow = {
  /** What is known elsewhere on the page; empty when it is known no more, undefined when it never is. */
  wished: string | undefined;
  current: string;
  initial: string;
  /** What the last filling put there. */
  filledBefore: string | undefined;
  /** Somebody changed the field by hand. */
  isDirty: boolean;
};

/**
 * What filling puts into one field; undefined when it stays as it is. A field is filled while it holds what the last
 * filling gave it, or is as it was at first; whatever somebody chose stays.
 */
export function valueToFill({
  wished,
  current,
  initial,
  filledBefore,
  isDirty,
}: FieldNow): string | undefined {
  const isFilled = filledBefore !== undefined && current === filledBefore;
  const isUntouched = current === initial && !isDirty;
  if (wished === undefined || !(isFilled || isUntouched)) return undefined;
  return wished === '' ? initial : wished;
}
