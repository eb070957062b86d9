import { expect, test } from 'vitest';
import { isIn, readNetworks } from './networks.ts';

const isAmong = (networks: string, address: string) => {
  const read = readNetworks(networks);
  return read && isIn(read, address);
};

test.each([
  ['10.0.0.0/8, fd00::/8', '10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['fd00::/8', 'fd12::1%eth0', true],
  ['fd00::/8', 'fe80::1', false],
  ['127.0.0.1,::1', '::1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['0.0.0.0/0', '198.51.100.7', true],
  ['192.168.1.1/32', '192.168.1.1', true],
  ['fd00::1/128', 'fd00::1', true],
  ['10.0.0.0/8', 'nginx', false],
])('of %s, %s is one: %s', (networks, address, expected) => {
  expect(isAmong(networks, address)).toBe(expected);
});

test.each([
  '',
  '10.0.0.0/33',
  '10.0.0',
  '10.0.0.0/8/8',
  'fd00::/129',
  'nginx',
  '10.0.0.1,',
  '10.0.0.0/',
  '10.0.0.0/x',
])('"%s" are no networks', (text) => {
  expect(readNetworks(text)).toBeUndefined();
});
