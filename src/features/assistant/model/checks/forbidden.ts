import type { Withheld } from '../model-failure.ts';
import { lowerPlain } from './numbers.ts';

/* What no answer may say, whatever its sources. Patterns run over lower case without accents. */

const DOSE = [
  /\d\s?(?:mg|mcg|ml|cc|iu|ui|miligramos?|milligrams?|mililitros?|milliliters?|micrograms?|microgramos?)\b/,
  /\b(?:tablets?|pills?|capsules?|teaspoons?|tablespoons?|tabletas?|pastillas?|capsulas?|cucharadas?|cucharaditas?)\b/,
  /\b(?:every|cada) (?:\d{1,2}|four|six|eight|twelve|cuatro|seis|ocho|doce) (?:hours|hrs|horas)\b/,
  /\b(?:times|veces) (?:a|per|al|por) (?:day|dia)\b/,
];
const DIAGNOSIS = [
  /\byou (?:probably|likely|most likely|might|may|could|clearly|definitely) have\b/,
  /\b(?:sounds|looks|seems) like (?:you have|an? (?:infection|allergy|case|sign|symptom))/,
  /\b(?:probablemente|posiblemente|quizas?|tal vez) (?:usted )?(?:tiene|tienes|sufre|padece)\b/,
  /\b(?:parece que|suena a que) (?:usted )?(?:tiene|tienes|sufre|padece)\b/,
  /\bpodria (?:ser|tratarse de|tener) una? (?:infeccion|alergia|gripe|inflamacion)/,
];

const DENIALS = new Set('not isnt arent never nor neither no sin ni nunca tampoco jamas cannot'.split(' '));
/** After these a new thought begins. */
const TURNS = new Set('but pero sino instead rather'.split(' '));
/** As many words after a denial are denied by it. */
const DENIED_WORDS = 6;
const INSURANCE =
  /^(?:insurance|insured|insurer|insurers|insures|insure|seguro|seguros|aseguranza|aseguradora|aseguradoras|asegurado|asegurados|poliza|polizas)$/;
/** The authority's name, and what "seguro" also is. */
const NOT_INSURANCE =
  /\binsurance (?:regulation|commissioner)\b|\bregulacion de seguros\b|\bseguro social\b|\b(?:estoy|estamos|esta) seguros? (?:de )?que\b/g;

/** What an answer says that must never be said: doses, a diagnosis, or that anything here is insurance. */
export function findForbidden(
  answer: string,
): Extract<Withheld, 'dosing' | 'diagnosis' | 'insurance'> | undefined {
  const text = lowerPlain(answer);
  if (DOSE.some((pattern) => pattern.test(text))) return 'dosing';
  if (DIAGNOSIS.some((pattern) => pattern.test(text))) return 'diagnosis';
  return saysInsurance(text) ? 'insurance' : undefined;
}

/** Whether insurance is named without being denied: "it is not insurance" is right, and nothing else is. */
function saysInsurance(text: string): boolean {
  const clauses = text
    .replace(/['’]/g, '')
    .replace(NOT_INSURANCE, ' ')
    .split(/[.,;:!?\n()]/);
  return clauses.some((clause) => {
    const words = clause.match(/\p{L}+/gu) ?? [];
    return words.some((word, position) => INSURANCE.test(word) && !isDenied(words, position));
  });
}

function isDenied(words: readonly string[], position: number): boolean {
  const before = words.slice(Math.max(0, position - DENIED_WORDS), position);
  const turn = before.findLastIndex((word) => TURNS.has(word));
  return before.slice(turn + 1).some((word) => DENIALS.has(word));
}
