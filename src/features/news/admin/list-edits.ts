/** A list with another entry at one place. */
export function replaced<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return list.map((old, place) => (place === index ? entry : old));
}

/** A list without the entry at one place. */
export function without<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.filter((_, place) => place !== index);
}

/** A list in which one entry went a place up (-1) or down (1); the same where there is no such place. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const entries = [...list];
  const [entry] = entries.splice(index, 1);
  const target = index + by;
  if (entry === undefined || target < 0 || target > entries.length) return [...list];
  entries.splice(target, 0, entry);
  return entries;
}
