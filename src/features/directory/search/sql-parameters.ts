/** The values of a statement, in the order of their placeholders. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Takes a value in and returns its placeholder: "$3". */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
