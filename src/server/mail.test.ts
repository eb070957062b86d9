import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { headerOf, type SmtpPeer, startSmtpPeer } from '../../tests/support/smtp-peer.ts';
import { isPlainAddress, type Mail, openSmtp, readAddressList } from './mail.ts';

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function peer(...options: Parameters<typeof startSmtpPeer>): Promise<SmtpPeer> {
  const started = await startSmtpPeer(...options);
  closers.push(started.close);
  return started;
}

/** Something that listens and speaks no SMTP. */
async function listener(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FROM = 'site@clinic.example';
const MAIL: Mail = {
  to: ['desk@clinic.example'],
  subject: 'Nueva solicitud CC-7F3K-92QD: Cotización',
  text: 'Señora Núñez\n.\nfin\n',
  messageId: '<cc-7f3k-92qd@clinic.example>',
  replyTo: 'ana@example.com',
};
const refusing = (responseCode: number) =>
  Object.assign(new Error('no entry for ana@example.com'), { responseCode });

test('a mail arrives with its headers and its whole text', async () => {
  const { url, received } = await peer();
  expect(await openSmtp({ url, from: FROM })(MAIL)).toEqual({ isSent: true });
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['desk@clinic.example']);
  expect(headerOf(received[0], 'From')).toBe('site@clinic.example');
  expect(headerOf(received[0], 'Message-ID')).toBe('<cc-7f3k-92qd@clinic.example>');
  expect(headerOf(received[0], 'Reply-To')).toBe('ana@example.com');
  expect(headerOf(received[0], 'Content-Type')).toMatch(/^text\/plain; charset=utf-8/i);
  expect(received[0]?.text).toContain('fin');
});

test.for([
  [
    'refuses the recipient',
    { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(refusing(550)) },
    'refused',
  ],
  [
    'puts the recipient off',
    { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(refusing(451)) },
    'deferred',
  ],
  [
    'turns everybody away',
    { onConnect: (_: unknown, done: (e: Error) => void) => done(refusing(421)) },
    'unreachable',
  ],
] as const)('a server that %s', async ([, options, reason]) => {
  const { url } = await peer(options);
  expect(await openSmtp({ url, from: FROM })(MAIL)).toEqual({ isSent: false, reason });
});

test('a wrong password is not taken for a refused mail', async () => {
  const { port } = await peer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
  });
  const send = openSmtp({ url: `smtp://site:wrong@127.0.0.1:${port}`, from: FROM });
  expect(await send(MAIL)).toEqual({ isSent: false, reason: 'sign-in' });
});

/** Reaches this machine, but is no name of it: what is asked of other machines is asked there. */
const elsewhere = (port: number, scheme = 'smtp') => `${scheme}://0.0.0.0:${port}`;

test('on another machine a server without TLS gets no mail, with or without a password', async () => {
  const { port, received } = await peer();
  for (const url of [elsewhere(port), `smtp://site:secret@0.0.0.0:${port}`]) {
    expect(await openSmtp({ url, from: FROM })(MAIL)).toEqual({ isSent: false, reason: 'no-tls' });
  }
  expect(received).toEqual([]);
});

test.for([
  ['smtp', {}],
  ['smtps', { secure: true }],
] as const)(
  'on another machine a certificate that nobody vouches for gets no mail: %s',
  async ([scheme, options]) => {
    const { port, received } = await peer({ disabledCommands: [], ...options });
    const send = openSmtp({ url: elsewhere(port, scheme), from: FROM });
    expect(await send(MAIL)).toEqual({ isSent: false, reason: 'no-tls' });
    expect(received).toEqual([]);
  },
);

test('nobody there', async () => {
  const { url, close } = await startSmtpPeer();
  await close();
  expect(await openSmtp({ url, from: FROM })(MAIL)).toEqual({ isSent: false, reason: 'unreachable' });
});

test('a server that never says a word is given up', async () => {
  const url = await listener(() => {});
  const send = openSmtp({ url, from: FROM, timeouts: { answerMs: 100, wholeMs: 10_000 } });
  expect(await send(MAIL)).toEqual({ isSent: false, reason: 'timeout' });
});

test('a server that keeps talking and never comes to an end is given up too', async () => {
  const url = await listener((socket) => {
    const talking = setInterval(() => socket.write('220-one moment\r\n'), 10);
    socket.on('close', () => clearInterval(talking));
  });
  const send = openSmtp({ url, from: FROM, timeouts: { answerMs: 10_000, wholeMs: 200 } });
  expect(await send(MAIL)).toEqual({ isSent: false, reason: 'timeout' });
});

test.for([
  'a@b.example\r\nBcc: c@d.example',
  'Ana <a@b.example>',
  'a@b.example,c@d.example',
  'a b@c.example',
  '"a"@b.example',
  'ä@b.example',
  'a@',
  '@b',
])('%j may not stand in a header', (text) => {
  expect(isPlainAddress(text)).toBe(false);
});

test('a list of addresses is read whole or not at all', () => {
  expect(readAddressList('a@b.example, c+d@e.example')).toEqual(['a@b.example', 'c+d@e.example']);
  expect(readAddressList('a@b.example, c')).toBeUndefined();
  expect(readAddressList('')).toBeUndefined();
});
