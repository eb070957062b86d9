import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableCase } from './readable-case.ts';

test.each([
  ['8770 SW 144TH ST STE 100', '8770 SW 144th St Ste 100'],
  ['SUNCOAST CLINIC OF LEE, LLC', 'Suncoast Clinic of Lee, LLC'],
  ["O'BRIEN & MCDONALD, P.A.", "O'Brien & McDonald, P.A."],
  ["CHILDREN'S CENTER INC.", "Children's Center Inc."],
  ['JOSÉ DE LA TORRE NÚÑEZ', 'José de la Torre Núñez'],
  ['THE CLINIC AT THE BAY', 'The Clinic at the Bay'],
  ['204B E 19TH ST', '204B E 19th St'],
  ['GARCÍA-PÉREZ', 'García-Pérez'],
  ['de la Torre', 'de la Torre'],
  ['eMedical IMAGING', 'eMedical IMAGING'],
  ['', ''],
])('%s reads %s', (text, readable) => expect(readableCase(text)).toBe(readable));

test('only case changes', () => {
  const ascii = fc.stringMatching(/^[ -~]*$/);
  fc.assert(fc.property(ascii, (text) => readableCase(text).toUpperCase() === text.toUpperCase()));
});
