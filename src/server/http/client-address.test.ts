import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, resolveClientAddress } from './client-address.ts';

const appBehind = (trustedProxyCount: number) =>
  new Hono()
    .use(resolveClientAddress(trustedProxyCount))
    .get('/', (context) => context.text(clientAddress(context)));

/** What a request with this socket and this X-Forwarded-For counts as. */
async function addressOf(remoteAddress: string, forwarded: string | undefined, trustedProxyCount: number) {
  const app = appBehind(trustedProxyCount);
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

test.each([
  ['::1', '0:0:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::ffff:203.0.113.7', '64:ff9b:0:0'],
])('however %s is written, its network is %s', async (address, network) => {
  expect(await addressOf(address, undefined, 0)).toBe(network);
});

test('a request that says nothing of where it comes from is counted with its like', async () => {
  const app = appBehind(1);
  expect(await (await app.request('/')).text()).toBe('unknown');
  expect(await (await app.request('/', {}, {})).text()).toBe('unknown');
});

test('an empty entry of a proxy is none', async () => {
  expect(await addressOf('10.0.0.1', '198.51.100.1,  ', 1)).toBe('10.0.0.1');
});

test('a route to which no middleware told the address believes no header', async () => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context)));
  const socket = { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' };
  const headers = { 'X-Forwarded-For': '198.51.100.1' };
  expect(await (await app.request('/', { headers }, { incoming: { socket } })).text()).toBe('203.0.113.7');
});
