import { expect, test } from 'vitest';
import { watchForTwins } from './twin-pictures.ts';

const png = (text: string) => new TextEncoder().encode(text);

test('two views of one language and width that are the same picture are reported', () => {
  const twinOf = watchForTwins();
  const first = { view: 'quote-step-1', language: 'en', width: 360, png: png('step 1') };
  expect(twinOf(first)).toBeUndefined();
  expect(twinOf({ ...first, language: 'es' })).toBeUndefined();
  expect(twinOf({ ...first, width: 1280 })).toBeUndefined();
  expect(twinOf({ ...first, view: 'quote-step-2', png: png('step 2') })).toBeUndefined();
  expect(twinOf({ ...first, view: 'quote-request-sent' })).toBe('quote-step-1');
});
