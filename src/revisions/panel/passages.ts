/** A part of a body in words: what it is called, and what it says. */
export type Passage = { label: string; text: string };

/** A part of two versions, beside each other; empty where one of them has none. */
export type PassagePair = { label: string; before: string; after: string };

/** The parts in which two versions differ, in the order of the later one, then those that only the earlier one has. */
export function differingPassages(before: readonly Passage[], after: readonly Passage[]): PassagePair[] {
  const textIn = (all: readonly Passage[], wanted: string) =>
    all.find(({ label }) => label === wanted)?.text ?? '';
  const labels = new Set([...after, ...before].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, before: textIn(before, label), after: textIn(after, label) }))
    .filter((pair) => pair.before !== pair.after);
}
