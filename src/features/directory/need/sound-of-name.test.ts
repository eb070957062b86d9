import { expect, test } from 'vitest';
import { soundOf } from './sound-of-name.ts';

test.each([
  ['jimenez', 'gimenes'],
  ['hernandez', 'ernandes'],
  ['llanes', 'yanez'],
  ['valdes', 'baldez'],
  ['quinones', 'kinones'],
  ['ceballos', 'seballos'],
  ['guerra', 'guera'],
  ['jimena', 'ximena'],
  ['philippe', 'filipe'],
])('%s sounds as %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['garcia', 'gracia'],
  ['chavez', 'cavez'],
  ['moreno', 'molina'],
])('%s does not sound as %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
