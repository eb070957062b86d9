import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openPortWarning } from './listen-settings.ts';

const warning = (environment: NodeJS.ProcessEnv) => openPortWarning(readConfig(environment, '/srv/site'));
const PUBLIC_URL = 'https://clinic.example';

test('over https a port that nobody has said to open is warned of, with what to write', () => {
  expect(warning({ PUBLIC_URL })).toMatch(
    /open to the whole network.*unencrypted.*Set LISTEN_ADDRESS: localhost/,
  );
  expect(warning({ PUBLIC_URL })).not.toContain('TRUSTED_PROXY_COUNT');
});

test('behind a proxy it is said that addresses can be forged', () => {
  expect(warning({ PUBLIC_URL, TRUSTED_PROXY_COUNT: '1' })).toContain('TRUSTED_PROXY_COUNT');
});

test.each([
  ['the port is for this machine', { PUBLIC_URL, LISTEN_ADDRESS: 'localhost' }],
  ['it was opened on purpose', { PUBLIC_URL, LISTEN_ADDRESS: '0.0.0.0' }],
  ['it is all there is', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
  ['nothing is set', {}],
])('there is no warning where %s', (_, environment) => {
  expect(warning(environment)).toBeUndefined();
});
