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

/** Of `report-uri`, and of `report-to`. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    page: report['document-uri'],
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
  }));
const report = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text }),
  })
  .transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
  }));
const anyReport = z.union([oldReport, report]);

/** Of one request: a page that breaks in more ways says it with the next one, too. */
const MOST_REPORTS = 10;

/** "chrome-extension", "moz-extension://…", "safari-web-extension://…". */
const EXTENSION = /^[a-z-]+-extension(?::|$)/i;

/**
 * Reads the reports of one request. Chromium and Firefox send a list, Safari one report alone, in the new format under
 * the old format's media type, and a list may hold reports of other kinds: each is read for itself.
 *
 * @returns what pages were refused, without the doings of a browser's extensions; undefined when it is no JSON object
 *   or list
 */
export function readCspReports(body: string): CspViolation[] | undefined {
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  return [parsed]
    .flat()
    .slice(0, MOST_REPORTS)
    .flatMap((sent) => {
      const { page = '', directive = '', blocked = '', source = '' } = anyReport.safeParse(sent).data ?? {};
      if (EXTENSION.test(blocked) || EXTENSION.test(source) || !URL.canParse(page)) return [];
      // Older browsers give the directive with its values.
      const name = directive.split(' ')[0] ?? '';
      return [
        {
          directive: DIRECTIVES.has(name) ? name : 'other',
          blocked: blockedOrigin(blocked),
          page: new URL(page),
        },
      ];
    });
}

const WEB_ADDRESS = /^(?:https?|wss?):/i;
/** A browser's word for what has no address, or an address's scheme. */
const WORD = /^[a-z][a-z0-9+.-]{0,30}(?=:|$)/;

function blockedOrigin(blocked: string): string {
  if (WEB_ADDRESS.test(blocked))
    return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : 'other';
  return WORD.exec(blocked)?.[0] ?? 'other';
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
