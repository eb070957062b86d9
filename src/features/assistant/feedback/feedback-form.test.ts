import { describe, expect, test } from 'vitest';
import { feedbackForm } from './feedback-form.ts';

const GOOD = {
  rating: 'down',
  comment: 'Wrong town',
  question: 'An office in Hialeah?',
  answer: 'In Miami.',
};

function problems(fields: Record<string, unknown>): string[] {
  return feedbackForm.schema.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];
}

function arrival(fields: Record<string, unknown>) {
  return feedbackForm.arrivesAs?.(feedbackForm.schema.parse(fields));
}

test('a thumb needs no word', () => {
  const { comment: _none, ...bare } = GOOD;
  expect(feedbackForm.schema.parse(bare)).toEqual({ ...GOOD, comment: '' });
});

test('what was said before and a comment are taken whatever their characters', () => {
  const odd = 'a\u0000b\ud800\r\nc';
  expect(feedbackForm.schema.parse({ ...GOOD, question: odd, answer: odd })).toMatchObject({
    question: 'a b\ufffd\nc',
    answer: 'a b\ufffd\nc',
  });
  expect(feedbackForm.schema.parse({ ...GOOD, comment: odd })).toMatchObject({ comment: 'ab\nc' });
});

test.each([
  [{ ...GOOD, rating: 'sideways' }],
  [{ ...GOOD, rating: undefined }],
  [{ ...GOOD, comment: 'a'.repeat(501) }],
  [{ ...GOOD, question: ' ' }],
  [{ ...GOOD, question: 'a'.repeat(2001) }],
  [{ ...GOOD, answer: 'a'.repeat(8001) }],
  [{ ...GOOD, visitor: 'Ana' }],
])('%j is refused', (fields) => {
  expect(problems(fields)).toHaveLength(1);
});

describe('what the staff have to look at', () => {
  test.each([
    ['up', '', 'done'],
    ['up', '  ', 'done'],
    ['up', 'Thank you!', 'new'],
    ['down', '', 'new'],
    ['down', 'No', 'new'],
  ] as const)('a thumb %s with "%s" arrives as %s', (rating, comment, state) => {
    expect(arrival({ ...GOOD, rating, comment })).toBe(state);
  });
});
