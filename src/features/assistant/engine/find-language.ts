import type { Locale } from '#i18n/locale.ts';

/** Words that questions of one language are full of and the other hardly has, without accents. */
const TELLING: Record<Locale, ReadonlySet<string>> = {
  en: setOf(`the is are do does did you your my me i im ive id we what whats when where who how which why can could
    would will should have has had and or but for from with without of to in on at by near this that these those there
    it its a an if not dont cant isnt any some get got need want looking find much many long per month year old
    price cost how doctor doctors dentist kid kids wife husband hello hi hey thanks thank please pls bye good yes
    plan plans family insurance visit office open hours phone number address call county coverage cover take join
    refund complaint appointment about after before between member membership just only also more most
    u ur r b4 thx yall guys lol still ok night day days week weeks been was were am not so what`),
  es: setOf(`el la los las un una unos unas es son esta estan soy somos tengo tiene tienen tenemos hay que q cual
    cuales cuando donde quien como cuanto cuanta cuantos cuantas por para pa con sin del al mi mis tu su sus nos les me
    se lo le yo usted ustedes quiero quiere necesito busco puedo puede pueden y o pero si ya muy mas tambien
    cuesta cuestan sale precio vale dia dias mes meses ano anos hola buenas buenos gracias favor adios
    medico medicos doctora dentista hijo hija hijos nino nina ninos esposa esposo mama papa plan familiar familia
    seguro cita citas oficina abren abierto cierran horario telefono numero direccion llamar condado cubre cubren
    reembolso queja cerca desde hasta entre despues antes de en a este eso esa cada ser fue era`),
};

/**
 * The language that a message is written in, by its everyday words. Names of doctors, places and packages tell
 * nothing: "García en Hialeah" is Spanish for its "en" alone.
 *
 * @param words lower case, without accents
 * @returns undefined when nothing tells, or both languages as much
 */
export function findLanguage(words: readonly string[]): Locale | undefined {
  const [english, spanish] = [countIn(TELLING.en, words), countIn(TELLING.es, words)];
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}

function countIn(telling: ReadonlySet<string>, words: readonly string[]): number {
  return words.filter((word) => telling.has(word)).length;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
