import { describe, expect, test } from 'vitest';
import { EMERGENCIES, HARMLESS } from '../emergencies.ts';
import { FIRST_QUESTIONS } from '../first-questions.ts';
import { BLIND_EMERGENCIES, BLIND_LOOK_ALIKES, BLIND_QUESTIONS } from './blind-sets.ts';
import { withLeadIn, withTypingError } from './variations.ts';

const plain = (message: string) =>
  message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('blind sets', () => {
  test('are large enough for shares to mean something', () => {
    const questions = [...BLIND_QUESTIONS.en, ...BLIND_QUESTIONS.es];
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(questions.filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(60);
    expect(questions.filter(({ declines }) => declines).length).toBeGreaterThanOrEqual(60);
    for (const language of ['en', 'es']) {
      const of = (set: readonly { language: string }[]) =>
        set.filter((line) => line.language === language).length;
      expect(of(BLIND_EMERGENCIES)).toBeGreaterThanOrEqual(60);
      expect(of(BLIND_LOOK_ALIKES)).toBeGreaterThanOrEqual(60);
    }
  });

  test('have no line twice, and none of the development sets', () => {
    const said = [
      ...BLIND_QUESTIONS.en.map(({ ask, before = [] }) => [...before, ask].join(' ')),
      ...BLIND_QUESTIONS.es.map(({ ask, before = [] }) => [...before, ask].join(' ')),
      ...[...BLIND_EMERGENCIES, ...BLIND_LOOK_ALIKES].map(({ say }) => say),
    ].map(plain);
    const developed = new Set(
      [
        ...[...FIRST_QUESTIONS.en, ...FIRST_QUESTIONS.es].map(({ ask, before = [] }) =>
          [...before, ask].join(' '),
        ),
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
    for (const [index, { ask }] of [...BLIND_QUESTIONS.en, ...BLIND_QUESTIONS.es].entries()) {
      const changed = withTypingError(ask, index);
      expect(changed.replace(/\D/g, '')).toBe(ask.replace(/\D/g, ''));
      const [before, after] = [ask.split(' '), changed.split(' ')];
      expect(after.filter((word, at) => word !== before[at]).length).toBeLessThanOrEqual(1);
    }
    expect(withTypingError('me 65', 3)).toBe('me 65');
  });

  test('a lead-in comes before the whole message', () => {
    expect(withLeadIn('Precio?', 'es', 0)).toBe('oiga una preguntica, precio?');
  });
});
