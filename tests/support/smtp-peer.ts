import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a server received it: the raw text, headers included. */
export type ReceivedMail = { to: string[]; text: string };

export type SmtpPeer = {
  port: number;
  url: string;
  received: ReceivedMail[];
  close: () => Promise<void>;
};

/**
 * A real SMTP server on this machine that keeps what it is sent.
 *
 * @param options handlers that replace its own: one that refuses, or never answers
 * @param port the port it had before, for one that comes back
 */
export async function startSmtpPeer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is no fault of the server's.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: openPort } = server.server.address() as AddressInfo;
  return {
    port: openPort,
    url: `smtp://127.0.0.1:${openPort}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The value of a header, unfolded. */
export function headerOf(mail: ReceivedMail | undefined, name: string): string | undefined {
  const head = mail?.text.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}
