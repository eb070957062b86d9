import { isIP } from 'node:net';
import { z } from 'zod';
import { readPlanValues } from '#features/directory/plan-values.ts';
import { unprefixedPath } from '#i18n/locale.ts';
import { readHosts } from '#server/http/known-hosts.ts';
import { readNetworks } from '#server/http/networks.ts';
import { isPlainAddress, readAddressList } from '#server/mail.ts';
import { type OfficeHours, WEEKDAYS } from '#site/site.ts';

/* What a setting may be, each with the words that say what is expected (src/app/settings.ts). */

/** A phone number as people write it. */
export const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a phone number like (305) 555-0100');
/** Where a link leads: another site, or a page of this one, which is in the language of whoever follows it. */
export const link = z
  .string()
  .refine(
    (value) => /^\/(?!\/)/.test(value) || isWebAddress(value),
    'a web address like https://example.com, or a path like /quote',
  )
  .transform(unprefixedPath);
/** A page of another site. */
export const webAddress = z.string().refine(isWebAddress, 'a web address like https://example.com');
/** Base address of a service that is sent secrets: encrypted, or on this machine. */
export const endpoint = (example: string) =>
  z.string().refine(isSafeEndpoint, `a web address like ${example} (http only for localhost)`);
/** Base address of a service that is told nothing confidential, as a collector in the same network. */
export const serviceAddress = z
  .string()
  .refine(
    isServiceAddress,
    'a web address like http://collector:4318, without a user name and nothing behind a question mark',
  );
/** Headers as OpenTelemetry's settings have them. */
export const telemetryHeaders = parsed(
  readHeaders,
  'names and values like api-key=123,tenant=clinic (special characters percent-encoded)',
);
/** A secret that is sent as a bearer token (RFC 6750). */
export const token = z
  .string()
  .regex(
    /^[\w.~+/-]{20,}=*$/,
    'at least 20 letters, digits or - . _ ~ + /, as openssl rand -hex 20 makes them',
  );
/** A part of a whole. */
export const share = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,9})$/, 'a number from 0 to 1, like 0.05')
  .transform(Number);
/** Where a PostgreSQL answers. */
export const databaseAddress = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    'an address like postgresql://user:password@host:5432/database (special characters percent-encoded)',
  );
/** Any text that is not empty. */
export const text = z.string().trim().min(1, 'some text');
/** A whole number within bounds. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`);
/** Where the server listens. */
export const listenAddress = z
  .string()
  .refine(
    (value) => value === 'localhost' || isIP(value) !== 0,
    'localhost for this machine only, or a network address like 0.0.0.0 (all) or 192.168.1.20',
  );
/** Network addresses and ranges of them. */
export const networks = parsed(
  readNetworks,
  'network addresses or ranges separated by commas, like 127.0.0.1, 172.16.0.0/12, fd00::/8',
);
/** Hosts that requests may ask for. */
export const hosts = parsed(
  readHosts,
  'host names or network addresses separated by commas, without ports, like site-1.internal, 10.0.0.5',
);
/** A mail server. Nothing may follow the port: a query could switch off TLS or the check of the certificate. */
export const mailServer = z
  .string()
  .refine(
    isMailServer,
    'an address like smtp://user:password@mail.example.com:587 (special characters percent-encoded, nothing behind the port)',
  );
/** Email addresses, separated by commas. */
export const addresses = parsed(
  readAddressList,
  'email addresses separated by commas, like desk@example.com',
);
/** Where people report a weakness of the site, as /.well-known/security.txt says it (RFC 9116, 2.5.3). */
export const reportAddress = z
  .string()
  .refine(
    isReportAddress,
    'an address like mailto:security@example.com or https://example.com/report-a-weakness',
  );
/** Which plans texts in the column planId stand for. */
export const planValues = parsed(
  readPlanValues,
  'texts and what they stand for (phc, dpo or both), like PHC=phc; DPO=dpo; PHC+DPO=both',
);
/** The office hours of a week. */
export const hours = parsed(parseHours, 'days and times like "1-5 08:00-17:00" (1 is Monday)');

/** Parses a text. @param read undefined for a text that cannot be parsed @param expected what it should be, in words */
function parsed<Value>(read: (text: string) => Value | undefined, expected: string) {
  return z.string().transform((text, context): Value => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(expected);
    return z.NEVER;
  });
}

/** Whether a text is a web address and nothing behind its host. */
export function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`;
}

/** Whether a text is an address of http or https. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** URL.canParse would pass a line break, which begins another field of the file. */
function isReportAddress(value: string): boolean {
  if (value.startsWith('mailto:')) return isPlainAddress(value.slice('mailto:'.length));
  return /^https:\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value);
}

/**
 * Whether a base address may be sent secrets: encrypted, or on this machine. A user name, a query or a fragment in it
 * would be lost, or end up in logs.
 */
export function isSafeEndpoint(value: string): boolean {
  if (!isServiceAddress(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isServiceAddress(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
}

function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/[^/]/.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return ['', '/'].includes(pathname) && `${search}${hash}` === '';
}

function parseHours(value: string): OfficeHours | undefined {
  const match = /^(\d)-(\d) (\d{2}):(\d{2})-(\d{2}):(\d{2})$/.exec(value.trim());
  if (!match) return undefined;
  const [first = 0, last = 0, openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = match
    .slice(1)
    .map(Number);
  const firstDay = WEEKDAYS.find((day) => day === first);
  const lastDay = WEEKDAYS.find((day) => day === last);
  if (!firstDay || !lastDay || firstDay > lastDay) return undefined;
  const opensAt = openHour * 60 + openMinute;
  const closesAt = closeHour * 60 + closeMinute;
  const isPossible = openMinute < 60 && closeMinute < 60 && opensAt < closesAt && closesAt <= 24 * 60;
  return isPossible ? { firstDay, lastDay, opensAt, closesAt } : undefined;
}

/**
 * Reads headers as OpenTelemetry writes them in a setting: `name=value` pairs with commas between, values
 * percent-encoded.
 *
 * @returns undefined when it is something else
 */
function readHeaders(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x2b\x2d-\x7e]*)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return headers;
}
