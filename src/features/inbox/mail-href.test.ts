import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailHref } from './mail-href.ts';

test.for([
  ['ana@example.com', 'mailto:ana@example.com?subject=x'],
  ['ana.ruiz+clinica@example.com', 'mailto:ana.ruiz+clinica@example.com?subject=x'],
  ["o'neil_1-2@mail.example.org", "mailto:o'neil_1-2@mail.example.org?subject=x"],
  ['a?cc=b&c=d@example.com', 'mailto:a%3Fcc%3Db%26c%3Dd@example.com?subject=x'],
  ['a,b@example.com', 'mailto:a%2Cb@example.com?subject=x'],
  ['50%@example.com', 'mailto:50%25@example.com?subject=x'],
  ['a@b@example.com', 'mailto:a%40b@example.com?subject=x'],
  ['josé@correo.example', 'mailto:jos%C3%A9@correo.example?subject=x'],
] as const)('%s is written to at %s', ([address, href]) => {
  expect(mailHref(address, 'x')).toBe(href);
});

test('the subject arrives as it is', () => {
  expect(mailHref('ana@example.com', 'Costa & Clara: número CC-2222-3333')).toBe(
    'mailto:ana@example.com?subject=Costa%20%26%20Clara%3A%20n%C3%BAmero%20CC-2222-3333',
  );
});

test('whatever somebody gave as an address, it names one recipient and adds nothing to the mail', () => {
  const piece = fc.constantFrom(
    'a',
    '@',
    '?',
    '&',
    '=',
    ',',
    ';',
    '%',
    '#',
    'cc',
    'body',
    '\\',
    '/',
    ' ',
    '"',
    'ñ',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
      const address = `a${pieces.join('')}@b.c`;
      const url = new URL(mailHref(address, 'x'));
      expect(decodeURIComponent(url.pathname)).toBe(address);
      expect(url.pathname).not.toMatch(/[,;]/);
      expect([url.search, url.hash]).toEqual(['?subject=x', '']);
    }),
  );
});
