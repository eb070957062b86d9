import { describe, expect, test } from 'vitest';
import { SPECIALTIES } from '../specialties.ts';
import { findSpecialties } from './find-specialty.server.ts';
import { wordsOf } from './marked-tokens.ts';
import { plainWords } from './read-words.server.ts';
import { MISSING_SPECIALTIES, SPECIALTY_WORDS } from './specialty-words.server.ts';

function found(text: string) {
  return findSpecialties(wordsOf(plainWords(text).join(' '))).map((mention) =>
    'specialty' in mention ? mention.specialty : mention.missing.en,
  );
}

describe('the words of a specialty', () => {
  test.each(SPECIALTIES)('$en is found by both its names', ({ en, es }) => {
    expect(found(en)).toEqual([en]);
    expect(found(es)).toEqual([en]);
  });

  test('each stands for one specialty only', () => {
    const lists = [
      ...Object.values(SPECIALTY_WORDS).flatMap((words) => Object.values(words)),
      ...MISSING_SPECIALTIES.flatMap(({ people, topics }) => [people, topics]),
    ];
    const phrases = lists.flatMap((list) => list?.split(/,\s*/) ?? []);
    const twice = phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index);
    expect(twice).toEqual([]);
    expect(phrases.filter((phrase) => plainWords(phrase).join(' ') !== phrase)).toEqual([]);
  });

  test.each([
    ['two endocrinologists', 'Endocrinology'],
    ['unas farmacias', 'Pharmacy'],
    ['a gastroentrologist', 'Gastroenterology'],
    ['opthamologist', 'Ophthalmology'],
    ['pediatritian', 'Pediatrics'],
    ['pyschiatrist', 'Psychiatry'],
    ['ginecolga', 'Gynecology'],
    ['dermatolgo', 'Dermatology'],
    ['neurologo', 'Neurology'],
    ['neumologo', 'Pulmonology'],
    ['nefrologo', 'nephrologists'],
    ['oncolojist', 'oncologists'],
    ['quiropractico', 'chiropractors'],
    ['plastic surgeons', 'plastic surgeons'],
    ['orthopedic surgeon', 'Orthopedics'],
    ['mental health counselor', 'psychologists or therapists'],
  ])('%s → %s', (text, specialty) => {
    expect(found(text)).toEqual([specialty]);
  });

  test.each(['internet', 'diagnosis', 'my physician', 'the internal rules', 'familia', 'urgently', ''])(
    '"%s" is none',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

test.each([
  ['doctor for my feet', 'person'],
  ['a doctor for my mother’s bad knee', 'person'],
  ['stomach specialist', 'person'],
  ['skin care clinic', 'person'],
  ['médico del corazón', 'person'],
  ['uno de la piel', 'person'],
  ['especialista en la tiroides', 'person'],
  ['podiatrist', 'person'],
  ['podiatry', 'field'],
  ['rayos x', 'field'],
  ['my feet', 'topic'],
  ['tengo diabetes', 'topic'],
])('%s is as certain as a %s', (text, certainty) => {
  expect(findSpecialties(wordsOf(plainWords(text).join(' ')))[0]?.certainty).toBe(certainty);
});
