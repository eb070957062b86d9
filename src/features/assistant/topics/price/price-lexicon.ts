import type { CorePackageId } from '#features/quote/quote.ts';
import { pattern, wordSet } from '../../engine/patterns.ts';

/* How families name the people of a plan, its packages and numbers: in both languages, lower case, without accents. */

/** A word for a child: its singular, how many it means, undefined for "several". */
export type ChildNoun = { noun: string; count: number | undefined };

/** Singular, plural; what speaks of several by itself is below. */
const CHILD_PAIRS = `kid kids|child children|child childs|child childrens|child childern|boy boys|girl girls|baby babies
  |daughter daughters|stepson stepsons|stepdaughter stepdaughters|toddler toddlers|newborn newborns|infant infants
  |teen teens|teenager teenagers|minor minors|hijo hijos|hija hijas|hijito hijitos|hijita hijitas|ijo ijos|ija ijas
  |nino ninos|nina ninas|ninito ninitos|ninita ninitas|nene nenes|nena nenas|bebe bebes|bebito bebitos|chamaco chamacos
  |chamaca chamacas|chamo chamos|muchacho muchachos|muchacha muchachas|muchachito muchachitos|chiquito chiquitos
  |chiquita chiquitas|chico chicos|chica chicas|varon varones|hembra hembras|menor menores|peque peques
  |pequeno pequenos|pequena pequenas|criatura criaturas|hijastro hijastros|hijastra hijastras|little littles|kiddo kiddos
  |grandson grandsons|granddaughter granddaughters|grandchild grandchildren|grandkid grandkids|grandbaby grandbabies
  |nieto nietos|nieta nietas|nietecito nietecitos|nietecita nietecitas|chama chamas|pelao pelaos|carajito carajitos
  |tween tweens|preschooler preschoolers|youngster youngsters|chiquillo chiquillos|chiquilla chiquillas`;
const CHILD_GROUPS: Record<number, string> = {
  2: 'twins gemelos gemelas mellizos mellizas jimaguas',
  3: 'triplets trillizos trillizas',
};

export const CHILD_NOUNS: ReadonlyMap<string, ChildNoun> = new Map([
  ...CHILD_PAIRS.split('|').flatMap((pair): [string, ChildNoun][] => {
    const [singular = '', plural = ''] = pair.trim().split(' ');
    return [
      [singular, { noun: singular, count: 1 }],
      [plural, { noun: singular, count: undefined }],
    ];
  }),
  ...Object.entries(CHILD_GROUPS).flatMap(([count, nouns]) =>
    nouns.split(' ').map((noun): [string, ChildNoun] => [noun, { noun, count: Number(count) }]),
  ),
]);

/** Stand between a number and the child: "two little kids". */
export const CHILD_ADJECTIVES = wordSet(`
  little young younger small beautiful other more minor biological own teenage teen school age aged year years yr yo old
  new extra additional of my our hijos ninos pequenos pequenas chiquitos lindos otros otras mas menores
`);

/** "My son" is a child, "cuánto son" is a verb. */
export const BEFORE_SON = wordSet(
  'my our a one his her their the old 1 and teenage adult young step little only for',
);

export const SPOUSES = wordSet(`
  wife husband spouse partner girlfriend boyfriend fiance fiancee hubby wifey wive husbands esposa esposo esposita marido
  mujer pareja novia novio conyuge companera companero hubs missus
`);
/** "Mi mujer" is a wife, "una mujer de 68" a woman. */
export const SPOUSE_IF_MINE = wordSet('mujer pareja companera companero partner senora dona');

export const MINE = wordSet('mi my nuestra our his her their su');

/** Others that a plan may be for. */
export const RELATIVES = wordSet(`
  mom mother mum mommy dad father daddy grandma grandmother grandpa grandfather granny brother sister aunt uncle cousin
  nephew niece friend roommate suegra suegro mama madre papa padre mami papi viejo vieja viejita viejito abuela abuelo
  abuelita abuelito hermano hermana tia tio prima primo sobrino sobrina cunada cunado amigo amiga stepmom stepdad
  nuera yerno vecina vecino nana moms dads mamas grandmas grandpas
`);
/** Two people at once. */
export const PARENTS = wordSet(
  'parents grandparents padres papas suegros abuelos abuelitos viejitos viejos inlaws',
);

