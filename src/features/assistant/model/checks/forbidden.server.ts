import { inOneLine, pattern } from '#features/directory/need/patterns.ts';
import { findLanguage, plainWords } from '#features/directory/need/read-words.server.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Withheld } from '../model.ts';
import { lowerPlain } from './numbers.ts';

/* What makes an answer unfit to be shown, whatever its sources: how it is written, and what it must never say. */

/** What the model says when it does not know, as its instructions ask (prompt.ts). */
export const NOT_KNOWN = 'UNKNOWN';

const FEWEST_WORDS = 3;
/** One to three sentences, or a short list, and some room. */
export const LONGEST_ANSWER = 1200;
/** One word this often in a row is a model that has lost its thread. */
const REPEATS = 4;
/** Tool calls and programs written as text. */
const MACHINE_TEXT =
  /[{}\\`]|<(?!\s?\d)|\btool_?calls?\b|\b(?:findProviders|numberOfChildren|planType)\b|"\w+"\s?:/;
const LINK =
  /https?:|www\.|\]\(|\S@\S|\b[\w-]+\.(?:com|org|net|gov|edu|io|us|health|info|es|example)\b|(?:^|[\s(])\/[a-z#?]/i;
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** A few words do not show their language for sure. */
const WORDS_THAT_TELL = 8;

/**
 * What makes an answer unfit to be shown at first sight.
 *
 * @param isWhole false for the beginning of one that is still being written
 */
export function findImplausible(answer: string, locale: Locale, isWhole: boolean): Withheld | undefined {
  if (answer.includes(NOT_KNOWN)) return 'not-known';
  if (answer.length > LONGEST_ANSWER) return 'too-long';
  if (LINK.test(answer)) return 'link';
  const words = plainWords(answer);
  if (MACHINE_TEXT.test(answer) || repeats(words)) return 'nonsense';
  const language = isWhole || words.length >= WORDS_THAT_TELL ? findLanguage(words) : undefined;
  if (FOREIGN_LETTER.test(answer) || (language !== undefined && language !== locale)) return 'other-language';
  return undefined;
}

/** What is wrong with the length of a whole answer. */
export function findTooShort(answer: string): Withheld | undefined {
  const words = plainWords(answer).length;
  if (words === 0) return 'empty';
  return words < FEWEST_WORDS ? 'nonsense' : undefined;
}

function repeats(words: readonly string[]): boolean {
  let inARow = 1;
  return words.some((word, position) => {
    inARow = word === words[position - 1] ? inARow + 1 : 1;
    return inARow >= REPEATS;
  });
}

/** Conditions that an answer may not diagnose; English and Spanish. This and what follows runs over lower case without accents. */
const CONDITION =
  inOneLine(String.raw`(?:diabet\p{L}{1,4}|prediabetes|asthma|asma|flu|influenza|gripe|a cold|un resfriado|resfriado|cancer|
  tumors?|tumores|infection|infeccion|hypertension|hipertension|(?:high|low) blood pressure|
  presion (?:alta|baja)|high cholesterol|colesterol alto|pneumonia|neumonia|pulmonia|covid|coronavirus|
  allerg\p{L}{1,4}|alergias?|depression|depresion|anxiety|ansiedad|migraines?|migranas?|stroke|derrame|
  heart attack|infarto|heart disease|angina|hernias?|ulcers?|ulceras?|gout|gota|fracture|fractura|virus|
  fever|fiebre|lupus|hiv|vih|strep|cavity|cavities|caries|kidney stones?|piedras en los rinones|thyroid|
  tiroides|insomnia|insomnio|reflux|reflujo|vertigo|eczema|psoriasis|\p{L}{3,20}(?:itis|emia|osis))`);

/** Medicines that an answer may not prescribe; English and Spanish. */
const MEDICINE =
  inOneLine(String.raw`(?:ibuprofen\p{L}?|aspirin\p{L}{0,2}|acetaminophen|acetaminofen|paracetamol|tylenol|advil|motrin|aleve|
  excedrin|benadryl|claritin|zyrtec|pepto|omeprazole?|insulin\p{L}?|antibiotic\p{L}{0,2}|antacids?|
  antiacidos?|antihistamin\p{L}{1,4}|steroids?|esteroides|syrup|jarabe|medications?|medicines?|medicinas?|
  medicamentos?|melatonin\p{L}?|vitamin\p{L}{0,2}|\p{L}{2,15}(?:cillin|cilina|profeno?|proxeno?|mycin|
  micina|statina?|sartan|azole?|formina?|dipine|dipino|olol|pril))`);

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
  pattern(
    String.raw`(?<!\b(?:if|when|whether|because|that|si|cuando|que) )(?<!\b(?:si|cuando|que) usted )\b(?:you have|
      youve|you['’]ve|you(?:['’]re| are) suffering from|usted (?:tiene|padece|sufre)(?: de)?|(?:tiene|tienes|
      padece)(?: de)?|your? (?:child|son|daughter|baby) has|su hij[oa] tiene)(?: (?:an?|the|una?|el|la|mild|
      severe|type)){0,2} ${CONDITION}(?!\p{L})`,
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
