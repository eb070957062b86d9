/** Draws that are the same on every machine and every run for the same seed. */
export type SeededRandom = {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True in `percent` of 100 draws. */
  chance: (percent: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  /** One of the choices, each as likely as its weight. */
  pickWeighted: <T>(choices: readonly T[], weightOf: (choice: T) => number) => T;
};

/** Mulberry32: 32 bits of state, good enough to spread names over a map, of no use for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[between(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('There is nothing to pick from');
    return choice;
  };
  return {
    next,
    between,
    chance: (percent) => next() * 100 < percent,
    pick,
    pickWeighted: (choices, weightOf) => {
      let left = next() * choices.reduce((sum, choice) => sum + weightOf(choice), 0);
      for (const choice of choices) {
        left -= weightOf(choice);
        if (left < 0) return choice;
      }
      return pick(choices);
    },
  };
}
