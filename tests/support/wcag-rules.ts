/** What axe looks at: WCAG 2.2 A and AA, and its best practices. */
export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
