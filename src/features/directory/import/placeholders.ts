/* What people and programs write where they know nothing. Compared without case, accents and brackets. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(',').map((word) => word.trim()));

/** Never part of a name. */
const NEVER_NAMES = list(
  'n/a, n.a., n.a, n/d, s/d, #n/a, #n/d, tbd, tba, tbc, to be determined, to be announced, unavail, unavailable, ' +
    'not available, not applicable, not provided, not specified, no name, name unknown, provider unknown, ' +
    'unknown provider, unknown doctor, unknown physician, doctor unknown, no disponible, no aplica, sin nombre, ' +
    'por determinar, por confirmar, por definir, sin datos, undefined, missing, blank, xx, xxx, xxxx',
);

/** Surnames and given names too: Na Li, Ana Null, Ann Unknown, Pat None. Only a whole cell of them says nothing. */
const ALSO_NAMES = list(
  'na, nan, nil, null, none, unk, unknown, desconocido, desconocida, ninguno, ninguna, nulo, pending, pendiente, ' +
    'vacant, vacante',
);

/** Of those, the ones that are names so seldom that a name of nothing else is nobody's. */
const NEVER_WHOLE_NAMES = list('null, none, unk, unknown, desconocido, desconocida, ninguno, ninguna, nulo');

/** True for an empty cell, one of dashes and points alone, and for the words that exports write instead. */
export function isUnknown(text: string): boolean {
  const key = placeholderKey(text);
  return saysNothing(key) || NEVER_NAMES.has(key) || ALSO_NAMES.has(key);
}

/** True for what cannot be half of a name either: "-", "N/A", "<UNAVAIL>", "TBD". "Na" and "Null" can. */
export function isNoPartOfName(text: string): boolean {
  const key = placeholderKey(text);
  return saysNothing(key) || NEVER_NAMES.has(key) || isMarked(text);
}

/** True for a name of somebody that has such a word beside others: "TBD Smith", "Ana <UNAVAIL>". */
export function holdsPlaceholder(name: string): boolean {
  return name
    .split(/\s+/)
    .some((word) => isMarked(word) || /^(?:tbd|tba|tbc|n\/a|n\/d|#n\/[ad])[,.]?$/i.test(word));
}

/** True for a name all of whose words say nothing: "Unknown Unknown", "NULL, NULL". */
export function isWhollyUnknown(name: string): boolean {
  if (isUnknown(name)) return true;
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  return words.every((word) => isNoPartOfName(word) || NEVER_WHOLE_NAMES.has(placeholderKey(word)));
}

/** True for a name that may be meant as none: "Ana Null". It is kept, and worth a look. */
export function looksUnknown(name: string): boolean {
  return name.split(/[\s,]+/).some((word) => NEVER_WHOLE_NAMES.has(placeholderKey(word)));
}

/** A word in angle brackets is a program's, as NPPES writes "<UNAVAIL>". */
function isMarked(text: string): boolean {
  return /^<[^<>]*>$/.test(text);
}

function saysNothing(key: string): boolean {
  return /^[-–—._?*/…\s]*$/.test(key);
}

function placeholderKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[[(<{\s]+|[\])>}\s]+$/g, '');
}
