import { BlockList } from 'node:net';
import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import {
  addressReader,
  clientAddress,
  isTrustedProxy,
  requestAddress,
  resolveClientAddress,
} from './client-address.ts';
import { readNetworks } from './networks.ts';

const NETWORKS = readNetworks('10.0.0.0/8, fd00::/8') ?? new BlockList();
const readerBehind = (count: number, warn = vi.fn()) => addressReader({ count, networks: NETWORKS }, warn);
const appBehind = (count: number) =>
  new Hono()
    .use(resolveClientAddress(readerBehind(count)))
    .get('/', (context) => context.text(clientAddress(context)));

/** What a request with this socket and this X-Forwarded-For counts as. */
async function addressOf(remoteAddress: string, forwarded: string | undefined, count: number) {
  const app = appBehind(count);
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
  ['2001:0db8:0001:2::1', '2001:db8:1:2'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:192.168.123.145', '192.168.123.145'],
  ['1:2:3::8', '1:2:3:0'],
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

test.each([
  ['203.0.113.2:50001', '203.0.113.2'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
])('an address that a proxy writes as %s is %s', async (written, address) => {
  expect(await addressOf('10.0.0.1', written, 1)).toBe(address);
});

test.each(['unknown', '_hidden', 'a'.repeat(14_000), '203.0.113.2/x', '1', '203.0.113.2:port', '[]'])(
  'what a proxy writes that is no address is one caller',
  async (written) => {
    expect(await addressOf('10.0.0.1', written, 1)).toBe('unknown');
  },
);

test('past the proxy the socket counts, and the log says once which address wrote the header', () => {
  const warn = vi.fn();
  const read = readerBehind(1, warn);
  for (let index = 0; index < 20_000; index += 1) {
    expect(read(`${'x'.repeat(100)}${index}, 203.0.113.${index % 250}`, '198.51.100.9')).toBe('198.51.100.9');
  }
  expect(warn.mock.calls).toEqual([
    [{ address: '198.51.100.9' }, expect.stringContaining('TRUSTED_PROXIES')],
  ]);
  for (let index = 0; index < 250; index += 1) read('203.0.113.1', `198.51.100.${index}`);
  expect(warn).toHaveBeenCalledTimes(20);
  // Strangers do not use up what is said of one's own proxy.
  read('hidden', '10.0.0.1');
  expect(warn).toHaveBeenLastCalledWith({}, expect.stringContaining('no network address'));
});

test('the log says once that a proxy writes no addresses, and not what', () => {
  const warn = vi.fn();
  const read = readerBehind(1, warn);
  for (let index = 0; index < 9; index += 1) read(`Maria ${index}`, '10.0.0.1');
  expect(warn.mock.calls).toEqual([[{}, expect.stringContaining('no network address')]]);
});

test('a proxy is known by its address however the socket has it', () => {
  const read = readerBehind(1);
  for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1', 'fd12::1%eth0']) {
    expect(read('203.0.113.2', proxy)).toBe('203.0.113.2');
  }
  expect(read('203.0.113.2', '11.1.2.3')).toBe('11.1.2.3');
  expect(read('203.0.113.2', 'fe80::1')).toBe('fe80:0:0:0');
});

test('without a proxy no connection is one of a proxy', () => {
  expect(isTrustedProxy({ count: 1, networks: NETWORKS }, '10.0.0.1')).toBe(true);
  expect(isTrustedProxy({ count: 0, networks: NETWORKS }, '10.0.0.1')).toBe(false);
  expect(isTrustedProxy({ count: 1, networks: NETWORKS }, undefined)).toBe(false);
});

test('a request that has not reached the application counts the same', () => {
  const request = (headers: Record<string, string>) =>
    ({ headers, socket: { remoteAddress: '10.0.0.1' } }) as never;
  expect(requestAddress(request({ 'x-forwarded-for': '6.6.6.6, 203.0.113.2:7' }), readerBehind(1))).toBe(
    '203.0.113.2',
  );
  expect(requestAddress(request({}), readerBehind(1))).toBe('10.0.0.1');
});

const written = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.nat(65_535)).map(([address, port]) => `${address}:${port}`),
  fc.tuple(fc.ipV6(), fc.nat(65_535)).map(([address, port]) => `[${address}]:${port}`),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll(',', '')),
);

/** An address of the Internet, none of `NETWORKS`. */
const internetAddress = fc.ipV4().filter((address) => !address.startsWith('10.'));

test('whatever a client forwards, it is one client, also past the first proxy, past all, and where the count is too high', () => {
  fc.assert(
    fc.property(
      fc.array(written),
      internetAddress,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 5 }),
      (claims, client, proxies, count) => {
        // Each proxy of ours appends the address that connects to it.
        const hops = [client, ...Array.from({ length: proxies }, (_, index) => `10.0.0.${index + 1}`)];
        const socket = hops.pop() ?? '';
        const read = readerBehind(Math.max(count, proxies));
        expect(read([...claims, ...hops].join(', '), socket)).toBe(client);
      },
    ),
  );
});

test('a further proxy that is not named is the client, and the log says so once, without what stood in the header', () => {
  const warn = vi.fn();
  const read = readerBehind(2, warn);
  expect(read('203.0.113.2, 198.51.100.7', '10.0.0.1')).toBe('198.51.100.7');
  expect(read('x, Maria 305 555 0100', '10.0.0.1')).toBe('unknown');
  expect(warn.mock.calls).toEqual([
    [{}, expect.stringContaining('TRUSTED_PROXIES')],
    [{}, expect.stringContaining('no network address')],
  ]);
});

test('the addresses of one network do not use up what the log names', () => {
  const warn = vi.fn();
  const read = readerBehind(1, warn);
  for (let host = 1; host < 100; host += 1) read('203.0.113.2', `2001:db8:0:1::${host.toString(16)}`);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('all spellings and all addresses of a network are one client, and its name is short', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), fc.nat(0xffff), (groups, last) => {
      const read = readerBehind(1);
      const spell = (numbers: number[], width: number, upper: boolean) => {
        const text = numbers.map((number) => number.toString(16).padStart(width, '0')).join(':');
        return upper ? text.toUpperCase() : text;
      };
      const name = read(`[${spell(groups, 4, true)}]:1`, '10.0.0.1');
      expect(read(spell([...groups.slice(0, 7), last], 1, false), '10.0.0.1')).toBe(name);
      expect(name.length).toBeLessThan(20);
    }),
  );
});
