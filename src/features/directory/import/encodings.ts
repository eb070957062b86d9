import { UnusableImport } from './import-problems.ts';

/* The encodings that a file may be in. What is decoded here is decoded strictly: never a letter in place of another. */

/** The letters of the bytes 80 to FF. Node has no DOS tables: Unicode Consortium, CP437.TXT and CP850.TXT. */
const UPPER_HALVES = {
  'windows-1252': upperHalf('windows-1252'),
  macintosh: upperHalf('macintosh'),
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  'iso-8859-15': upperHalf('iso-8859-15'),
};

type SingleByteEncoding = keyof typeof UPPER_HALVES;
/** UTF-8 that a program took for another encoding and wrote as UTF-8 once more: "JosÃ©", "Jos√©". */
type TwiceEncoded = `utf-8-via-${SingleByteEncoding}`;
export type Encoding = 'utf-8' | SingleByteEncoding | TwiceEncoded;

/** The likelier of two that read a file alike comes first. */
export const SINGLE_BYTE_ENCODINGS = Object.keys(UPPER_HALVES) as SingleByteEncoding[];
export const TWICE_ENCODED = SINGLE_BYTE_ENCODINGS.filter((via) => via !== 'iso-8859-15').map(
  (via): TwiceEncoded => `utf-8-via-${via}`,
);
const ENCODINGS: readonly Encoding[] = ['utf-8', ...SINGLE_BYTE_ENCODINGS, ...TWICE_ENCODED];

/** Where each encoding comes from, for an operator. */
const ORIGINS: Record<SingleByteEncoding, string> = {
  'windows-1252': 'Windows, also called ANSI or Latin-1',
  macintosh: 'Excel on a Mac, "CSV (Macintosh)"',
  ibm850: 'DOS and "CSV (MS-DOS)", Western Europe',
  ibm437: 'DOS and "CSV (MS-DOS)", United States',
  'iso-8859-15': 'Latin-9, older Linux and databases',
};

/** Other names, folded as in `findEncoding`. */
const OTHER_NAMES: Readonly<Record<string, Encoding>> = {
  windows1252: 'windows-1252',
  cp1252: 'windows-1252',
  ansi: 'windows-1252',
  latin1: 'windows-1252',
  iso88591: 'windows-1252',
  mac: 'macintosh',
  macroman: 'macintosh',
  cp850: 'ibm850',
  cp437: 'ibm437',
  latin9: 'iso-8859-15',
};

/**
 * The encoding that an operator names, whatever its case and hyphens.
 *
 * @throws {UnusableImport} with the list of all when there is none of that name
 */
export function findEncoding(name: string): Encoding {
  const fold = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = ENCODINGS.find((encoding) => fold(encoding) === fold(name)) ?? OTHER_NAMES[fold(name)];
  if (found !== undefined) return found;
  throw new UnusableImport(
    `There is no encoding "${name}". The encodings: ${ENCODINGS.join(', ')}. Without --encoding it is looked for.`,
  );
}

/** The encoding's name and, in brackets, which programs write it. */
export function describeEncoding(encoding: Encoding): string {
  if (encoding === 'utf-8') return encoding;
  const via = viaOf(encoding);
  if (via === undefined) return `${encoding} (${ORIGINS[encoding as SingleByteEncoding]})`;
  return `${encoding} (UTF-8 that was opened as ${via} and saved again)`;
}

/** Bytes that are whole lines as text; undefined where they are not in this encoding. */
export function decodeStrictly(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    const decoder = createDecoder(encoding);
    return decoder.write(bytes) + decoder.end();
  } catch {
    return undefined;
  }
}

/** What a text that is UTF-8 twice over says; undefined when it is not. */
export function undoTwiceEncoding(text: string, encoding: TwiceEncoded): string | undefined {
  return decodeStrictly(encoding, Buffer.from(text));
}

type Decoder = { write: (chunk: Uint8Array) => string; end: () => string };

/** Decodes a file piece by piece. Its methods throw TypeError where the bytes are not in the encoding. */
export function createDecoder(encoding: Encoding): Decoder {
  const via = viaOf(encoding);
  if (via !== undefined) return createTwiceDecoder(via);
  if (encoding === 'utf-8') return createUtf8Decoder();
  const upper = UPPER_HALVES[encoding as SingleByteEncoding];
  return {
    write: (chunk) =>
      Buffer.from(chunk)
        .toString('latin1')
        .replace(/[\u0080-\u00ff]/g, (byte) => upper.charAt(byte.charCodeAt(0) - 128)),
    end: () => '',
  };
}

function createTwiceDecoder(via: SingleByteEncoding): Decoder {
  const [outer, inner] = [createUtf8Decoder(), createUtf8Decoder()];
  return {
    write: (chunk) => inner.write(encode(outer.write(chunk), via)),
    end: () => inner.write(encode(outer.end(), via)) + inner.end(),
  };
}

function createUtf8Decoder(): Decoder {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

function encode(text: string, encoding: SingleByteEncoding): Uint8Array {
  const upper = UPPER_HALVES[encoding];
  const bytes = text.replace(/[^\p{ASCII}]/gu, (letter) => {
    const place = upper.indexOf(letter);
    if (place >= 0) return String.fromCharCode(128 + place);
    // Programs that say windows-1252 leave bytes without a letter of their own as they are.
    if (encoding === 'windows-1252' && /[\u0080-\u009f]/.test(letter)) return letter;
    throw new TypeError(`${encoding} has no such letter`);
  });
  return Buffer.from(bytes, 'latin1');
}

function viaOf(encoding: Encoding): SingleByteEncoding | undefined {
  return SINGLE_BYTE_ENCODINGS.find((via) => encoding === `utf-8-via-${via}`);
}

function upperHalf(encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, index) => 128 + index));
}
