import fc from 'fast-check';
import compile from 'icu-minify/compile';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { expect, test } from 'vitest';
import formatMessage from './format-message.ts';

/** What a built page makes of a message. */
function say(message: string, values: Record<string, number>, locale: string) {
  const cache = _createCache();
  return formatMessage('key', compile(message), values, {
    cache,
    formatters: _createIntlFormatters(cache),
    locale,
  });
}

// That nothing asks the platform for it while a page hydrates is seen in the browser (first-load.spec.ts).
test('the number of a plural is what the platform writes', () => {
  for (const locale of ['en-US', 'es-US']) {
    const platform = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const text = say('{count, plural, one {# day} other {# days}}', { count }, locale);
        expect(text).toBe(`${platform.format(count)} ${count === 1 ? 'day' : 'days'}`);
      }),
    );
  }
});

test.each([
  ['{value, number}', -1234.5, '-1,234.5'],
  ['{value, number, ::percent}', 0.25, '25%'],
])('%s leaves %d to the platform', (message, value, text) => {
  expect(say(message, { value }, 'en-US')).toBe(text);
});
