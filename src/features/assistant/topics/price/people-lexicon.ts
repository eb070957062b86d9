import { wordSet } from './word-set.ts';

/*
 * How families name the people of a plan, in both languages and without accents.
 */

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
