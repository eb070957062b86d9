import type { CorePackageId } from '#features/quote/quote.ts';
import { pattern } from '../../engine/pattern.ts';
import { wordSet } from './word-set.ts';

/* How families call the packages, in both languages and without accents. */

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
