/** Names of colours in data: of services, offices and groups of questions (docs/product/home.md). */
export type AccentColor = 'blue' | 'green' | 'pink' | 'teal';

/** The one table from those names to the palette: a wash and what is drawn on it, at 4.5:1 or more. */
export const accentClasses: Record<AccentColor, string> = {
  blue: 'bg-sea-100 text-sea-700',
  green: 'bg-leaf-100 text-leaf-700',
  pink: 'bg-coral-100 text-coral-700',
  teal: 'bg-sun-100 text-sea-700',
};
