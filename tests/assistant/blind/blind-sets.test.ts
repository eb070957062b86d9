import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { EMERGENCIES, HARMLESS } from '../emergencies.ts';
import { FIRST_QUESTIONS } from '../first-questions.ts';
import { type AskedQuestion, readDanger, readQuestions } from '../question-lines.ts';
import { withCourtesy, withTypingError } from '../variations.ts';
import {
  BLIND_COURTESIES,
  BLIND_DOUBLES,
  BLIND_EMERGENCIES,
  BLIND_FOLLOW_UPS,
  BLIND_LOOK_ALIKES,
  BLIND_QUESTIONS,
} from './blind-sets.ts';

const plain = (message: string) =>
  message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Asked = Pick<AskedQuestion, 'ask' | 'before'>;
const saidIn = (sets: readonly Record<'en' | 'es', readonly Asked[]>[]) =>
  sets.flatMap(({ en, es }) => [...en, ...es]).map(({ ask, before = [] }) => [...before, ask].join(' '));

const BLIND = saidIn([BLIND_QUESTIONS, BLIND_FOLLOW_UPS, BLIND_DOUBLES]);

describe('blind sets', () => {
  test('are large enough for shares to mean something', () => {
    for (const language of LOCALES) {
      const of = (set: readonly { language: string }[]) =>
        set.filter((line) => line.language === language).length;
      expect(BLIND_QUESTIONS[language].length).toBeGreaterThanOrEqual(120);
      expect(BLIND_FOLLOW_UPS[language].length).toBeGreaterThanOrEqual(30);
      expect(BLIND_DOUBLES[language].length).toBeGreaterThanOrEqual(15);
      expect(of(BLIND_EMERGENCIES)).toBeGreaterThanOrEqual(40);
      expect(of(BLIND_LOOK_ALIKES)).toBeGreaterThanOrEqual(50);
      expect(of(BLIND_COURTESIES)).toBeGreaterThanOrEqual(10);
    }
    expect(BLIND_FOLLOW_UPS.en.every(({ before }) => before?.length)).toBe(true);
    expect(BLIND_FOLLOW_UPS.es.every(({ before }) => before?.length)).toBe(true);
  });

  test('have no line twice, and none of the development sets', () => {
    const danger = readDanger('development');
    const said = [...BLIND, ...[...BLIND_EMERGENCIES, ...BLIND_LOOK_ALIKES].map(({ say }) => say)].map(plain);
    const developed = new Set(
      [
        ...saidIn([FIRST_QUESTIONS, readQuestions('development'), readQuestions('development', 'plans')]),
        ...[...danger.emergencies, ...danger.lookAlikes].map(({ say }) => say),
        ...[...EMERGENCIES.en, ...EMERGENCIES.es].map(({ say }) => say),
        ...[...HARMLESS.en, ...HARMLESS.es],
      ].map(plain),
    );
    expect(said.filter((message, index) => said.indexOf(message) < index)).toEqual([]);
    expect(said.filter((message) => developed.has(message))).toEqual([]);
  });
});

describe('variations', () => {
  test('a typing error changes one word, and never a number', () => {
    for (const [index, ask] of BLIND.entries()) {
      const changed = withTypingError(ask, index);
      expect(changed.replace(/\D/g, '')).toBe(ask.replace(/\D/g, ''));
      const [before, after] = [ask.split(' '), changed.split(' ')];
      expect(after.filter((word, at) => word !== before[at]).length).toBeLessThanOrEqual(1);
    }
    expect(withTypingError('me 65', 3)).toBe('me 65');
  });

  test('polite words stand before or behind the whole message', () => {
    expect(withCourtesy('Precio?', { at: 'front', words: 'oiga, ' })).toBe('oiga, precio?');
    expect(withCourtesy('precio de dos.', { at: 'end', words: ', gracias' })).toBe('precio de dos, gracias');
  });
});