/** A person whose only mark is an age: "a 68 year old woman". */
export const PERSONS = wordSet(`
  person woman man lady guy adult someone somebody male female senior persona mujer hombre senora senor adulto alguien
  muchacha single
`);
export const PEOPLE = wordSet(`
  people persons personas adults adultos adult adulto miembros members membros gente person persona ppl pers pax
`);
export const ADULTS = wordSet('adults adultos adult adulto grownups mayores');

/** Words after which an age is the visitor's own. */
export const SELF_AGE = wordSet(
  'i im ive me myself yo tengo soy am we were tenemos somos cumpli cumplo titular',
);
/** Bring the talk back to whoever was named last: "she is 71". */
export const THIRD_PERSON = wordSet('he she hes shes her his ella tiene cumplio cumple whos');

/** Deny what follows within a few words. */
export const DENIALS = wordSet(`
  no not without dont doesnt havent sin ni ningun ninguno ninguna never 0 zero cero except menos nor nunca minus remove
`);

/** What may be between a denial and what it denies: "no tengo hijos", "don't have any kids". */
export const BETWEEN_DENIAL = wordSet(`
  have has had any got tengo tenemos tiene tienen hay mis my los las el la the a an un una our own de del more
  mas small little main core extra other otro otra ningun ninguna add need want quiero queremos want include incluir
  anymore necesito agregar poner paquete package principal ese esa eso this that it
`);

export const PACKAGE_WORDS = wordSet(`
  package packages pack packs pkg pkgs paquete paquetes paqete paqetes pakete paketes paq paquette packge pakage pakages
  packaje bundle combo addon addons paquetico paqueticos paquetito paquetitos paketico paketicos paketito paketitos
`);
/** Followed by a number they mean a package too: "option 2". */
export const NUMBERED_WORDS = wordSet('option opcion paquetes packages');
export const BEFORE_NUMBER = wordSet('number numero num no nr');

export type Benefit = 'medical' | 'dental' | 'vision' | 'pharmacy';
export const BENEFIT_WORDS: ReadonlyMap<string, Benefit> = new Map([
  ...each('medical', 'medical medico medicos medica medicas auxiliary auxiliar auxiliares'),
  ...each('dental', 'dental dentals dentales teeth tooth dientes dentista dentist denta dentl'),
  ...each('vision', 'vision eye eyes ojos vista optical visual vison visin'),
  ...each('pharmacy', 'pharmacy farmacia farmacias pharmacies pharmacie farmasia farmacy rx'),
]);

function each(benefit: Benefit, words: string): [string, Benefit][] {
  return words.split(' ').map((word) => [word, benefit]);
}

/** What a benefit is for: "something for my pills". Such words alone mean the things, which have no price here. */
export const LAY_BENEFITS: ReadonlyMap<string, Benefit> = new Map([
  ...each('dental', 'muelas dentadura'),
  ...each('vision', 'glasses lentes espejuelos gafas anteojos'),
  ...each(
    'pharmacy',
    'prescriptions prescription medicines medicine meds pills medicinas medicina medicamentos pastillas remedios recetas',
  ),
]);
/** Words before a lay benefit that make it one: "something for", "the one with", "el de". */
export const WANTS_BENEFIT =
  /(?:^| )(?:something|anything|algo|one|thing|package|paquete|pakete|paketico|(?:with|w|con) (?:the|el|lo|something|algo)|el (?:de|d|que|con)|lo (?:de|d))(?: (?!how|much|cost|price|cuanto|precio|cuesta)\p{L}+){0,4}$/u;

/** What each core package adds (docs/product/quote.md, Packages). */
export const CORE_BENEFITS: Record<CorePackageId, readonly Benefit[]> = {
  package1: ['medical', 'dental', 'vision', 'pharmacy'],
  package2: ['dental', 'vision', 'pharmacy'],
  package3: ['dental', 'vision'],
  package4: ['dental', 'pharmacy'],
};

