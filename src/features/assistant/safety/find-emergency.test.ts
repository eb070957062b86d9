import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CALL_911_IN_ENGLISH,
  CALL_911_IN_SPANISH,
  CALL_988_VARIANTS,
  LOOK_ALIKE_VARIANTS,
} from '../../../../tests/assistant/told/in-other-grammar.ts';
import { CALL_911 } from '../../../../tests/assistant/told/life-in-danger.ts';
import { LOOK_ALIKES } from '../../../../tests/assistant/told/look-alikes.ts';
import { CALL_988 } from '../../../../tests/assistant/told/thoughts-of-ending-it.ts';
import { readQuestion } from '../engine/read-question.ts';
import { findEmergency } from './find-emergency.ts';

/** Every phrase is asked with the page in either language: the tables of both look at every message. */
function answersTo(phrases: readonly string[]) {
  return phrases.flatMap((say) =>
    (['en', 'es'] as const).map((page) => ({ say, answer: findEmergency(readQuestion(say, page)) })),
  );
}

function firstLine(text: string | undefined): string {
  return text?.split('\n')[0] ?? '';
}

describe('emergencies', () => {
  test('life in danger: 911, on the first line', () => {
    const missed = answersTo([...CALL_911, ...CALL_911_IN_ENGLISH, ...CALL_911_IN_SPANISH]).filter(
      ({ answer }) => !firstLine(answer?.text).includes('911'),
    );
    expect(missed.map(({ say }) => say)).toEqual([]);
  });

  test('thoughts of ending it: 988', () => {
    const missed = answersTo([...CALL_988, ...CALL_988_VARIANTS]).filter(
      ({ answer }) => !answer?.text.includes('988'),
    );
    expect(missed.map(({ say }) => say)).toEqual([]);
  });

  test('what only looks alike raises no alarm', () => {
    const alarms = answersTo([...LOOK_ALIKES, ...LOOK_ALIKE_VARIANTS]).filter(
      ({ answer }) => answer !== undefined,
    );
    expect(alarms.map(({ say }) => say)).toEqual([]);
  });

  test('capitals, missing apostrophes, drawn-out letters and slips of spelling change nothing', () => {
    for (const say of [
      'HE CANT BREATHE',
      "he can't breathe",
      'he can’t breathe!!!',
      'heeee cant breeeathe',
      'he cannot breath',
      'my mom is unconcious',
      'i feel suicidel',
      'mi mama esta inconciente',
      'NO RESPIRAAAA',
      'mi hijo esta combulsionando',
    ]) {
      expect(findEmergency(readQuestion(say, 'en')), say).toBeDefined();
    }
  });

  test.each([
    (told: string) => `${told} what do we pay if we go to the er`,
    (told: string) => `${told} nothing serious i hope, cuanto sale con el plan`,
    (told: string) => `do you cover the er ${told}`,
    (told: string) => `walking the dog ${told} which doctor should we see lol`,
    (told: string) => `cuanto cuesta el plan para 2. ${told}`,
    (told: string) => `si entramos hoy eso lo paga el plan ${told}`,
  ])('what is told is not excused by a price, a benefit, the office or a laugh beside it (%#)', (beside) => {
    const told = [...CALL_911_IN_ENGLISH, ...CALL_911_IN_SPANISH, ...CALL_988_VARIANTS];
    const missed = answersTo(told.map(beside)).filter(({ answer }) => answer === undefined);
    expect(missed.map(({ say }) => say)).toEqual([]);
  });

  test('something long past does not hide what happens now', () => {
    for (const say of [
      'had a heart attack in 2015 and now my chest hurts again',
      'tuvo un derrame hace 3 años y ahora tiene la boca virada',
      'is my dog covered lol. my wife is not breathing',
      'my mom had a stroke 3 years ago, my uncle just collapsed',
      'had a stroke in 2015 cant breathe',
      'my asthma is usually under control. today i cant breathe',
    ]) {
      expect(findEmergency(readQuestion(say, 'en')), say).toBeDefined();
    }
  });
});

test('who has taken something to die gets 911 first and 988 too', () => {
  const answer = findEmergency(readQuestion('i took all my pills because i want to die', 'en'));
  expect(firstLine(answer?.text)).toContain('911');
  expect(answer?.text).toContain('988');
});

test('the answer says what the assistant is, names no illness and leads nowhere', () => {
  const answer = findEmergency(readQuestion('creo que le esta dando un derrame a mi mama', 'en'));
  expect(answer?.text).toContain('asistente automático');
  expect(answer?.text).not.toContain('derrame');
  expect(answer?.links).toEqual([]);
});

test('poison and violence have their own numbers besides', () => {
  expect(findEmergency(readQuestion('my toddler drank bleach', 'en'))?.text).toContain('1-800-222-1222');
  expect(findEmergency(readQuestion('mi marido me esta golpeando', 'es'))?.text).toContain('1-800-799-7233');
});

test('whatever is typed, nothing throws', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('chest', 'no', 'respira', 'my', 'pills', 'took', '.', '~', 'cant', 'a_b'),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const answer = findEmergency(readQuestion(words.join(' '), 'en'));
      expect(['911', '988', undefined]).toContain(
        answer && (/9(?:11|88)/.exec(firstLine(answer.text))?.[0] ?? 'none'),
      );
    }),
  );
});
