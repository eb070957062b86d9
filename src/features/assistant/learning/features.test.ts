import { expect, test } from 'vitest';
import { readLexicon } from './features.ts';

const lexicon = readLexicon(
  'tooth: tooth, teeth, muela, dentist\nrefund: refund, money back\nmoney: money\n',
);
const concepts = (text: string) => [...lexicon.conceptsIn(text.split(' '))];

test('words and phrases of either language name their concepts', () => {
  expect(concepts('my teeth hurt and la muela')).toEqual(['tooth']);
  expect(concepts('i want my money back')).toEqual(['money', 'refund']);
  expect(concepts('nothing of it')).toEqual([]);
});

test('a longer word with one typing error names its own, a short one does not', () => {
  expect(concepts('a dentsit please')).toEqual(['tooth']);
  expect(concepts('refumd')).toEqual(['refund']);
  expect(concepts('muels tooh')).toEqual(['tooth']);
  expect(concepts('toth')).toEqual([]);
});

test('a line that is none is refused with its number', () => {
  expect(() => readLexicon('tooth: tooth\nno concept here\n')).toThrow('lexicon.txt:2');
});
