import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, inject, test } from 'vitest';
import { StartError } from '#server/errors.ts';
import { openDatabase } from './connect.ts';

/** Why the database at an address could not be opened. */
async function failureAt(address: URL): Promise<StartError> {
  const opening = openDatabase(address.href, { max: 1, statementTimeoutMs: 0 });
  const failure = await opening.then(
    ({ close }) => close(),
    (error: unknown) => error,
  );
  if (!(failure instanceof StartError))
    throw new Error('it was opened, or failed otherwise', { cause: failure });
  return failure;
}

test('a server without TLS is refused where TLS is asked for', async () => {
  const address = new URL(inject('maintenanceAddress'));
  address.search = '?sslmode=verify-full';
  const failure = await failureAt(address);
  expect(failure.message).toContain('offers no encrypted connection; switch it on');
  // It was reached: another try would not help.
  expect(failure.cause).toBeUndefined();
});

test('a server whose certificate nobody vouches for is refused', async () => {
  // It speaks no PostgreSQL, but TLS with a certificate that it signed itself, which is as far as one comes.
  const stranger = new SMTPServer({ secure: true });
  stranger.on('error', () => {});
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = stranger.server.address() as AddressInfo;
    const failure = await failureAt(
      new URL(`postgresql://site:secret@127.0.0.1:${port}/site?sslmode=verify-full&sslnegotiation=direct`),
    );
    expect(failure.message).toMatch(/certificate (is signed by nobody|has expired)/);
    expect(failure.message).not.toContain('secret');
    expect(failure.cause).toBeUndefined();
  } finally {
    await new Promise<void>((resolve) => stranger.close(() => resolve()));
  }
});

test('a file of certificates that is not there is named', async () => {
  const address = new URL(inject('maintenanceAddress'));
  address.search = '?sslmode=verify-full&sslrootcert=/nowhere/authority.pem';
  const { message } = await failureAt(address);
  expect(message).toContain('the file /nowhere/authority.pem, which its address names, cannot be read');
});
