import { expect, test } from 'vitest';
import { TokenCount } from './allowance.ts';

const UNREPORTED = { inputTokens: undefined, outputTokens: undefined };

test('what the endpoint reports counts', () => {
  const count = new TokenCount(3000);
  count.startCall();
  count.wrote(30);
  count.endCall({ inputTokens: 700, outputTokens: 12 });
  expect(count.total).toBe(712);
});

test('where nothing is reported every call counts what it sent again, and what was written', () => {
  const count = new TokenCount(300);
  count.startCall();
  count.wrote(30);
  count.gotResult(60);
  count.endCall(UNREPORTED);
  expect(count.total).toBe(110);
  count.startCall();
  count.wrote(30);
  count.endCall(UNREPORTED);
  // The second call sends the prompt, the first call's text and the tool's result.
  expect(count.total).toBe(110 + 130 + 10);
});

test('a call that breaks off counts as far as it came', () => {
  const count = new TokenCount(300);
  expect(count.total).toBe(100);
  count.startCall();
  count.wrote(60);
  expect(count.total).toBe(120);
});

test('what is left of an answer shrinks with what was written, reported or not, and never to nothing', () => {
  const count = new TokenCount(300);
  count.wrote(300);
  expect(count.leftOf(400, 0)).toBe(300);
  expect(count.leftOf(400, 150)).toBe(250);
  expect(count.leftOf(50, 0)).toBe(1);
});