/** The package with everything: "the big one", "el más completo". */
export const BIGGEST =
  /\b(?:(?:big|biggest|full|complete|largest) (?:one|package|pkg)|package with everything|everything included(?! in)|with everything(?! else)|todo incluido|con todo(?! (?:el|la|lo|los|esto|eso|mi|respeto|gusto))|(?:el|paquete) (?:mas )?(?:grande|completo)|paquete con todo)\b/g;

/** Nothing but the basic coverage. */
export const NOTHING_ADDED = pattern(
  String.raw`\b(?:(?:nothing|no) (?:extra|extras|else|added|add ons?|addons)|without (?:any )?extras?|
      sin (?:nada |ningun )?(?:extra|extras|adicional|adicionales)|nada (?:extra|adicional)|(?:just|
      only) the (?:basics?|plan)|basics? only|(?:basic|cobertura|coverage) (?:coverage|basica|plan)|
      (?:solo|solamente) (?:lo )?basico|lo basico|plan basico|(?:solo|solamente) el plan)\b`,
);

export const HOSPITAL_WORDS = wordSet(
  'hospital hospitals hospitalario hospitalaria hospitalization hospitalizacion hospitales ospital hospitl',
);
/** One of these close by makes "hospital" the package. */
export const NEAR_HOSPITAL = wordSet(`
  package pkg pack paquete paqete pakete add adding addon with con plus mas agrega agregar agrego agregando include
  including incluye incluir lo el throw thrown even thing hasta cosa included without sin quita quitale remove extra too tambien option opcion coverage cobertura
  discount discounts descuento descuentos and y also
`);
/** One of these close by makes it a hospital. */
export const OTHER_HOSPITAL = wordSet(`
  stay stays bill bills emergency er visit night bed cuenta factura ingreso visita noche estancia near cerca hospitals
  surgery operation cirugia operacion admission
`);

/** Take a package away, besides the usual denials. */
export const TAKE_AWAY = wordSet(`
  quita quitale quitar quitame quitando quito quitamos remove removing drop take minus saca sacale sacar sacando nothing
  none nada cancel elimina eliminar instead vez lugar rather
`);

/*
 * Numbers as people spell them. "Once" is left out: it is another word in English. "One" and "un" are left as words,
 * which mostly mean something else.
 */

/** Twenty, thirty … ninety: a unit may follow. */
export const TENS: ReadonlyMap<string, number> = valuesOf(
  [20, 'twenty twnty'],
  [30, 'thirty thirthy treinta trenta'],
  [40, 'forty fourty cuarenta'],
  [50, 'fifty cincuenta sincuenta'],
  [60, 'sixty sesenta'],
  [70, 'seventy setenta'],
  [80, 'eighty ochenta'],
  [90, 'ninety noventa'],
);

/** The units that may follow a ten. */
export const UNITS: ReadonlyMap<string, number> = valuesOf(
  [1, 'one uno un'],
  [2, 'two dos'],
  [3, 'three tres'],
  [4, 'four cuatro'],
  [5, 'five cinco'],
  [6, 'six seis'],
  [7, 'seven siete'],
  [8, 'eight ocho'],
  [9, 'nine nueve'],
);

/** Numbers that stand for themselves. */
export const WHOLE_NUMBERS: ReadonlyMap<string, number> = valuesOf(
  [0, 'zero cero'],
  [10, 'ten diez'],
  [11, 'eleven'],
  [12, 'twelve doce'],
  [13, 'thirteen trece'],
  [14, 'fourteen catorce'],
  [15, 'fifteen quince'],
  [16, 'sixteen dieciseis'],
  [17, 'seventeen diecisiete'],
  [18, 'eighteen dieciocho'],
  [19, 'nineteen diecinueve'],
  [20, 'veinte'],
  [21, 'veintiuno veintiun'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
);

function valuesOf(...rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
}
