import { Hono } from 'hono';
import { isOwnOrigin, refuseForeignWrite } from '#server/http/own-origin.ts';
import { readJsonBody } from '#server/http/request-body.ts';
import { countedLog } from '#server/http/request-log.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import type { Logger } from '#server/log.ts';
import { readCspReport } from './read-csp-report.ts';

/** Of one address. A page that breaks in more ways says it with the next one, too. */
const CALLS_PER_MINUTE = 20;
/** A report repeats the page's policy and takes up to two kilobytes. */
const BODY_LIMIT_BYTES = 16_384;
/** How long equal reports are counted before the log has their line, and how many lines of different ones there are. */
const LOG = { everyMs: 10 * 60_000, mostWithDetails: 50 };

type CspReportsOptions = {
  publicOrigin: string;
  /** The page of a path as the log names it; undefined for any other address. */
  pageName: (pathname: string) => string | undefined;
  log: Logger;
  /** Counts one for the metrics. */
  countViolation: ((directive: string) => void) | undefined;
};

/**
 * `POST /api/csp-reports`: where browsers report what a page's Content-Security-Policy has refused, in the format of
 * `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). Nothing is stored. The log counts directive,
 * blocked origin and page: no query, no sample of a script, no address of a visitor. What a browser's own extensions
 * tried is no fault of a page, and a report on another site's page is none of ours: both are left out.
 */
export function cspReports({ publicOrigin, pageName, log, countViolation }: CspReportsOptions): Hono {
  const count = countedLog(log, 'browsers reported violations of the Content-Security-Policy', LOG);
  return new Hono().post('/', rateLimitPerMinute(CALLS_PER_MINUTE), async (context) => {
    refuseForeignWrite(context, publicOrigin);
    const violation = readCspReport(await readJsonBody(context, BODY_LIMIT_BYTES, 'application/csp-report'));
    if (violation && isOwnOrigin(context, violation.page.origin, publicOrigin)) {
      const { directive, blocked, page } = violation;
      const isOwn = isOwnOrigin(context, blocked, publicOrigin);
      countViolation?.(directive);
      count({ directive }, { blocked: isOwn ? 'self' : blocked, page: pageName(page.pathname) ?? '/*' });
    }
    return context.body(null, 204);
  });
}
