import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_STOCKS } from '../demo/demo-names.ts';
import { EncodingEvidence, isTwiceEncoded } from './encoding-evidence.ts';
import { decodeStrictly, type Encoding, findEncoding } from './encodings.ts';
import { UnusableImport } from './import-problems.ts';

/* Bytes of letters in each encoding, written out so that the tables are not compared with themselves. */
const LETTERS = 'áéíóúüñÁÉÍÓÚÜÑ';
const BYTES = {
  'windows-1252': 'e1 e9 ed f3 fa fc f1 c1 c9 cd d3 da dc d1',
  'iso-8859-15': 'e1 e9 ed f3 fa fc f1 c1 c9 cd d3 da dc d1',
  macintosh: '87 8e 92 97 9c 9f 96 e7 83 ea ee f2 86 84',
  ibm850: 'a0 82 a1 a2 a3 81 a4 b5 90 d6 e0 e9 9a a5',
  // The DOS of the United States has no Á, Í, Ó and Ú.
  ibm437: 'a0 82 a1 a2 a3 81 a4 41 90 49 4f 55 9a a5',
} as const satisfies Partial<Record<Encoding, string>>;
type Written = keyof typeof BYTES;

function encode(text: string, encoding: Written): Buffer {
  const bytes = BYTES[encoding].split(' ').map((hex) => Number.parseInt(hex, 16));
  return Buffer.from([...text].map((letter) => bytes[LETTERS.indexOf(letter)] ?? letter.charCodeAt(0)));
}

function encodingOf(lines: readonly Uint8Array[], confirmed?: Encoding): Encoding {
  const evidence = new EncodingEvidence('file.csv', confirmed);
  for (const [index, line] of lines.entries()) evidence.add(index + 1, line);
  return evidence.encoding();
}

function refusal(lines: readonly Uint8Array[], confirmed?: Encoding): string {
  try {
    return `accepted as ${encodingOf(lines, confirmed)}`;
  } catch (error) {
    if (error instanceof UnusableImport) return error.message;
    throw error;
  }
}

/** The first encoding that a refusal proposes. */
function proposal(message: string): Encoding | undefined {
  const name = /run the command again with --encoding ([\w-]+\w)/.exec(message)?.[1];
  return name === undefined ? undefined : findEncoding(name);
}

const utf8 = (...lines: string[]) => lines.map((line) => Buffer.from(line));

test('plain ASCII and UTF-8 need no confirmation', () => {
  expect(encodingOf(utf8('name,city', 'Ana Ruiz,Miami'))).toBe('utf-8');
  expect(encodingOf(utf8('name,city', 'José Peña,Miami', 'Ž Łódź – “Đỗ”,Miami'))).toBe('utf-8');
});

test.each(Object.keys(BYTES) as Written[])('names in %s are shown and must be confirmed', (encoding) => {
  const names = ['José Ñáñez', 'María Muñoz', 'Iñaki Güell', 'Begoña Cordón'];
  const lines = [Buffer.from('name'), ...names.map((name) => encode(name, encoding))];
  const message = refusal(lines);
  for (const [index, name] of names.slice(0, 3).entries())
    expect(message).toContain(`line ${index + 2}: ${name}\n`);
  expect(message).toContain('Nothing was imported');
  expect(encodingOf(lines, proposal(message))).toBe(proposal(message));
  expect(encodingOf(lines, encoding)).toBe(encoding);
});

test.each([
  ['PEÑA', 'windows-1252'],
  ['JESÚS', 'windows-1252'],
  ['MARÍA LÓPEZ', 'ibm850'],
  ['ÁLVAREZ', 'macintosh'],
  ['Peña', 'macintosh'],
  ['García', 'macintosh'],
  ['José', 'ibm437'],
] as const)('%s alone is enough to know %s', (name, encoding) => {
  const lines = [Buffer.from('name'), encode(name, encoding)];
  const guess = proposal(refusal(lines));
  expect(guess && decodeStrictly(guess, encode(name, encoding))).toBe(name);
});

test.each([
  ['D\x92Angelo', 'D’Angelo'],
  ['Children\x92s Clinic', 'Children’s Clinic'],
  ['Ruiz \x96 Mora', 'Ruiz – Mora'],
  ['Jean-Fran\xe7ois', 'Jean-François'],
  ['CareNow\xae', 'CareNow®'],
  ['Calle \x93el Sol\x94 N\xba 5', 'Calle “el Sol” Nº 5'],
])('the signs of Windows are known: %j', (bytes, text) => {
  expect(refusal([Buffer.from('name'), Buffer.from(bytes, 'latin1')])).toContain(`line 2: ${text}\n`);
});

test('what may be two things is shown as both', () => {
  // "ç" of DOS is "á" of the Macintosh.
  const message = refusal([Buffer.from('name'), Buffer.from('Gar\x87on', 'latin1')]);
  expect(message).toContain('Garáon');
  expect(message).toMatch(/It could also be ibm[\s\S]*Garçon/);
});

