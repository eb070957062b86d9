/** Joins the class lists that apply; parts that are false, empty or absent drop out. */
export function classNames(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
