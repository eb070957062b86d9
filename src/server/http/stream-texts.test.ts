import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { streamTexts } from './stream-texts.ts';

test('other requests are answered between two texts', async () => {
  const happened: string[] = [];
  async function* texts() {
    for (const text of ['a', 'b', 'c']) {
      happened.push(text);
      yield text;
    }
  }
  const reading = new Response(streamTexts(texts())).text();
  // What waits for its turn in the event loop represents another visitor's request.
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    happened.push('request');
  }
  expect(await reading).toBe('abc');
  expect(happened.indexOf('request')).toBeLessThan(happened.indexOf('c'));
});

test('nobody reads any more: the texts end', async () => {
  let hasEnded = false;
  async function* texts() {
    try {
      for (;;) yield 'a';
    } finally {
      hasEnded = true;
    }
  }
  const reader = streamTexts(texts()).getReader();
  await reader.read();
  await reader.cancel();
  expect(hasEnded).toBe(true);
});
