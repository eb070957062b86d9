/** Says "range" with `from` and `to`, or "from", in the page's language. */
type SayAges = (key: 'range' | 'from', values: { from: string; to: string }) => string;

/**
 * The ages that a provider sees: "0-18" and "18+" in words, anything else as the source has it.
 *
 * @returns undefined where they are not known
 */
export function agesInWords(ages: string | null, say: SayAges): string | undefined {
  if (ages === null) return undefined;
  const [, from, to, plus] =
    /^(\d{1,3}) ?(?:(?:-|–|to) ?(\d{1,3})|(\+))(?: years)?$/i.exec(ages.trim()) ?? [];
  if (from === undefined) return ages;
  if (plus) return say('from', { from, to: '' });
  return to !== undefined && Number(from) <= Number(to) ? say('range', { from, to }) : ages;
}