test('one line in another encoding than the others is named, whatever is confirmed', () => {
  const lines = [...utf8('name', 'José', 'Peña'), encode('Clínica Sol', 'windows-1252')];
  for (const confirmed of [undefined, 'windows-1252', 'utf-8'] as const) {
    expect(refusal(lines, confirmed)).toMatch(/1 line is not in UTF-8:\n {2}line 4: Clínica Sol\n/);
  }
});

test('lines in two old encodings are named too', () => {
  const windows = ['José', 'Peña', 'Núñez'].map((name) => encode(name, 'windows-1252'));
  const message = refusal([Buffer.from('name'), ...windows, encode('Begoña', 'macintosh')]);
  expect(message).toContain('cannot be read as windows-1252');
  expect(message).toContain('line 5: Bego–a');
});

test('an encoding that does not fit is refused although it is confirmed', () => {
  const lines = [Buffer.from('name'), encode('José Peña', 'macintosh')];
  expect(refusal(lines, 'windows-1252')).toMatch(/not in windows-1252.* It seems to be macintosh/);
  expect(refusal(utf8('José'), 'windows-1252')).toContain('is in UTF-8: leave out --encoding');
  expect(refusal(lines, 'utf-8-via-macintosh')).toContain('--encoding macintosh');
});

test.each([
  ['JosÃ© PeÃ±a', 'utf-8-via-windows-1252'],
  ['Jos√© Pe√±a', 'utf-8-via-macintosh'],
  ['Jos├⌐ Pe├▒a', 'utf-8-via-ibm437'],
  ['\u00c3\u0081ngela Mu\u00c3\u00b1oz', 'utf-8-via-windows-1252'],
] as const)('"%s" was encoded twice, and a confirmation undoes it', (text, encoding) => {
  expect(isTwiceEncoded(text)).toBe(true);
  expect(proposal(refusal(utf8('name', text)))).toBe(encoding);
  expect(encodingOf(utf8('name', text), encoding)).toBe(encoding);
  expect(decodeStrictly(encoding, Buffer.from(text))).toMatch(/^José Peña$|^Ángela Muñoz$/);
});

test('one line that was encoded twice among others that were not is named', () => {
  expect(refusal(utf8('name', 'José', 'Peña', 'MuÃ±oz'))).toMatch(
    /1 line is encoded twice:\n {2}line 4: Muñoz/,
  );
});

test('what was encoded three times is not taken for names', () => {
  const thrice = Buffer.from(Buffer.from('JosÃ© PeÃ±a').toString('latin1'));
  for (const confirmed of [undefined, 'utf-8-via-windows-1252'] as const) {
    expect(refusal([thrice], confirmed)).toContain('is in no encoding that is known here');
  }
});

test.each(['SÃO PAULO', 'Â la carte', 'São José', 'Nguyễn Đỗ', 'Ruiz®™', '«Ñandú»'])('"%s" was not', (text) =>
  expect(isTwiceEncoded(text)).toBe(false),
);

test('a name of no encoding is answered with the list', () => {
  expect(findEncoding('Latin-1')).toBe('windows-1252');
  expect(findEncoding('CP437')).toBe('ibm437');
  expect(() => findEncoding('klingon')).toThrow(
    /no encoding "klingon".*utf-8, windows-1252, macintosh, ibm850/,
  );
});

const spanishNames = [
  ...new Set(
    NAME_STOCKS.filter(({ hasTwoSurnames }) => hasTwoSurnames).flatMap((stock) => [
      ...stock.givenNames,
      ...stock.surnames,
    ]),
  ),
];
const fullName = fc
  .array(fc.constantFrom(...spanishNames), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))
  .chain((name) => fc.constantFrom(name, name.toUpperCase()));

test('a file of Spanish names in any encoding is read as it was written, or refused', () => {
  const files = fc.record({
    names: fc.array(fullName, { minLength: 1, maxLength: 8 }),
    encoding: fc.constantFrom(...(Object.keys(BYTES) as Written[])),
  });
  fc.assert(
    fc.property(files, ({ names, encoding }) => {
      const lines = names.map((name) => encode(name, encoding));
      const written = names.map((name) =>
        encoding === 'ibm437' ? name.replace(/[ÁÍÓÚ]/g, baseLetter) : name,
      );
      const message = refusal(lines);
      const confirmed = proposal(message) ?? 'utf-8';
      if (message.startsWith('accepted')) expect(written.join('')).toMatch(/^\p{ASCII}*$/u);
      if (refusal(lines, confirmed) !== `accepted as ${confirmed}`) return;
      expect(lines.map((line) => decodeStrictly(confirmed, line))).toEqual(written);
    }),
  );
});

const baseLetter = (letter: string) => letter.normalize('NFD').charAt(0);
