import { expect, test } from 'vitest';
import { priceParts } from './price-parts.ts';

test('an answer is split at its price; the link to the calculator is the controls’ own', () => {
  const text = [
    'In danger call 911.\n\n$200.00 is your credit.',
    '$56.00 a month.\nOne adult, 31 to 45, no children, no packages.',
    'Before you join, ask us.',
    '[See this quote](/en/quote?planType=individual&age=31-45)\n[Contact](/en/contact)',
  ].join('\n\n');
  expect(priceParts(text, '$56.00')).toEqual({
    before: 'In danger call 911.\n\n$200.00 is your credit.',
    price: '$56.00 a month.\nOne adult, 31 to 45, no children, no packages.',
    after: 'Before you join, ask us.\n\n[Contact](/en/contact)',
  });
});

test('an answer that begins no paragraph with the amount has no price', () => {
  expect(priceParts('It costs $25.00 once.', '$25.00')).toBeUndefined();
});
