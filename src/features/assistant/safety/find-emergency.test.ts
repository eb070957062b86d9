import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { BY_CARD, type Card } from '../../../../tests/assistant/utterances/by-card.ts';
import {
  CALL_911_IN_ENGLISH,
  CALL_911_IN_SPANISH,
  CALL_988_VARIANTS,
} from '../../../../tests/assistant/utterances/in-other-grammar.ts';
import { CALL_911 } from '../../../../tests/assistant/utterances/life-in-danger.ts';
import { CALL_988 } from '../../../../tests/assistant/utterances/thoughts-of-ending-it.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Question } from '../engine/topic.ts';
import { emergencyAnswer, findSpokenLanguage } from './emergency-answer.server.ts';
import { findEmergencyKind } from './find-emergency.server.ts';

/** The card of the emergency that words name. */
function findEmergency({ text, locale }: Question) {
  const kind = findEmergencyKind(text);
  return kind && emergencyAnswer(kind, findSpokenLanguage(text), locale);
}

/** Each is asked with the page in either language. */
function answersTo(messages: readonly string[]) {
  return messages.flatMap((say) =>
    (['en', 'es'] as const).map((page) => ({ say, answer: findEmergency(readQuestion(say, page)) })),
  );
}

const CALL_911_NOW = { en: 'Call 911 now.', es: 'Llame al 911 ahora mismo.' };

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

/** What distinguishes a card from all others, in both languages: its first line, and words of its own. */
const CARDS: Record<Card, { first: Record<Locale, string>; says: Record<Locale, RegExp> }> = {
  danger: { first: CALL_911_NOW, says: { en: /./, es: /./ } },
  poison: { first: CALL_911_NOW, says: { en: /vomit.*1-800-222-1222/, es: /vomitar.*1-800-222-1222/ } },
  battery: { first: CALL_911_NOW, says: { en: /battery.*1-800-222-1222/, es: /pila.*1-800-222-1222/ } },
  pregnancyBleeding: { first: CALL_911_NOW, says: { en: /left side/, es: /lado izquierdo/ } },
  birth: { first: CALL_911_NOW, says: { en: /skin to skin/, es: /piel con piel/ } },
  violence: { first: CALL_911_NOW, says: { en: /1-800-799-7233/, es: /1-800-799-7233/ } },
  violenceAtHome: {
    first: { en: 'In danger now? Call 911.', es: '¿Hay peligro ahora? Llame al 911.' },
    says: { en: /1-800-799-7233.*\n\n.*not your fault/, es: /1-800-799-7233.*\n\n.*no tiene la culpa/ },
  },
  abuse: {
    first: { en: 'In danger now? Call 911.', es: '¿Hay peligro ahora? Llame al 911.' },
    says: { en: /1-800-962-2873/, es: /1-800-962-2873/ },
  },
  crisis: { first: { en: 'Call or text 988 now.', es: 'Llame al 988 ahora' }, says: { en: /./, es: /./ } },
  crisisNow: { first: CALL_911_NOW, says: { en: /988/, es: /988/ } },
};

test.each(Object.keys(BY_CARD) as Card[])('%s: its own card, in the language of the message', (card) => {
  const wrong = (['en', 'es'] as const).flatMap((language) =>
    BY_CARD[card][language].filter((say) => {
      const answer = findEmergency(readQuestion(say, language === 'en' ? 'es' : 'en'));
      const { first, says } = CARDS[card];
      return !(
        answer?.language === language &&
        answer.otherLanguage === undefined &&
        answer.text.startsWith(first[language]) &&
        says[language].test(answer.text)
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['en', 'cut myself with the table saw, deep'],
  ['en', 'my husband cut his hand with a chainsaw'],
  ['en', 'the nail gun went through his foot'],
  ['es', 'mi esposo se cortó la mano con el machete'],
  ['es', 'se clavó un clavo en el pie con la pistola de clavos'],
] as const)('%s: who is hurt by a tool is told to press on the wound: %s', (locale, say) => {
  const text = findEmergency(readQuestion(say, locale))?.text;
  expect(firstLine(text)).toBe(CALL_911_NOW[locale]);
  expect(text).toMatch(/Press firmly on the wound|Apriete la herida/);
});

test('nobody without a wound is told to press on it', () => {
  for (const say of [
    ...BY_CARD.pregnancyBleeding.en,
    ...BY_CARD.birth.en,
    'my wife just gave birth and is bleeding a lot',
    'having a miscarriage so much blood',
    'coughing up a lot of blood',
    'im soaking a pad every hour',
  ]) {
    expect(findEmergency(readQuestion(say, 'en'))?.text, say).not.toContain('wound');
  }
  for (const say of [...BY_CARD.pregnancyBleeding.es, ...BY_CARD.birth.es, 'esta vomitando sangre']) {
    expect(findEmergency(readQuestion(say, 'es'))?.text, say).not.toContain('herida');
  }
});

test('abuse that is happening now: 911 first, and the Florida hotline', () => {
  for (const say of [
    'the babysitter is hitting my baby right now',
    'la cuidadora esta golpeando a mi abuela',
  ]) {
    const answer = findEmergency(readQuestion(say, 'en'));
    expect(firstLine(answer?.text), say).toBe(CALL_911_NOW[answer?.language ?? 'en']);
    expect(answer?.text).toContain('1-800-962-2873');
  }
});

test('who is threatened is not told to stay with the one who threatens', () => {
  for (const say of [
    'mi ex me dice que me va a matar',
    'me quiere matar mi marido',
    'my ex says he will kill me',
  ]) {
    expect(findEmergency(readQuestion(say, 'en'))?.text, say).not.toMatch(/Stay with|Quédese con|988/);
  }
});

test('an emergency that does not tell its language is said in both, first in that of the page', () => {
  for (const [page, first, second] of [
    ['en', 'Call 911 now.', 'Llame al 911 ahora mismo.'],
    ['es', 'Llame al 911 ahora mismo.', 'Call 911 now.'],
  ] as const) {
    const answer = findEmergency(readQuestion('infarto help', page));
    expect(firstLine(answer?.text)).toBe(first);
    expect(firstLine(answer?.otherLanguage)).toBe(second);
    expect(answer?.language).toBe(page);
  }
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
