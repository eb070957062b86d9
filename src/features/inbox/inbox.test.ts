import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readParameters } from '#client/page-parameters.ts';
import {
  choiceKey,
  fieldLink,
  fieldPage,
  fieldsInOrder,
  givenFilters,
  inboxParameters,
  inboxPlace,
  mailHref,
  nameOf,
} from './inbox.ts';
import { phoneDigits } from './submission-filter.server.ts';
import { fieldLabel, valueLabel } from './submission-labels.ts';

test.for([
  ['ENT (Ear, Nose, Throat)', 'entEarNoseThroat'],
  ['Obstetrics and Gynecology', 'obstetricsAndGynecology'],
  ['PHC', 'phc'],
  ['constructor', ''],
  ['to string', ''],
  ['…', ''],
] as const)('the words of "%s" are called "%s"', ([value, key]) => {
  expect(choiceKey(value)).toBe(key);
});

test('choices are in Spanish, what people wrote stays as it is', () => {
  expect(valueLabel('join-network', 'specialty', 'Cardiology')).toBe('Cardiología');
  expect(valueLabel('join-network', 'county', 'Miami-Dade')).toBe('Miami-Dade');
  expect(valueLabel('join-network', 'county', 'Other')).toBe('Otro');
  expect(valueLabel('contact', 'message', 'Cardiology')).toBe('Cardiology');
  expect(valueLabel('recommendation', 'specialty', 'constructor')).toBe('constructor');
  expect(fieldLabel('toString')).toBe('toString');
});

test('fields come in the order of the form, and those of an older form last', () => {
  const fields = { message: 'Hola', fax: '1', fullName: 'Ana' };
  expect(fieldsInOrder('contact', fields).map(([field]) => field)).toEqual(['fullName', 'message', 'fax']);
});

test('a form is called after whoever sent it, or whom it recommends', () => {
  expect(nameOf('quote-request', { firstName: 'José', lastName: 'Gómez' })).toBe('José Gómez');
  expect(nameOf('recommendation', { doctorName: 'Dra. Sol', referrerName: 'Ana' })).toBe('Dra. Sol');
});

test('an opinion of the assistant is called after the question, shortened to a line', () => {
  const nameOfQuestion = (question: string) => nameOf('assistant-feedback', { rating: 'up', question });
  expect(nameOfQuestion('¿Atienden los sábados?')).toBe('¿Atienden los sábados?');
  expect(nameOfQuestion('Hola\nuna pregunta')).toBe('Hola…');
  expect(nameOfQuestion('a'.repeat(2000))).toBe(`${'a'.repeat(120)}…`);
  expect(valueLabel('assistant-feedback', 'rating', 'down')).toBe('No le sirvió');
});

test('email addresses and phone numbers are links, other fields are not', () => {
  expect(fieldLink('recommendation', 'referrerEmail', 'ana@example.com')).toBe('email');
  expect(fieldLink('contact', 'phone', '(305) 555-0142')).toBe('phone');
  expect(fieldLink('recommendation', 'doctorEmail', '')).toBeUndefined();
  expect(fieldLink('contact', 'message', 'ana@example.com')).toBeUndefined();
});

test('a report leads to the row of the directory that it is about, and no other field leads anywhere', () => {
  expect(fieldPage('provider-report', 'providerId', 'a/b')).toBe('/providers/a%2Fb');
  expect(fieldPage('provider-report', 'providerId', '')).toBeUndefined();
  expect(fieldPage('provider-report', 'provider', 'Ana Ruiz')).toBeUndefined();
});

test.for([
  ['(305) 555-0142', '3055550142'],
  ['+1 305 555', '305555'],
  ['1 (305) 555-0142', '3055550142'],
  ['0142', '0142'],
  ['01', undefined],
  ['ana 305', undefined],
] as const)('the search "%s" looks for the digits %s', ([search, digits]) => {
  expect(phoneDigits(search)).toBe(digits);
});

test('an address says what it can, and nothing else', () => {
  const given = { kind: 'contact', state: 'lost', search: ' ', solicitud: 'cc-7f3k-92qd', other: '1' };
  expect(readParameters(inboxParameters, given)).toEqual({
    search: { kind: 'contact', solicitud: 'CC-7F3K-92QD' },
    wrong: ['state'],
  });
  expect(readParameters(inboxParameters, { solicitud: "CC-7F3K-92QD'--", search: 'ana' })).toEqual({
    search: { search: 'ana' },
    wrong: ['solicitud'],
  });
});

test('filters that are not set are not asked for', () => {
  expect(givenFilters({ kind: undefined, state: 'new', search: ' ' })).toEqual({ state: 'new' });
  expect(givenFilters({ search: 'José & Ana' }, '17-x')).toEqual({ search: 'José & Ana', before: '17-x' });
});

test('the words that are searched for stand in no address', () => {
  const { search, state } = inboxPlace({ state: 'new', search: 'Ana', solicitud: 'CC-7F3K-92QD' });
  expect(search).toEqual({ state: 'new', solicitud: 'CC-7F3K-92QD' });
  expect(state).toEqual({ inboxWords: 'Ana' });
});

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
