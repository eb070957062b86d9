import { FLORIDA_COUNTIES, type FloridaCounty, findFloridaCounty } from '../places/florida-counties.ts';
import { COUNTY_FORMS } from './known-places.server.ts';
import { type MarkedTokens, markUnderstood, type Span } from './marked-tokens.ts';
import { closestWord } from './misspelled-words.ts';

const LONGEST_COUNTY = 3;
const SINGLE_NAMES = FLORIDA_COUNTIES.map((county) => county.toLowerCase());

/**
 * The county that a message calls one: "lake county", "county of palm beach", "condado de lee", "miami dade condado".
 * Marks the words as understood.
 */
export function findSaidCounty(words: MarkedTokens): FloridaCounty | undefined {
  for (const [index, word] of words.all.entries()) {
    const found = /^(?:county|countys|conty|cnty|cty)$/.test(word)
      ? (countyBefore(words, index) ?? countyAfter(words, index, /^of$/))
      : /^condad?os?$/.test(word)
        ? (countyAfter(words, index, /^del?$/) ?? countyBefore(words, index))
        : undefined;
    if (!found) continue;
    markUnderstood(words, { from: Math.min(found.from, index), to: Math.max(found.to, index + 1) });
    return found.county;
  }
  return undefined;
}

type Found = Span & { county: FloridaCounty };

function countyBefore(words: MarkedTokens, to: number): Found | undefined {
  return longestCounty(words, (length) => ({ from: to - length, to }));
}

function countyAfter(words: MarkedTokens, index: number, link: RegExp): Found | undefined {
  const from = link.test(words.all[index + 1] ?? '') ? index + 2 : index + 1;
  return longestCounty(words, (length) => ({ from, to: from + length }));
}

function longestCounty({ all }: MarkedTokens, spanOf: (length: number) => Span): Found | undefined {
  for (let length = LONGEST_COUNTY; length > 0; length -= 1) {
    const span = spanOf(length);
    if (span.from < 0 || span.to > all.length) continue;
    const typed = all.slice(span.from, span.to).join(' ');
    const county =
      findFloridaCounty(typed) ??
      findFloridaCounty(COUNTY_FORMS.get(typed) ?? '') ??
      findFloridaCounty(closestWord(typed, SINGLE_NAMES) ?? '');
    if (county) return { ...span, county };
  }
  return undefined;
}
