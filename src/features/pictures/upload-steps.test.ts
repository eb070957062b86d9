import { describe, expect, test } from 'vitest';
import { AddressFailed, nextStep } from './upload-steps.ts';

const begun = { retries: 0, isRenewed: false, isOnline: true };

/** An answer as Uppy reports it. */
function answer(status: number, document: Record<string, unknown> = {}): Error {
  const body = JSON.stringify({ status, message: 'Refused.', code: 'some-code', ...document });
  return Object.assign(new Error(`S3 returned ${status}`), { status, body });
}

const refused = (key: string) => answer(422, { fields: [{ field: 'file', key }] });
const network = Object.assign(new Error('Network error during S3 request'), { code: 'NETWORK' });

describe('after a try that failed', () => {
  test('a broken connection is tried again after 0, 1, 3 and 5 seconds', () => {
    const waits = [0, 1, 2, 3].map((retries) => nextStep(network, { ...begun, retries }));
    expect(waits).toEqual([0, 1_000, 3_000, 5_000].map((afterMs) => ({ step: 'tryAgain', afterMs })));
    expect(nextStep(network, { ...begun, retries: 4 })).toEqual({ step: 'giveUp', reason: 'failed' });
  });

  test.each([408, 409, 418, 423, 429, 500, 502, 503, 504])('%i is tried again', (status) => {
    expect(nextStep(answer(status), begun)).toEqual({ step: 'tryAgain', afterMs: 0 });
  });

  test.each([400, 402, 404, 405, 410, 412, 501, 505])('%i is final', (status) => {
    expect(nextStep(answer(status), begun)).toEqual({ step: 'giveUp', reason: 'failed' });
  });

  test('429 pauses for as long as it asks', () => {
    expect(nextStep(answer(429, { retryAfterSeconds: 7 }), begun)).toEqual({
      step: 'tryAgain',
      afterMs: 7_000,
    });
  });

  test('offline it waits for the connection', () => {
    expect(nextStep(network, { ...begun, retries: 4, isOnline: false })).toEqual({ step: 'waitUntilOnline' });
    const noAddress = new AddressFailed('', { cause: new TypeError('Failed to fetch') });
    expect(nextStep(noAddress, { ...begun, isOnline: false })).toEqual({ step: 'waitUntilOnline' });
  });

  test('an address that has expired is renewed once', () => {
    const expired = answer(403, { code: 'upload-expired', message: 'Request has expired' });
    expect(nextStep(expired, begun)).toEqual({ step: 'renewAddress' });
    expect(nextStep(expired, { ...begun, isRenewed: true })).toEqual({ step: 'giveUp', reason: 'failed' });
    expect(nextStep(answer(403), begun)).toEqual({ step: 'giveUp', reason: 'failed' });
  });

  test('a session that has ended asks for signing in', () => {
    expect(nextStep(answer(401), begun)).toEqual({ step: 'signIn' });
  });

  test.each([
    [answer(413), 'tooLarge'],
    [answer(415), 'type'],
    [refused('picture.animated'), 'animated'],
    [refused('picture.unreadable'), 'unreadable'],
    [refused('picture.tooManyPixels'), 'tooManyPixels'],
    [refused('picture.empty'), 'empty'],
    [refused('something.else'), 'failed'],
  ])('a file that is refused says why: %s is %s', (failure, reason) => {
    expect(nextStep(failure, begun)).toEqual({ step: 'giveUp', reason });
  });

  test('no address to upload to is tried again, then told', () => {
    const failed = (message: string) => new AddressFailed('', { cause: new Error(message) });
    expect(nextStep(failed('503: '), begun)).toEqual({ step: 'tryAgain', afterMs: 0 });
    expect(nextStep(failed('503: '), { ...begun, retries: 4 })).toEqual({
      step: 'giveUp',
      reason: 'address',
    });
    expect(nextStep(failed('401: {}'), begun)).toEqual({ step: 'giveUp', reason: 'address' });
    expect(nextStep(failed('Failed to fetch'), { ...begun, retries: 4 })).toEqual({
      step: 'giveUp',
      reason: 'address',
    });
  });
});
