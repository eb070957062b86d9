/** An answer that names the price of a plan: what its controls stand for, and what is said before and after that. */
export type PriceParts = { before: string; price: string; after: string };

/** A link to the calculator with choices, alone on its line: the controls have their own. */
const CALCULATOR_LINK = /^\[[^\]]+\]\(\/(?:en|es)\/quote\?[^)]*\)$/;

/**
 * Splits an answer at its price: the first paragraph that begins with the amount of its plan (`QuotedPlan`).
 *
 * @param amount as the answer writes it: "$127.50"
 * @returns undefined when it has none
 */
export function priceParts(text: string, amount: string): PriceParts | undefined {
  const paragraphs = text.split('\n\n');
  const at = paragraphs.findIndex((paragraph) => paragraph.startsWith(`${amount} `));
  if (at < 0) return undefined;
  const after = paragraphs
    .slice(at + 1)
    .join('\n\n')
    .split('\n')
    .filter((line) => !CALCULATOR_LINK.test(line))
    .join('\n')
    .trim();
  return { before: paragraphs.slice(0, at).join('\n\n'), price: paragraphs[at] ?? '', after };
}
