import { describe, expect, test } from 'vitest';
import { isExpired, RefusedCall, reasonOf, retryDelay } from './upload-retries.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

/** An answer as it comes from this site. */
function answer(status: number, document: Record<string, unknown> = {}, retryAfter?: string): RefusedCall {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
  const body = JSON.stringify({ status, message: 'Refused.', code: 'some-code', ...document });
  return new RefusedCall(new Response(null, { status, headers }), body, NOW);
}

const refused = (key: string) => answer(422, { fields: [{ field: 'file', key }] });
const network = new TypeError('Failed to fetch');

describe('after a call that failed', () => {
  test('a file is sent again after 0, 1, 3 and 5 seconds, and then no more', () => {
    const delays = [0, 1, 2, 3, 4].map((retries) => retryDelay('upload', network, retries));
    expect(delays).toEqual([0, 1_000, 3_000, 5_000, undefined]);
  });

  test.each(['address', 'configure'] as const)(
    'a request (%s) is made again ten times, each pause twice as long',
    (step) => {
      const delays = Array.from({ length: 11 }, (_, retries) => retryDelay(step, network, retries));
      expect(delays).toEqual([...[1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((s) => s * 1_000), undefined]);
    },
  );

  test.each([408, 409, 418, 423, 429, 500, 502, 503, 504, 507, 599])('%i is tried again', (status) => {
    expect(retryDelay('upload', answer(status), 1)).toBe(1_000);
    expect(retryDelay('address', answer(status), 1)).toBe(2_000);
  });

  test.each([400, 401, 402, 403, 404, 405, 410, 412, 413, 415, 422, 501, 505])('%i is final', (status) => {
    expect(retryDelay('upload', answer(status), 0)).toBeUndefined();
    expect(retryDelay('configure', answer(status), 0)).toBeUndefined();
  });

  test('429 pauses for as long as it asks, in seconds or until a time', () => {
    expect(retryDelay('upload', answer(429, {}, '7'), 0)).toBe(7_000);
    expect(retryDelay('upload', answer(429, {}, '2'), 3)).toBe(5_000);
    expect(retryDelay('address', answer(429, {}, 'Sun, 22 Nov 2026 12:00:30 GMT'), 0)).toBe(30_000);
    expect(retryDelay('upload', answer(429, {}, '7'), 4)).toBeUndefined();
  });

  test.each(['', 'soon', '-5', 'Sun, 22 Nov 2026 11:00:00 GMT'])(
    'a pause that says nothing (%j) leaves the delays as they are',
    (retryAfter) => {
      expect(retryDelay('upload', answer(429, {}, retryAfter), 1)).toBe(1_000);
    },
  );

  test('no pause is longer than an hour', () => {
    expect(retryDelay('upload', answer(429, {}, '99999999999'), 0)).toBe(3_600_000);
  });

  test('an address that has expired is told from other refusals', () => {
    expect(isExpired(answer(403, { code: 'upload-expired', message: 'Request has expired' }))).toBe(true);
    expect(isExpired(answer(403))).toBe(false);
    expect(isExpired(answer(401, { message: 'Request has expired' }))).toBe(false);
    expect(isExpired(network)).toBe(false);
  });

  test.each([
    [answer(413), 'tooLarge'],
    [answer(415), 'type'],
    [answer(403, { message: 'Request has expired' }), 'expired'],
    [refused('picture.animated'), 'animated'],
    [refused('picture.unreadable'), 'unreadable'],
    [refused('picture.tooManyPixels'), 'tooManyPixels'],
    [refused('picture.empty'), 'empty'],
    [refused('something.else'), 'refused'],
    [answer(501), 'refused'],
    [answer(200), 'failed'],
    [network, 'failed'],
  ])('a file that did not arrive says why: %s is %s', (failure, reason) => {
    expect(reasonOf(failure)).toBe(reason);
  });
});
