import { expect, test } from 'vitest';
import { networkFigure } from './network-size.ts';

const real = (total: number) => ({ total, isDemo: false });

test('the demonstration directory gives the two figures that are promised', () => {
  const demo = { total: 10_500, isDemo: true };
  expect(networkFigure(demo, 'fine')).toBe('10,500');
  expect(networkFigure(demo, 'round')).toBe('10,000');
});

test.each([
  [1_000_001, '1,000,000', '1,000,000'],
  [1_000_000, '995,000', '990,000'],
  [10_500, '10,000', '10,000'],
  [10_000, '9,950', '9,900'],
  [7_349, '7,300', '7,300'],
  [7_351, '7,350', '7,300'],
  [840, '835', '830'],
  [101, '100', '100'],
])('a network of %d is over %s, and over %s', (total, fine, round) => {
  expect(networkFigure(real(total), 'fine')).toBe(fine);
  expect(networkFigure(real(total), 'round')).toBe(round);
});

test('what is said is never more than there is, nor all of it', () => {
  for (let total = 0; total < 25_000; total += 1) {
    for (const step of ['fine', 'round'] as const) {
      const figure = networkFigure(real(total), step);
      if (figure !== undefined && Number(figure.replace(',', '')) >= total) {
        expect.fail(`${figure} is said of ${total}`);
      }
    }
  }
});

test('a network of a hundred or fewer, or of unknown size, has no figure', () => {
  expect(networkFigure(real(100), 'fine')).toBeUndefined();
  expect(networkFigure(real(0), 'fine')).toBeUndefined();
  expect(networkFigure(undefined, 'fine')).toBeUndefined();
});
