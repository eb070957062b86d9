import { pattern } from '../../engine/pattern.ts';
import type { Withheld } from '../model-failure.ts';
import { CONDITION, MEDICINE } from './medical-patterns.ts';
import { lowerPlain } from './numbers.ts';

/* What no answer may say, whatever its sources. Patterns run over lower case without accents. */

const DOSE = [
  /\d\s?(?:mg|mcg|ml|cc|iu|ui|miligramos?|milligrams?|mililitros?|milliliters?|micrograms?|microgramos?)\b/,
  /\b(?:tablets?|pills?|capsules?|teaspoons?|tablespoons?|tabletas?|pastillas?|capsulas?|cucharadas?|cucharaditas?)\b/,
  /\b(?:every|cada) (?:\d{1,2}|four|six|eight|twelve|cuatro|seis|ocho|doce) (?:hours|hrs|horas)\b/,
  /\b(?:times|veces) (?:a|per|al|por) (?:day|dia)\b/,
  /\b(?:once|twice|thrice) (?:daily|nightly|(?:a|per|every|each) (?:day|night))\b/,
  new RegExp(
    String.raw`\b(?:take|taking|try|use|give|tome|tomese|tomar|toma|use|dele|pruebe)(?: \p{L}{1,12}){0,2} ${MEDICINE}(?!\p{L})`,
    'u',
  ),
];
const DIAGNOSIS = [
  // Not "if you have diabetes": that is no diagnosis.
  new RegExp(
    String.raw`(?<!\b(?:if|when|whether|because|that|si|cuando|que) )(?<!\b(?:si|cuando|que) usted )\b(?:you have|youve|you['’]ve|you(?:['’]re| are) suffering from|usted (?:tiene|padece|sufre)(?: de)?|(?:tiene|tienes|padece)(?: de)?|your? (?:child|son|daughter|baby) has|su hij[oa] tiene)(?: (?:an?|the|una?|el|la|mild|severe|type)){0,2} ${CONDITION}(?!\p{L})`,
    'u',
  ),
  /\byou (?:probably|likely|most likely|might|may|could|clearly|definitely) have\b/,
  /\b(?:sounds|looks|seems) like (?:you have|an? (?:infection|allergy|case|sign|symptom))/,
  /\b(?:probablemente|posiblemente|quizas?|tal vez) (?:usted )?(?:tiene|tienes|sufre|padece)\b/,
  /\b(?:parece que|suena a que) (?:usted )?(?:tiene|tienes|sufre|padece)\b/,
  /\bpodria (?:ser|tratarse de|tener) una? (?:infeccion|alergia|gripe|inflamacion)/,
];

const DENIALS = new Set('not isnt arent never nor neither no sin ni nunca tampoco jamas cannot'.split(' '));
/** Words of denial that deny nothing of what follows: "not only insurance", "no worries". */
const NO_DENIAL = pattern(
  String.raw`\b(?:not|no|never|isnt|arent|cannot) (?:only|just|merely|simply|solely|more|less|other|different|
      worr(?:y|ies)|problems?|doubts?|wonder|mind|question)\b|\bdo not worry\b|\bno (?:es |son |
      somos )?(?:se preocupe|te preocupes|se preocupen|solo|solamente|unicamente|mas|menos|hay (?:duda|
      problema|pena))\b|\bsin (?:duda|problemas?|preocuparse)\b|\bni (?:mas|menos)\b`,
  'g',
);
/** A new statement begins with one of these, unless it is denied itself. */
const COPULAS = new Set('is are its es son'.split(' '));
/** After these a new thought begins. */
const TURNS = new Set('but pero sino instead rather'.split(' '));
/** How many words after a denial are denied by it. */
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
    .replace(NO_DENIAL, ' ')
    .split(/[.,;:!?\n()]/);
  return clauses.some((clause) => {
    const words = clause.match(/\p{L}+/gu) ?? [];
    return words.some((word, position) => INSURANCE.test(word) && !isDenied(words, position));
  });
}

function isDenied(words: readonly string[], position: number): boolean {
  const before = words.slice(Math.max(0, position - DENIED_WORDS), position);
  const turn = before.findLastIndex(
    (word, place) => TURNS.has(word) || (COPULAS.has(word) && !DENIALS.has(before[place - 1] ?? '')),
  );
  return before.slice(turn + 1).some((word) => DENIALS.has(word));
}
