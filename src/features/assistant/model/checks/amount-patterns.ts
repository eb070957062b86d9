import { pattern } from '../../engine/pattern.ts';
import { lowerPlain } from './numbers.ts';

/** Amounts that are said without a number. */
export type AmountWord = 'free' | 'half';

const PATTERNS: readonly [AmountWord, RegExp][] = [
  [
    'free',
    // Not "toll-free", "feel free", "línea gratuita".
    pattern(
      String.raw`(?<!\btoll[ -]|\bfeel |\b(?:sugar|smoke|drug|gluten|hassle|worry|stress)[ -])\bfree\b(?! to )|
        \bgratis\b|(?<!\b(?:linea|llamada|numero|telefono) )\bgratuit[oa]s?\b|\bgratuitamente\b|\b(?:no|
        without|zero|cero|sin|ningun)(?: (?:extra|additional|any|ningun|adicional))? (?:costs?|charges?|
        fees?|costos?|costes?|cargos?)\b|\bcomplimentary\b`,
    ),
  ],
  ['half', /\bhalf\b(?!(?: an| a)? (?:hour|day)| past)|\bmitad\b|\bmedio precio\b/],
];

/** The amounts that a text says in words: "at no cost", "a mitad de precio". */
export function amountWordsIn(text: string): AmountWord[] {
  const plain = lowerPlain(text);
  return PATTERNS.flatMap(([word, pattern]) => (pattern.test(plain) ? [word] : []));
}
