import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

test.each([
  ['Sí', true],
  ['SI', true],
  ['x', true],
  ['1', true],
  ['1.0', true],
  ['Yes.', true],
  ['VERDADERO', true],
  ['✓', true],
  ['✔️', true],
  ['No', false],
  ['FALSE', false],
  ['0.0', false],
  ['✗', false],
])('%s means %s in any column', (text, answer) => {
  for (const field of ['certified', 'acceptingNewPatients', 'panelA']) {
    expect(readAnswer(field, text)).toBe(answer);
  }
});

test.each([
  ['acceptingNewPatients', 'accepting', true],
  ['acceptingNewPatients', 'Open', true],
  ['acceptingNewPatients', 'Yes - accepting', true],
  ['acceptingNewPatients', 'Acepta pacientes nuevos', true],
  ['acceptingNewPatients', 'not accepting', false],
  ['acceptingNewPatients', 'Closed', false],
  ['acceptingNewPatients', 'Existing patients only', false],
  ['acceptingNewPatients', 'No new patients', false],
  ['acceptingNewPatients', 'No está aceptando', false],
  ['acceptingNewPatients', 'accepting in some locations', null],
  ['certified', 'Board Certified', true],
  ['certified', 'Board-certified', true],
  ['certified', 'Board Eligible', false],
])('as %s "%s" means %s', (field, text, answer) => expect(readAnswer(field, text)).toBe(answer));

test.each([
  ['acceptingNewPatients', 'Yes - referral only'],
  ['certified', 'ABIM'],
  ['certified', 'open'],
  ['panelA', 'accepting'],
  ['certified', 'accepting in some locations'],
  ['certified', 'maybe'],
  ['certified', '10'],
  ['certified', ''],
])('as %s "%s" is neither', (field, text) => expect(readAnswer(field, text)).toBeUndefined());
