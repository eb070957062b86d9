import { describe, expect, test } from 'vitest';
import { classify, decodeClassifier, encodeClassifier } from './classifier.ts';
import { featuresOf, readLexicon, sentenceHash } from './features.ts';
import { type Example, trainClassifier } from './train-classifier.ts';

const lexicon = readLexicon(
  'doctor: doctor, doctors, pediatrician, dentist, dentista, cardiologo\ncost: cost, price, precio, cuesta\n',
);
const EXAMPLES = examplesOf({
  doctor: [
    'I need a pediatrician in Hialeah',
    'find me a heart doctor',
    'busco un dentista en Kendall',
    'necesito un cardiólogo para mi mamá',
    'which doctors are near me',
    'is there a dentist near Hialeah',
    'a pediatrician for my son please',
    'un dentista por favor',
    'hay un cardiólogo cerca de Kendall',
    'find me a pediatrician near Miami',
  ],
  price: [
    'how much is the plan for two',
    'what does it cost a month',
    'cuánto cuesta el plan familiar',
    'qué precio tiene para mi y mi hijo',
    'price for a couple of 40',
    'how much would it be for me',
    'how much does that cost',
    'cuánto cuesta el plan para mi',
    'qué precio tiene el plan',
    'what is the price of the plan',
  ],
});
const trained = trainClassifier(EXAMPLES, {
  concepts: lexicon,
  courtesies: { before: ['good morning,'], after: ['thanks'] },
});

function examplesOf(sentences: Record<string, readonly string[]>) {
  return new Map(
    Object.entries(sentences).map(([label, said]) => [label, said.map((sentence) => ({ sentence }))]),
  );
}
const likeliest = (message: string) => {
  const shares = classify(trained, message);
  return trained.labels[shares.indexOf(Math.max(...shares))];
};

describe('a trained classifier', () => {
  test('knows what it has not seen, in both languages and misspelt', () => {
    expect(likeliest('is there a pediatritian near Kendall')).toBe('doctor');
    expect(likeliest('HOW MUCH would that cost')).toBe('price');
    expect(likeliest('cuanto qesta el plan')).toBe('price');
    expect(likeliest('un cardiologo por favor')).toBe('doctor');
  });

  test('gives shares that add up to 1, also of nothing', () => {
    for (const message of ['', '¿?', 'price', 'x'.repeat(5000)]) {
      expect(classify(trained, message).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  test('is the same each time, and as bytes', () => {
    expect(
      trainClassifier(EXAMPLES, {
        concepts: lexicon,
        courtesies: { before: ['good morning,'], after: ['thanks'] },
      }),
    ).toEqual(trained);
    // As a part of a file's bytes.
    const file = Buffer.concat([Buffer.from('abc'), encodeClassifier(trained)]);
    const read = { ...decodeClassifier(file.subarray(3), trained.labels), concepts: lexicon };
    expect(classify(read, 'a dentist')[0]).toBeCloseTo(classify(trained, 'a dentist')[0] ?? 0, 5);
  });

  test('is not read from bytes of another', () => {
    const bytes = encodeClassifier(trained);
    expect(() => decodeClassifier(bytes, ['doctor', 'price', 'office'])).toThrow(/no classifier/);
    expect(() => decodeClassifier(bytes.subarray(0, 7), ['doctor', 'price'])).toThrow(/no classifier/);
  });

  test('learns nothing without examples', () => {
    expect(() =>
      trainClassifier(examplesOf({ doctor: ['a dentist'], price: [] }), { concepts: lexicon }),
    ).toThrow('"price"');
  });
});

describe('an example that is also learned beside other questions', () => {
  const [asked = '', ...other] = EXAMPLES.get('price')?.map(({ sentence }) => sentence) ?? [];
  const pains = [
    'my chest hurts',
    'he cannot breathe',
    'me duele el pecho',
    'no puede respirar',
    'she is bleeding',
  ];
  const examples = new Map([
    ['ordinary', [asked, ...other].map((sentence) => ({ sentence, isLearnedOnce: true }))],
    ['danger', pains.map((sentence) => ({ sentence }))],
  ]);
  const shareOfDanger = (message: string, beside: readonly string[]) =>
    classify(trainClassifier(examples, { concepts: lexicon, beside }), message)[1] ?? 0;

  test('is known there more surely', () => {
    const both = `${asked}, my chest hurts`;
    expect(shareOfDanger(both, other)).toBeGreaterThan(shareOfDanger(both, []));
    expect(shareOfDanger(both, other)).toBeGreaterThan(0.5);
  });

  test('what is learned once is not known word for word', () => {
    const unclear = { sentence: 'zzz qqq' };
    const learnedOf = (isLearnedOnce: boolean) => {
      const both = new Map<string, readonly Example[]>(examples).set('ordinary', [
        { ...unclear, isLearnedOnce },
      ]);
      return trainClassifier(both, { concepts: lexicon, beside: other }).learned;
    };
    expect(learnedOf(false).has(sentenceHash(unclear.sentence))).toBe(true);
    expect(learnedOf(true).has(sentenceHash(unclear.sentence))).toBe(false);
  });
});

test('accents, capitals, apostrophes, digits and drawn-out letters make no difference', () => {
  expect(featuresOf(lexicon, 'CORAZÓN no puedooooo, 4')).toEqual(featuresOf(lexicon, 'corazon no puedo 7'));
  expect(featuresOf(lexicon, "I can't")).toEqual(featuresOf(lexicon, 'i cant'));
});
