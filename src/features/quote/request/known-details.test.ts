import { expect, test } from 'vitest';
import { EMPTY_CONTACT } from '#features/quote/quote.ts';
import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';
import { detailsFromCalculator, mayBeSamePerson, plainName } from './known-details.ts';

const known = (input: Partial<Parameters<typeof detailsFromCalculator>[0]>) =>
  detailsFromCalculator({ ...DEFAULT_CHOICES, ...EMPTY_CONTACT, ...input });

test.for([
  ['', '', ''],
  ['Ana', 'Ana', ''],
  [' Ana  Ruiz ', 'Ana', 'Ruiz'],
  ['Ana Ruiz Gómez', 'Ana', 'Ruiz Gómez'],
  ['María José González Pérez', 'María José', 'González Pérez'],
] as const)('the name "%s" is split', ([contactName, firstName, lastName]) => {
  expect(known({ contactName })).toMatchObject({ firstName, lastName });
});

test('a county that this form does not have stays open', () => {
  expect(known({ county: 'Broward' }).county).toBe('Broward');
  expect(known({ county: 'Orange' }).county).toBe('');
});

test('a family plan is for two adults', () => {
  expect(known({ planType: 'family', numberOfChildren: 3 })).toMatchObject({ adults: '2', children: '3' });
});

test('phone and email come along without the spaces around them', () => {
  const contact = { contactPhone: ' (305) 555-0123 ', contactEmail: ' ana@example.com\t' };
  expect(known(contact)).toMatchObject({ phone: '(305) 555-0123', email: 'ana@example.com' });
});

test('a calculator that was not touched knows one adult and nothing else', () => {
  expect(known({})).toEqual({
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    county: '',
    adults: '1',
    children: '0',
  });
});

test.for([
  ['', 'José Gómez', true],
  ['José', 'José Gómez', true],
  [' gomez ', 'José Gómez', true],
  ['JOSE GÓMEZ', 'José Gómez', true],
  ['José Antonio Gómez', 'José Gómez', true],
  ['José Ruiz', 'José Gómez', false],
  ['Luis', 'José Gómez', false],
] as const)('"%s" and "%s": %s', ([typed, quoted, expected]) => {
  expect(mayBeSamePerson(typed, quoted)).toBe(expected);
});

test('a name spelled another way is the same name', () => {
  expect(plainName(' José   GÓMEZ Núñez ')).toBe('jose gomez nunez');
});
