import type { Locale } from '#i18n/locale.ts';
import { isChatOf, withoutSymbols, writeOut } from './chat-spelling.ts';
import { pattern, wordSet } from './patterns.ts';
import type { Question } from './topic.ts';

const FOLLOW_UP: Record<Locale, RegExp> = {
  en: pattern(
    String.raw`^(?:no (?:no|not|wait|sorry|in|i meant?)|sorry|oops|wait|actually|i meant?|my bad|scratch that|and|
      what about|how about|what if|or|but|so|also|then|ok(?:ay)? (?:and|now|so|then|what)|now|same|with|
      without|plus|add)\b|\b(?:that|it|them|those|there|that one|this one|instead|too|as well|per person|
      each|the other|the second|the money|the letter|the check|its the|it was the)\b`,
  ),
  es: pattern(
    String.raw`^(?:no (?:no|perdon|ese|esa|mejor|en|espere?|digo)|(?:ay )?perdon|digo|mejor|quise decir|
      me equivoque|y|e|o|pero|es (?:el|la|de|del)|era (?:el|la)|entonces|tambien|ahora|ok (?:y|ahora|
      entonces)|bueno (?:y|ahora)|que tal|con|sin|mas|agrega|si)\b|\b(?:eso|ese|esa|esos|esas|lo mismo|
      alli|ahi|ellos|tambien|por persona|cada uno|la segunda|la otra|el otro|el dinero|la plata|
      la carta)\b`,
  ),
};
/** Words that are stretched and keep two of a letter. */
const WITH_TWO_ALIKE = new Set(
  `free need needed week weeks see seen been three fee fees feel good soon too food all call called tell well will still
  really hello office offices happy sorry sooner different appointment address getting stopped coffee off teeth foot
  llamar llamo llame ella ellos llevo leer perro carro correo`.split(/\s+/),
);
/** A question this short is mostly a follow-up to the one before. */
const FEW_WORDS = 4;

/**
 * Reads one message.
 *
 * @param text the message with personal numbers masked
 * @param fallback the language when the message's own is not clear: that of the conversation so far, else of the page
 */
export function readQuestion(text: string, fallback: Locale): Question {
  const trimmed = text.trim();
  const locale = findLanguage(plainWords(trimmed)) ?? fallback;
  const words = plainWords(withoutSymbols(trimmed, locale));
  const plain = writeOut(words, locale);
  return {
    text: trimmed,
    plain,
    locale,
    isFollowUp: words.length <= FEW_WORDS || FOLLOW_UP[locale].test(plain),
  };
}

/** "¿Cuánto cuestaaa? I'm 27" → cuanto, cuesta, im, 27. Numbers keep their decimals: "15.75". */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase();
  return (plain.match(/\d+(?:[.,]\d+)*|[\p{L}\d]+/gu) ?? []).map(withoutStretching);
}

/** "Holaaa", "pleaseee", "freeee": no word of either language has a letter three times, but some have it twice. */
function withoutStretching(word: string): string {
  const twice = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return twice === word || WITH_TWO_ALIKE.has(twice) ? twice : word.replace(/(\p{L})\1{2,}/gu, '$1');
}

