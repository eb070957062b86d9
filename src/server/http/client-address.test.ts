import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** What a request with this socket and this X-Forwarded-For counts as. */
async function addressOf(remoteAddress: string, forwarded: string | undefined, trustedProxyCount: number) {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxyCount)));
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' };
  return (await app.request('/', { headers }, { incoming: { socket } })).text();
}

test('without a proxy the socket counts, whatever the caller claims', async () => {
  expect(await addressOf('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
});

test('behind proxies the entry that the first of ours appended counts', async () => {
  expect(await addressOf('10.0.0.1', '6.6.6.6, 198.51.100.1', 1)).toBe('198.51.100.1');
  expect(await addressOf('10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
});

test('a proxy that forwards nothing counts as itself', async () => {
  expect(await addressOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});

test('one network of IPv6 addresses counts as one caller', async () => {
  expect(await addressOf('2001:db8:1:2:aaaa::1', undefined, 0)).toBe('2001:db8:1:2');
  expect(await addressOf('2001:DB8:1:2:bbbb:0:0:9', undefined, 0)).toBe('2001:db8:1:2');
  expect(await addressOf('2001:db8::1', undefined, 0)).toBe('2001:db8:0:0');
});

test('an IPv4 address in IPv6 clothes is the same caller', async () => {
  expect(await addressOf('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
});
