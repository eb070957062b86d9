/** A block of a plain text. Texts are not marked up: blank lines separate them, lists begin each line with "- ". */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

/** A heading is longer than this many characters (docs/product/pages.md, Policies). */
const HEADING_MIN_LENGTH = 10;

/**
 * Whether a paragraph reads as a heading: entirely upper-case and longer than 10 characters. It must have a letter;
 * letters with accents count as any other ("POLÍTICA DE REEMBOLSOS").
 */
export function isHeading(paragraph: string): boolean {
  const text = paragraph.trim();
  return (
    text.length > HEADING_MIN_LENGTH && /\p{Letter}/u.test(text) && text === text.toLocaleUpperCase('es-US')
  );
}

/** Splits a plain text at its blank lines into headings, paragraphs and lists. */
export function textBlocks(text: string): readonly TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(toBlock);
}

function toBlock(block: string): TextBlock {
  if (isHeading(block)) return { kind: 'heading', text: block };
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  }
  return { kind: 'paragraph', text: block };
}
