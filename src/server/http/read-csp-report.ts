import { z } from 'zod';

/** What a page's policy has refused, as far as it may be logged. */
export type CspViolation = {
  /** "script-src-elem"; "other" for a word that is no directive of ours. */
  directive: string;
  /** The origin that was asked, a word ("inline", "trusted-types-sink"), or a scheme ("data"). */
  blocked: string;
  /** The page. Only its path may be logged, and by its name. */
  page: URL;
};

/** A value of the metrics' label: few, and none that a sender makes up. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

const text = z.string().optional().catch(undefined);

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** "chrome-extension", "moz-extension://…", "safari-web-extension://…". */
const EXTENSION = /^[a-z-]+-extension(?::|$)/i;

/**
 * Reads what a browser reports.
 *
 * @returns what a page was refused; undefined for the doings of a browser's extensions, and for what is no such report
 */
export function readCspReport(body: Record<string, unknown>): CspViolation | undefined {
  const {
    'document-uri': page = '',
    'violated-directive': violated = '',
    'effective-directive': effective = violated,
    'blocked-uri': blocked = '',
    'source-file': source = '',
  } = reportSchema.safeParse(body).data?.['csp-report'] ?? {};
  if (EXTENSION.test(blocked) || EXTENSION.test(source) || !URL.canParse(page)) return undefined;
  // Older browsers give the directive with its values.
  const name = effective.split(' ')[0] ?? '';
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    blocked: blockedOrigin(blocked),
    page: new URL(page),
  };
}

const WEB_ADDRESS = /^(?:https?|wss?):/i;
/** A browser's word for what has no address, or an address's scheme. */
const WORD = /^[a-z][a-z0-9+.-]{0,30}(?=:|$)/;

function blockedOrigin(blocked: string): string {
  if (WEB_ADDRESS.test(blocked))
    return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : 'other';
  return WORD.exec(blocked)?.[0] ?? 'other';
}