/** Words that questions of one language are full of and the other hardly has, without accents. */
const TELLING: Record<Locale, ReadonlySet<string>> = {
  en: wordSet(`the is are do does did you your my me i im ive id we what whats when where who how which why can could
    would will should have has had and or but for from with without of to in on at by near this that these those there
    it its a an if not dont cant isnt any some get got need want looking find much many long per month year old
    price cost how doctors dentist kid kids wife husband hello hi hey thanks thank please pls bye good yes
    plan plans family insurance visit office open hours phone number address call county coverage cover take join
    refund complaint appointment about after before between member membership just only also more most
    u ur r b4 thx yall guys lol haha hahaha still night day days week weeks been was were am not so what
    am pm hrs doing done does where theyre whos your yours his her him he she they them we us our ours every each other
    another then than because while until during since new old first last next every speak speaks call calling pay paying
    paid money back sign signed send sent write letter cancel refunded deadline late early start starts started begin
    waiting period specialist referral pharmacy medicine shots vaccine vaccines blood work teeth cleaning glasses eye eyes
    pregnant husband son daughter mom dad mother father grandma grandpa brother sister friend baby person people human
    robot real talk someone somebody anyone anybody nobody everything anything nothing something closed close closes
    opened opening address directions fax email website online account login portal benefits credit card cheap expensive
    free discount monthly yearly annual tier tiers level gold silver diamond bronze county counties city state live lives
    living work works accept accepts covered include included includes happens happen apply application form forms fee
    decision appeal expedited urgent school sports hurricane storm heat power water insulin news privacy
    sell data share interpreter language languages translate english spanish recommend suggest network join joining
    emergency`),
  es: wordSet(`el la los las un una unos unas es son esta estan soy somos tengo tiene tienen tenemos hay que q cual
    cuales cuando donde quien como cuanto cuanta cuantos cuantas por para pa con sin del al mi mis tu su sus nos les me
    se lo le yo usted ustedes quiero quiere necesito busco puedo puede pueden y o pero si ya muy mas tambien
    cuesta cuestan sale precio presio precios vale dia dias mes meses ano anos hola buenas buenos gracias favor adios
    medico medicos doctora dentista hijo hija hijos nino nina ninos esposa esposo mama papa plan familiar familia
    seguro cita citas oficina abren abierto cierran horario telefono numero direccion llamar condado cubre cubren
    reembolso queja cerca desde hasta entre despues antes de en a este eso esa cada ser fue era
    toy tamos dame deme diga digame oiga mire porque entonces tampoco tambien nunca siempre nada algo alguien todo todos
    toda todas otro otra otros otras mucho mucha muchos muchas poco primer primero ultimo nuevo nueva grande abierto
    abiertos cerrado sabado sabados domingo domingos lunes martes miercoles jueves viernes manana tarde noche hoy ayer
    hora horas semana semanas necesitamos queremos pueda poder podria hacer hago hace haces hacen dice dijeron dicen decir
    ver verme sacar hablar hablo habla hablan idioma espanol ingles interprete gratis dinero plata pago pagar pagan cobran
    devuelven devolver devolucion cancelar firma firmar carta escrito solicitud plazo decision apelar apelacion urgente
    emergencia ataque auxilio socorro
    espera esperar empieza empiezan empezar comienza comienzan beneficio beneficios copago credito vacuna vacunas sangre
    rayos limpieza dientes muela lentes ojos farmacia medicina medicinas pastillas receta especialista referido
    cabecera red proveedor proveedores recomendar inscribir inscribirme inscripcion apuntar afiliar miembro nivel niveles
    bronce oro diamante escuela deporte deportes huracan tormenta calor agua luz corriente insulina noticias privacidad
    datos venden aviso idiomas tarjeta descuento descuentos clinica persona personas humano maquina alguien agente
    representante ubicados queda quedan ubicacion vivo vive vivimos soltero soltera casado casada embarazada auxilio socorro ayudame ayudeme ayudenme renovar agregar suegra suegro
    abuela abuelo tia tio hermano hermana viejo vieja mi esposo papas lleva llevo llevamos hacia sobre segun aunque sea
    usan aceptan atienden trae traen incluye incluyen dan hacen estan venden comparten quedan sirve sirven vale valen
    cobran pagan acepta atiende cubre cubren cubrira hablan ofrecen queja quejas perro perros medicamento medicamentos
    jaja jajaja jajajaja chao porfa porfis okey dale senor senora usted ustedes uds ud servicio servicios pregunta duda ayuda ayudan informacion pagina sitio`),
};

/** How the names of specialists and their fields end: "oncologist", "podiatry"; "oncólogo", "podiatría". */
const TELLING_ENDINGS: Record<Locale, RegExp> = {
  en: /(?:.ologist|iatrist|iatrician|opedist|.ology|iatry|surgeon)s?$/,
  es: /(?:.olog[oa]|iatra|opeda|.ologia|iatria|cirujan[oa])s?$/,
};

/**
 * The language that a message is written in, by its everyday words. Names of doctors, places and packages do not count:
 * "García en Hialeah" is Spanish for its "en" alone.
 *
 * @param words lower case, without accents
 * @returns undefined when it is not clear
 */
export function findLanguage(words: readonly string[]): Locale | undefined {
  const [english, spanish] = [countIn('en', words), countIn('es', words)];
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}

function countIn(locale: Locale, words: readonly string[]): number {
  return words.filter(
    (word) => TELLING[locale].has(word) || TELLING_ENDINGS[locale].test(word) || isChatOf(locale, word),
  ).length;
}
