import { expect, test } from 'vitest';
import { readParameters } from '#client/page-parameters.ts';
import { choiceKey, fieldLink, fieldsInOrder, givenFilters, nameOf } from './inbox.ts';
import { inboxParameters, inboxPlace } from './inbox-search.ts';
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
