import type { NodemailerError } from 'nodemailer';
import { isThisMachine } from '#server/http/this-machine.ts';

/** A mail in plain text. Nothing that a visitor wrote belongs into a header but a checked `replyTo`. */
export type Mail = {
  to: readonly string[];
  subject: string;
  text: string;
  /** "<reference@example.com>": the same for every try, by which mail programs know a repeat. */
  messageId: string;
  replyTo: string | undefined;
};

/**
 * Why a mail was not sent, in classes that hold nothing of what the server answered: refused for good, deferred by
 * the server, sign-in to the server failed, no TLS with it that can be trusted, no server reached, no answer in time, or
 * something else.
 */
export const MAIL_FAILURES = [
  'refused',
  'deferred',
  'sign-in',
  'no-tls',
  'unreachable',
  'timeout',
  'fault',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** How a sending ended. */
export type MailOutcome = { isSent: true } | { isSent: false; reason: MailFailure };

export type SendMail = (mail: Mail) => Promise<MailOutcome>;

/** Times after which a server that does not answer is given up. */
export type SmtpTimeouts = { answerMs: number; wholeMs: number };

const TIMEOUTS: SmtpTimeouts = { answerMs: 15_000, wholeMs: 75_000 };

/**
 * Opens the way to a mail server. Connections are made for each mail, so that none is held that the server has
 * forgotten. Mails hold what visitors wrote: to another machine they go over TLS with a certificate that is verified, or
 * not at all (RFC 8314, 5.2).
 *
 * @param url smtp://user:password@host:587 or smtps://…; a query would change these settings
 * @param from the sender of every mail
 */
export function openSmtp({
  url,
  from,
  timeouts = TIMEOUTS,
}: {
  url: string;
  from: string;
  timeouts?: SmtpTimeouts;
}): SendMail {
  const open = async () => {
    // With the first mail: no start waits for the program that talks to mail servers.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: timeouts.answerMs,
      greetingTimeout: timeouts.answerMs,
      dnsTimeout: timeouts.answerMs,
      // The slowest answer is the one after the text: the server looks the mail over first.
      socketTimeout: timeouts.answerMs * 2,
      requireTLS: needsTls(url),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof open> | undefined;
  return async ({ to, subject, text, messageId, replyTo }) => {
    try {
      transport ??= open();
      await (await transport).sendMail({
        from,
        to: [...to],
        subject,
        text,
        messageId,
        ...(replyTo === undefined ? {} : { replyTo }),
        // Sent by a program: no holiday notices come back (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(timeouts.wholeMs),
      });
      return { isSent: true };
    } catch (error) {
      return { isSent: false, reason: classify(error) };
    }
  };
}

function needsTls(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && !isThisMachine(hostname);
}

const UNREACHABLE = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EPROXY']);
const SIGN_IN = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
/** Codes of Node's TLS that say why a certificate is not trusted; nodemailer keeps them beside its own. */
const MISTRUST = /CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|HOSTNAME_MISMATCH/;

function classify(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'fault';
  const { code = '', originalCode = '', responseCode, permanent } = error as NodemailerError;
  if (SIGN_IN.has(code)) return 'sign-in';
  if (code === 'ETLS' || MISTRUST.test(originalCode)) return 'no-tls';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  // Only what is said about this mail is final; a server that turns everybody away may take it later.
  if (permanent && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused';
  if (UNREACHABLE.has(code)) return 'unreachable';
  return responseCode === undefined ? 'fault' : 'deferred';
}

/**
 * Whether a text is one plain address that may be in a mail's header: no name, no quotes, no characters with a meaning
 * of their own there. Stricter than what visitors may enter.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+$/.test(text);
}

/** The addresses in a list such as "one@example.com, two@example.com"; undefined when one of them is none. */
export function readAddressList(text: string): readonly string[] | undefined {
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isPlainAddress) ? addresses : undefined;
}

/** The part after the @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
