import fc from 'fast-check';
import compile from 'icu-minify/compile';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { expect, test } from 'vitest';
import formatMessage from './format-message.ts';

/** What use-intl makes of a message, and which of the platform's formatters it asked for. */
function say(message: string, values: Record<string, number>, locale: string) {
  const cache = _createCache();
  const text = formatMessage('key', compile(message), values, {
    cache,
    formatters: _createIntlFormatters(cache),
    locale,
  });
  return { text, numberFormatters: Object.keys(cache.number).length };
}

test('the number of a plural is what the platform writes, without asking it', () => {
  for (const locale of ['en-US', 'es-US']) {
    const platform = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const { text, numberFormatters } = say(
          '{count, plural, one {# day} other {# days}}',
          { count },
          locale,
        );
        expect(text).toBe(`${platform.format(count)} ${count === 1 ? 'day' : 'days'}`);
        expect(numberFormatters).toBe(0);
      }),
    );
  }
});

test.each([
  ['{value, number}', -1234.5, '-1,234.5'],
  ['{value, number, ::percent}', 0.25, '25%'],
])('%s leaves %d to the platform', (message, value, text) => {
  expect(say(message, { value }, 'en-US').text).toBe(text);
});
