import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableAddress, readableName } from './readable-case.ts';

test.each([
  ['SUNCOAST CLINIC OF LEE, LLC', 'Suncoast Clinic of Lee, LLC'],
  ["O'BRIEN & MCDONALD, P.A.", "O'Brien & McDonald, P.A."],
  ["CHILDREN'S CENTER INC.", "Children's Center Inc."],
  ['THE CLINIC AT THE BAY', 'The Clinic at the Bay'],
  ['UHEALTH AT DORAL', 'UHealth at Doral'],
  ['CVS PHARMACY #1234', 'CVS Pharmacy #1234'],
  ['SUN SHORES LLC', 'Sun Shores LLC'],
  ['MINH TO MD & ASSOCIATES', 'Minh To MD & Associates'],
  ['GENESIS GYN PA', 'Genesis Gyn PA'],
])('the facility %s reads %s', (text, readable) => expect(readableName(text)).toBe(readable));

test.each([
  ['JOSÉ DE LA TORRE NÚÑEZ', 'José de la Torre Núñez'],
  ['GARCÍA-PÉREZ', 'García-Pérez'],
  ['MINH TO MD', 'Minh To, MD'],
  ['MINH TO, M.D.', 'Minh To, M.D.'],
  ['MINH TO,MD', 'Minh To, MD'],
  ['ANNA BERG MD/PHD, FACS', 'Anna Berg, MD/PhD, FACS'],
  ['MINH DO DO', 'Minh Do, DO'],
  ['HANH DO', 'Hanh Do'],
  ['ANH VAN DO', 'Anh Van Do'],
  ['KIM NGUYEN DO', 'Kim Nguyen, DO'],
  ['JOHN SMITH DO', 'John Smith, DO'],
  ['YO YO MA', 'Yo Yo Ma'],
  ['PA HOUA VANG', 'Pa Houa Vang'],
  ['YEN NG', 'Yen Ng'],
  ['JIN NA', 'Jin Na'],
  ['VI NGUYEN', 'Vi Nguyen'],
  ['TUONG VI', 'Tuong Vi'],
  ['HENRY VI', 'Henry VI'],
  ['SMITH, VI', 'Smith, Vi'],
  ['JOHN SMITH III', 'John Smith III'],
  ['JOHN SMITH III MD', 'John Smith III, MD'],
  ['JOHN SMITH JR PHD', 'John Smith Jr, PhD'],
  ['THE NGUYEN', 'The Nguyen'],
  ['ON WONG', 'On Wong'],
  ['KIM, IN SUK', 'Kim, In Suk'],
  ['MARIA DO CARMO SILVA', 'Maria do Carmo Silva'],
  ['MARIA DEL CARMEN Y SOTO', 'Maria del Carmen y Soto'],
  ['JOHN Y LEE', 'John Y Lee'],
  ['PEDRO VAN DER BERG', 'Pedro van der Berg'],
  ['LA ROSA MD', 'La Rosa, MD'],
  ['PATRICK MACARTHUR', 'Patrick MacArthur'],
  ['RAJ MBBS KHAN', 'Raj MBBS Khan'],
  ['MD RAHMAN', 'Md Rahman'],
  ['TJ SMITH', 'TJ Smith'],
  ['Minh to MD', 'Minh to MD'],
  ['', ''],
])('the person %s reads %s', (text, readable) => expect(readableName(text)).toBe(readable));

test('a surname that is known to be one is no degree', () => {
  expect(readableName('JOHN PAUL DO', 2)).toBe('John Paul Do');
  expect(readableName('JOHN SMITH DO', 1)).toBe('John Smith, DO');
});

test.each([
  ['8770 SW 144TH ST STE 100', '8770 SW 144th St Ste 100'],
  ['204B E 19TH ST', '204B E 19th St'],
  ['12 DEL PRADO BLVD S', '12 Del Prado Blvd S'],
  ['DEL PRADO BLVD', 'Del Prado Blvd'],
  ['1000 E LAS OLAS BLVD', '1000 E Las Olas Blvd'],
  ['2500 PONCE DE LEON BLVD', '2500 Ponce de Leon Blvd'],
  ['12 AVENUE OF THE AMERICAS', '12 Avenue of the Americas'],
  ['1 N SR 7', '1 N SR 7'],
  ['200 PALM PT DR', '200 Palm Pt Dr'],
  ['55 VI CT', '55 Vi Ct'],
  ['PORT ST LUCIE', 'Port St Lucie'],
  ['de la Torre', 'de la Torre'],
])('the address %s reads %s', (text, readable) => expect(readableAddress(text)).toBe(readable));

test('only case changes, and commas before degrees', () => {
  const ascii = fc.stringMatching(/^[ -~]*$/);
  const bare = (text: string) => text.toUpperCase().replace(/[, ]/g, '');
  fc.assert(
    fc.property(ascii, (text) => {
      expect(readableAddress(text).toUpperCase()).toBe(text.toUpperCase());
      expect(bare(readableName(text))).toBe(bare(text));
    }),
  );
});
