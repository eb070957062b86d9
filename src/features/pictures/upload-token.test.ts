import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotFound } from '#server/errors.ts';
import { issueUploadToken, pictureIdOfToken, readUploadToken, UploadExpired } from './upload-token.server.ts';

const sign = (text: string) => createHmac('sha256', 'a key').update(text).digest('base64url');
const key = { sign, verify: (text: string, signature: string) => sign(text) === signature };
const grant = { pictureId: '0b54e1c2-6c1f-4d3e-9a58-0d5b3f6d7e11', sessionId: 'session-1' };
const issuedAt = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(issuedAt.getTime() + minutes * 60_000);
const token = issueUploadToken(key, grant, issuedAt);

test('a token is good for its session, for a quarter of an hour', () => {
  expect(readUploadToken(key, token, 'session-1', later(14))).toBe(grant.pictureId);
  expect(() => readUploadToken(key, token, 'session-1', later(15))).toThrow(UploadExpired);
  expect(() => readUploadToken(key, token, 'session-2', later(1))).toThrow('Request has expired');
});

test('a token that was changed is good for nothing', () => {
  const [id, end, signature] = token.split('.');
  const longer = `${id}.${Number(end) + 3600}.${signature}`;
  const another = `${'1'.repeat(8)}${id?.slice(8)}.${end}.${signature}`;
  expect(() => readUploadToken(key, longer, 'session-1', later(1))).toThrow(UploadExpired);
  expect(() => readUploadToken(key, another, 'session-1', later(1))).toThrow(UploadExpired);
});

test('whatever is no token is not found', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readUploadToken(key, text, 'session-1', issuedAt)).toThrow(NotFound);
    }),
  );
});

test('a token names its picture also when its time is over', () => {
  expect(pictureIdOfToken(token)).toBe(grant.pictureId);
  expect(pictureIdOfToken('nothing')).toBeUndefined();
});
