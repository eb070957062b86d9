import { expect, test } from 'vitest';
import { valueToFill } from './value-to-fill.ts';

const untouched = { wished: 'Broward', current: '', initial: '', filledBefore: undefined, isDirty: false };

test.for([
  ['an untouched field is filled', {}, 'Broward'],
  ['one that was filled before follows', { current: 'Miami-Dade', filledBefore: 'Miami-Dade' }, 'Broward'],
  ['and is emptied when nothing is known any more', { wished: '', current: 'A', filledBefore: 'A' }, ''],
  ['it then begins anew', { wished: '', current: '2', initial: '1', filledBefore: '2' }, '1'],
  ['what was typed stays', { current: 'Palm Beach', isDirty: true }, undefined],
  ['what was typed over a filled one stays', { current: 'B', filledBefore: 'A', isDirty: true }, undefined],
  ['what an earlier visit left stays', { current: 'Palm Beach' }, undefined],
  ['the first value stays where it was chosen', { current: '1', initial: '1', isDirty: true }, undefined],
  ['what is not wished for stays', { wished: undefined, current: 'A', filledBefore: 'A' }, undefined],
] as const)('%s', ([, changed, expected]) => {
  expect(valueToFill({ ...untouched, ...changed })).toBe(expected);
});
