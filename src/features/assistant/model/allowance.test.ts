import { expect, test } from 'vitest';
import { openAllowance, TokenCount } from './allowance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function open({ answersPerDay = 1000, tokensPerDay = 1000 } = {}) {
  const clock = { now: 5 * DAY_MS };
  const allowance = openAllowance({ answersPerDay, tokensPerDay }, () => clock.now);
  const call = (endpoint: 'answered' | 'failed' | 'unknown', tokens = 0) => {
    const admission = allowance.ask();
    if ('refused' in admission) return admission.refused;
    admission.end({ endpoint, tokens });
    return 'asked';
  };
  return { allowance, clock, call };
}

test('after three faults in a row there is a pause, then one try at a time until one succeeds', () => {
  const { allowance, clock, call } = open();
  expect([call('failed'), call('failed'), call('failed'), call('answered')]).toEqual([
    'asked',
    'asked',
    'asked',
    'paused',
  ]);
  clock.now += 59_999;
  expect(call('answered')).toBe('paused');
  clock.now += 1;
  const trial = allowance.ask();
  expect(allowance.ask()).toEqual({ refused: 'paused' });
  if ('end' in trial) trial.end({ endpoint: 'failed', tokens: 0 });
  expect(call('answered')).toBe('paused');
  clock.now += 60_000;
  expect(call('answered')).toBe('asked');
  expect(call('failed')).toBe('asked');
  expect(call('answered')).toBe('asked');
});

test('a pause that began while the clock was ahead is over when the clock is put right', () => {
  const { clock, call } = open();
  clock.now += 4 * 365 * DAY_MS;
  for (let fault = 0; fault < 3; fault += 1) call('failed');
  expect(call('answered')).toBe('paused');
  clock.now -= 4 * 365 * DAY_MS;
  expect(call('answered')).toBe('asked');
});

test('an answer between two faults restarts the count; a visitor who left says nothing', () => {
  const { call } = open();
  for (let round = 0; round < 4; round += 1) {
    expect([call('failed'), call('failed'), call('answered')]).toEqual(['asked', 'asked', 'asked']);
  }
  expect([call('failed'), call('unknown'), call('failed'), call('failed')]).not.toContain('paused');
  expect(call('answered')).toBe('paused');
});

test('answers and tokens of a day; the next day begins at midnight UTC', () => {
  const answers = open({ answersPerDay: 1 });
  expect([answers.call('answered'), answers.call('answered')]).toEqual(['asked', 'day-limit']);
  answers.clock.now += DAY_MS;
  expect(answers.call('answered')).toBe('asked');

  const tokens = open({ tokensPerDay: 100 });
  expect([tokens.call('answered', 99), tokens.call('failed', 1), tokens.call('answered')]).toEqual([
    'asked',
    'asked',
    'day-limit',
  ]);
});

test('a day without answers or tokens asks nothing', () => {
  expect(open({ answersPerDay: 0 }).call('answered')).toBe('day-limit');
  expect(open({ tokensPerDay: 0 }).call('answered')).toBe('day-limit');
});

test('so many at once, and the next when one has ended', () => {
  const { allowance, call } = open();
  const running = Array.from({ length: 8 }, () => allowance.ask());
  expect(running.every((admission) => 'end' in admission)).toBe(true);
  expect(call('answered')).toBe('busy');
  const [first] = running;
  if (first && 'end' in first) first.end({ endpoint: 'answered', tokens: 0 });
  expect(call('answered')).toBe('asked');
});

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
