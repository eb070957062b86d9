/** Vertical metrics and mean letter width of a font, all as fractions of the em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance width over running text, each character weighted by how often it comes. */
  meanWidth: number;
}

/**
 * Letters with their share (per mille) in mixed English and Spanish text, spaces included, and the advance
 * widths of Arial and Arial Bold in thousandths of the em (Adobe's Helvetica metrics, which Arial and
 * Liberation Sans share).
 */
const letters: readonly (readonly [character: string, share: number, arial: number, arialBold: number])[] = [
  [' ', 165, 278, 278],
  ['e', 108, 556, 556],
  ['a', 83, 556, 556],
  ['o', 69, 556, 611],
  ['s', 58, 500, 556],
  ['n', 57, 556, 611],
  ['i', 56, 222, 278],
  ['r', 52, 333, 389],
  ['t', 55, 278, 333],
  ['d', 38, 556, 611],
  ['l', 38, 222, 278],
  ['c', 30, 500, 556],
  ['u', 30, 556, 611],
  ['m', 23, 833, 889],
  ['p', 19, 556, 611],
  ['h', 26, 556, 611],
  ['y', 13, 500, 556],
  ['g', 13, 556, 611],
  ['b', 12, 556, 611],
  ['f', 12, 278, 333],
  ['v', 9, 500, 556],
  ['w', 9, 722, 778],
  ['.', 10, 278, 278],
  [',', 10, 278, 278],
];

const weigh = (width: (letter: (typeof letters)[number]) => number): number =>
  letters.reduce((sum, letter) => sum + letter[1] * width(letter), 0) /
  letters.reduce((sum, letter) => sum + letter[1], 0);

/** Mean width of Arial in running text, as a fraction of the em. */
export const arialMeanWidth = weigh(([, , arial]) => arial) / 1000;
/** Mean width of Arial Bold in running text, as a fraction of the em. */
export const arialBoldMeanWidth = weigh(([, , , bold]) => bold) / 1000;

/**
 * Reads the metrics of one static TrueType font (tables head, hhea, hmtx and a format 4 cmap).
 * Throws where a table or a letter is missing.
 */
export function readFontMetrics(font: Buffer): FontMetrics {
  const table = (tag: string): number => {
    const count = font.readUInt16BE(4);
    for (let at = 12; at < 12 + 16 * count; at += 16) {
      if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
    }
    throw new Error(`the font has no table ${tag}`);
  };

  const em = font.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const lastMetric = font.readUInt16BE(hhea + 34) - 1;
  const glyphOf = readCharacterMap(font, table('cmap'));
  const width = (character: string) => font.readUInt16BE(hmtx + 4 * Math.min(glyphOf(character), lastMetric));

  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    meanWidth: weigh(([character]) => width(character)) / em,
  };
}

/** Character to glyph number, from the font's format 4 subtable (OpenType specification, cmap). */
function readCharacterMap(font: Buffer, cmap: number): (character: string) => number {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
  });
  const start = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('the font has no character map of format 4');

  const doubled = font.readUInt16BE(start + 6);
  const [ends, starts] = [start + 14, start + 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled];

  return (character) => {
    const code = character.charCodeAt(0);
    for (let segment = 0; segment < doubled; segment += 2) {
      if (code > font.readUInt16BE(ends + segment)) continue;
      const first = font.readUInt16BE(starts + segment);
      if (code < first) break;
      const delta = font.readInt16BE(deltas + segment);
      const offset = font.readUInt16BE(offsets + segment);
      if (offset === 0) return (code + delta) & 0xffff;
      return (font.readUInt16BE(offsets + segment + offset + 2 * (code - first)) + delta) & 0xffff;
    }
    throw new Error(`the font has no letter '${character}'`);
  };
}
