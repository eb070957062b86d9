import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AnswerKind,
  answerKind,
  type CachedPage,
  cachedAnswer,
  type EncodedPage,
} from '#app/page-answer.ts';
import { pageName } from '#app/page-names.ts';
import { type Locale, negotiateLocale } from '#i18n/locale.ts';
import type { Logger } from '#server/log.ts';

/** Answers a request at once, or else leaves it to the application. */
export type AnswerQuickly = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

type CachedPageHandlerOptions = {
  findCached: (pathname: string, locale: Locale) => CachedPage | undefined;
  /** Counts one page of the address that asks. @throws when it asked too often */
  countPage: (request: IncomingMessage) => void;
  /** Headers of every answer of the site, in place of which a page may have its own. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
  /** Told of each answer: for metrics and traces. */
  onAnswer?: ((route: string, status: number) => void) | undefined;
};

/** An answer but for its request id: names and values of the headers in turns, as Node writes them fastest. */
type PreparedAnswer = {
  status: number;
  headers: readonly string[];
  body: Uint8Array | null;
  /** The page as the log names it. */
  route: string;
};

/**
 * Answers most requests for pages: GET of a cached page, by its plain address. The application would give the same
 * answer, but routing a request and building objects for it and its answer costs several times as much. What is the same
 * for all who ask is made when the first one does.
 */
export function cachedPageHandler(options: CachedPageHandlerOptions): AnswerQuickly {
  const { findCached, countPage, headers: common, log, onAnswer } = options;
  const prepared = new WeakMap<EncodedPage, Map<AnswerKind, PreparedAnswer>>();

  const prepare = (kind: AnswerKind, pathname: string, locale: Locale, page: CachedPage): PreparedAnswer => {
    const answers = prepared.get(page.encoded) ?? new Map<AnswerKind, PreparedAnswer>();
    const known = answers.get(kind);
    if (known) return known;
    const { status, headers, body } = cachedAnswer(kind, { pathname, locale }, page);
    const length = body && { 'Content-Length': String(body.length) };
    const answer = {
      status,
      headers: Object.entries({ ...common, ...headers, ...length }).flat(),
      body,
      route: pageName(pathname) ?? '/*',
    };
    prepared.set(page.encoded, answers.set(kind, answer));
    return answer;
  };

  return (request, response, otherwise) => {
    const { method, url: pathname = '', headers } = request;
    const locale = negotiateLocale({
      pathname,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
    });
    const page = method === 'GET' ? findCached(pathname, locale) : undefined;
    if (!page) {
      otherwise();
      return;
    }
    try {
      countPage(request);
    } catch {
      // The application refuses with the words that a refusal has.
      otherwise();
      return;
    }
    const wanted = {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding']?.toString(),
    };
    const answer = prepare(answerKind(wanted, page), pathname, locale, page);
    const { status, route } = answer;
    const requestId = randomUUID();
    response.writeHead(status, [...answer.headers, 'X-Request-Id', requestId]);
    response.end(answer.body);
    log.debug({ requestId, method, route, status, durationMs: 0 });
    onAnswer?.(route, status);
  };
}
