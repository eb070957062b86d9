import { isTwiceEncoded } from './encoding-evidence.ts';
import type { RejectionKey } from './import-problems.ts';

/* What programs do to the text of a cell on its way into a file: what can be undone, and what cannot. */

const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  reg: '®',
  trade: '™',
  copy: '©',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  aring: 'å',
  Aring: 'Å',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  raquo: '»',
};
/** Of the named ones, only those for letters may lack their semicolon: "R&reg" is no sign. */
const ENTITY =
  /&(?:#x([0-9a-f]{1,6});|#([0-9]{1,7});?|([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron);?|([a-z]{2,6});)/gi;
/** Some programs escape what is escaped already: "O&amp;#39;Brien". */
const MAX_ROUNDS = 3;

/** The text with HTML's entities as the letters that they stand for; what is none stays as it is. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('&'); round++) {
    decoded = decoded.replace(ENTITY, (entity, hex, decimal, letter, accent, name) => {
      if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromCodePoint(Number(decimal));
      if (letter !== undefined) return withAccent(letter, accent) ?? entity;
      return NAMED[name] ?? NAMED[name.toLowerCase()] ?? entity;
    });
  }
  return decoded;
}

/** Undefined for what is no letter: "&Bring". */
function withAccent(letter: string, accent: string): string | undefined {
  const accented = (letter + ACCENTS[accent.toLowerCase()]).normalize('NFC');
  return accented.length === 1 ? accented : undefined;
}

/** As browsers do: 128 to 159 mean windows-1252, and what is no character is a lost one. */
function fromCodePoint(code: number): string {
  if (code >= 128 && code < 160) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return '\ufffd';
  return String.fromCodePoint(code);
}

const MARKUP =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;

/** The text without the tags that a web page had around it. */
export function withoutMarkup(text: string): string {
  return text.replace(MARKUP, (tag) => (/^<\/?(?:br|div|h|li|p|t)/i.test(tag) ? ' ' : ''));
}

/** What programs write for a letter which they could not: U+FFFD, SUB, boxes, bytes without a letter. */
const LOST_LETTER = /[\ufffd\ufffc\u25a1\u25af]|\p{Co}/u;
/** A question mark beside a letter: "Jos? P?rez", "Jos¿". */
const QUESTIONED_LETTER = /\p{L}[?¿]|[?¿]\p{L}/u;
/** In English and Spanish, with or without the marks that surround it. */
const SPREADSHEET_ERROR =
  /#[¡¿]?(?:REF|NAME|NOMBRE|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|CALC|FIELD)[!?]|^\s*#{2,}\s*$/i;

/** The text with the control characters that stand for a lost letter as U+FFFD, so that cleaning does not hide them. */
export function withLostLetters(text: string): string {
  return text.replaceAll('\u001a', '\ufffd').replace(/(?!\u0085)[\u0080-\u009f]/g, '\ufffd');
}

/** Why a text cannot be believed; undefined when nothing speaks against it. `isProse` where no question mark belongs. */
export function findSpoiling(text: string, isProse: boolean): RejectionKey | undefined {
  if (LOST_LETTER.test(text) || (isProse && QUESTIONED_LETTER.test(text.replace(SPREADSHEET_ERROR, '')))) {
    return 'text.lettersLost';
  }
  if (SPREADSHEET_ERROR.test(text)) return 'text.spreadsheetError';
  // One cell of a row that is otherwise in order; a whole line is found when the file is looked through.
  const words = text.split(/[\s,;/-]+/);
  return words.some((word) => isTwiceEncoded(word)) ? 'text.encodedTwice' : undefined;
}
