/** Letters that Spanish hears alike, one after the other: the longer groups first. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(.)\1/g, '$1'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/qu(?=[ei])|k|c(?![ei])/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])|^x/g, 'j'],
  [/[zxc]/g, 's'],
  [/v/g, 'b'],
  [/y/g, 'i'],
  [/G/g, 'g'],
];

/**
 * A name as Spanish hears it, to compare with others: "gimenes" and "jimenez", "llanes" and "yanez", "ernandes" and
 * "hernandez" are one.
 *
 * @param word lower case without accents
 */
export function soundOf(word: string): string {
  return ALIKE.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word.replace(/ll/g, 'y'));
}
