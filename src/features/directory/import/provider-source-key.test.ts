import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, providerSourceKey } from './provider-source-key.ts';

const row = { npi: null, doctor: 'José Peña', address: '8770 SW 144th St', suite: '5', zipCode: '33176' };

test.each([
  ['8770 SW 144TH ST', 'STE 5'],
  ['8770 S.W. 144th Street', 'Suite 5'],
  ['8770 Southwest 144th Street, Suite 5', null],
  ['8770 sw 144th st #5', null],
  ['8770  SW  144th St.', ' Unit 5 '],
  ['8770 SW 144th St', '# 5'],
  ['8770 SW 144th St', '5'],
])('%s %s is the same place', (address, suite) => {
  expect(providerSourceKey({ ...row, address, suite })).toBe(providerSourceKey(row));
});

test.each([
  [{ suite: '6' }],
  [{ address: '8771 SW 144th St' }],
  [{ address: '8770 NW 144th St' }],
  [{ zipCode: '33177' }],
  [{ doctor: 'José Peñate' }],
  [{ npi: '1234567893' }],
])('%o makes another row', (change) => {
  expect(providerSourceKey({ ...row, ...change })).not.toBe(providerSourceKey(row));
});

test('with an NPI the name does not matter, without one its accents do not', () => {
  const withNpi = { ...row, npi: '1234567893' };
  expect(providerSourceKey({ ...withNpi, doctor: 'Somebody' })).toBe(providerSourceKey(withNpi));
  expect(providerSourceKey({ ...row, doctor: 'JOSE PENA' })).toBe(providerSourceKey(row));
});

test('the key of a key is itself, and case and punctuation never count', () => {
  const address = fc
    .array(fc.oneof(fc.constantFrom('N', 'SW', 'Street', 'Ste', '#', 'Saint', 'Avenue', ','), fc.string()))
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(address, (text) => {
      const key = addressKey(text, null);
      expect(addressKey(key, null)).toBe(key);
      expect(addressKey(`  ${text.toLowerCase()} ,. `, null)).toBe(addressKey(text.toLowerCase(), null));
    }),
  );
});
