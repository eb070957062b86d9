import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, findSpoiling, withLostLetters, withoutMarkup } from './cell-text.ts';

test.each([
  ['Jos&eacute; P&Eacute;REZ', 'José PÉREZ'],
  ['O&#39;Brien', "O'Brien"],
  ['O&#x27;Brien', "O'Brien"],
  ['O&#39Brien', "O'Brien"],
  ['O&#146;Brien', 'O’Brien'],
  ['Mu&ntilde;oz &amp; Ni&ntildeo', 'Muñoz & Niño'],
  ['O&amp;#39;Brien', "O'Brien"],
  ['Fran&ccedil;ois &Aring;sa &Oslash;rsted', 'François Åsa Ørsted'],
  ['5&nbsp;Main', '5 Main'],
  ['Pick&Bring', 'Pick&Bring'],
  ['AT&T; R&D', 'AT&T; R&D'],
  ['Smith & Sons', 'Smith & Sons'],
  ['&#0;&#xD800;', '\ufffd\ufffd'],
])('%s says %s', (text, decoded) => expect(decodeEntities(text)).toBe(decoded));

test('text without an ampersand stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => text.includes('&') || decodeEntities(text) === text,
    ),
  );
});

test('tags of a page go, what a program has in brackets stays', () => {
  expect(withoutMarkup('<b>Ana</b> Ruiz<br/>MD')).toBe('Ana Ruiz MD');
  expect(withoutMarkup('<UNAVAIL> a < b')).toBe('<UNAVAIL> a < b');
});

test.each([
  ['Jos\ufffd', 'text.lettersLost'],
  ['Jos? P?rez', 'text.lettersLost'],
  ['?ngela', 'text.lettersLost'],
  ['Mu¿oz', 'text.lettersLost'],
  ['Mu\u001aoz', 'text.lettersLost'],
  ['Mu\u0096oz', 'text.lettersLost'],
  ['Mu□oz', 'text.lettersLost'],
  ['JosÃ© Peña', 'text.encodedTwice'],
  ['ClÃ­nica', 'text.encodedTwice'],
  ['#REF!', 'text.spreadsheetError'],
  ['Ana #NAME?', 'text.spreadsheetError'],
  ['#¡VALOR!', 'text.spreadsheetError'],
  ['########', 'text.spreadsheetError'],
  ['José Peña-Núñez', undefined],
  ['São João & Søn', undefined],
  ['CVS #1234', undefined],
  ["Doctors' Hospital", undefined],
])('%j: %s', (text, key) => expect(findSpoiling(withLostLetters(text), true)).toBe(key));

test('a question mark is for the parser to refuse where no prose stands', () => {
  expect(findSpoiling('yes?', false)).toBeUndefined();
});
