import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { readLanguages } from './read-languages.ts';

const read = (text: string) => readLanguages(text, (part) => part);

test.each([
  ['English & Spanish', ['English', 'Spanish']],
  ['English/Spanish', ['English', 'Spanish']],
  ['English, Spanish and Creole', ['English', 'Spanish', 'Haitian Creole']],
  ['English, Spanish, and French', ['English', 'Spanish', 'French']],
  ['Spanish (fluent), English', ['Spanish', 'English']],
  ['Español e inglés', ['Spanish', 'English']],
  ['Inglés y Español', ['English', 'Spanish']],
  ['EN, ES', ['English', 'Spanish']],
  ['en-US; pt-BR', ['English', 'Portuguese']],
  ['EN-ES', ['English', 'Spanish']],
  ['Eng., Span.', ['English', 'Spanish']],
  ['ENGLISH SPANISH', ['English', 'Spanish']],
  ['English - Spanish', ['English', 'Spanish']],
  ['Spanish; Castilian', ['Spanish']],
  ['Creoles and pidgins, French-based', ['Haitian Creole']],
  ['French; Creoles and pidgins, French-based', ['French', 'Haitian Creole']],
  ['Haitian', ['Haitian Creole']],
  ['Haitian/Creole', ['Haitian Creole']],
  ['Creole (Haitian)', ['Haitian Creole']],
  ['Kreyòl Ayisyen', ['Haitian Creole']],
  ['French Creole', ['Haitian Creole']],
  ['French, Haitian Creole', ['French', 'Haitian Creole']],
  ['Sign Language, American', ['American Sign Language']],
  ['A.S.L.', ['American Sign Language']],
  ['Lengua de señas', ['American Sign Language']],
  ['Chinese (Mandarin), Chinese (Cantonese)', ['Mandarin', 'Cantonese']],
  ['Bilingual: English/Spanish', ['English', 'Spanish']],
  ['English only', ['English']],
])('"%s" names %j', (text, languages) => {
  expect(read(text)).toEqual({ languages, unknown: [], isUnnamed: false });
});

test.each([
  ['Klingon', 'Klingon'],
  ['English, no Spanish', 'no Spanish'],
  ['English, Spanish interpreter', 'Spanish interpreter'],
  ['Spanish, E', 'E'],
  ['English and', 'English and'],
  ['Vino de Italia', 'Vino de Italia'],
  ['constructor', 'constructor'],
])('of "%s" the part "%s" is not understood', (text, part) => expect(read(text).unknown).toEqual([part]));

test.each(['Bilingual', 'Bilingüe', 'Spanish, bilingual', 'fluent', '&'])('"%s" does not say which', (text) =>
  expect(read(text)).toMatchObject({ unknown: [], isUnnamed: true }),
);

test('"French, Creole" are two languages', () => {
  expect(read('French, Creole').languages).toEqual(['French', 'Haitian Creole']);
  expect(read('Creole, French').languages).toEqual(['Haitian Creole', 'French']);
});

test('any languages in any usual list come back in their order', () => {
  const separators = fc.constantFrom(', ', ';', '/', ' & ', ' and ', ' y ', ' | ', ' + ');
  fc.assert(
    fc.property(
      fc.subarray([...LANGUAGES]),
      separators,
      fc.constantFrom('en', 'es'),
      (languages, by, locale) => {
        fc.pre(languages.length > 0);
        const written = languages.map((language) => language[locale as 'en']).join(by);
        expect(read(written).languages).toEqual(languages.map((language) => language.en));
      },
    ),
  );
});
