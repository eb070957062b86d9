import { expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Windows'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${WEBKIT} Chrome/124.0.0.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.4 Safari/605.1.15`, 'Safari, macOS'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/124.0 Safari/537.36 Edg/124.0`, 'Microsoft Edge, Windows'],
])('%s is %s', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});

test.each([undefined, '', 'curl/8.0', '<script>alert(1)</script>', 'Mozilla/5.0 (Ana Pérez) Ana/1.0'])(
  'what is no known browser is not kept: %s',
  (userAgent) => {
    expect(describeBrowser(userAgent)).toBeUndefined();
  },
);

test('a very long one is no trouble', () => {
  expect(describeBrowser(`Mozilla/5.0 ${'('.repeat(100_000)} Firefox/128.0`)).toBeUndefined();
});
