import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedPage, cachedAnswer } from '#app/page-answer.ts';
import { pageName } from '#app/page-names.ts';
import { negotiateLocale } from '#i18n/locale.ts';
import type { Logger } from '#server/log.ts';

/** Answers a request at once, or else leaves it to the application. */
export type AnswerQuickly = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

type CachedPageHandlerOptions = {
  findCached: (pathname: string, locale: ReturnType<typeof negotiateLocale>) => CachedPage | undefined;
  /** Counts one page of the address that asks. Rejects when it asked too often. */
  countPage: (request: IncomingMessage) => Promise<void>;
  /** Headers of every answer of the site. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
  /** Told of each answer: for metrics and traces. */
  onAnswer?: ((route: string, status: number) => void) | undefined;
};

/**
 * Answers most requests for pages: GET of a cached page, by its plain address. The application would give the same
 * answer, but routing a request and building objects for it and its answer costs four times as much.
 */
export function cachedPageHandler(options: CachedPageHandlerOptions): AnswerQuickly {
  const { findCached, countPage, headers: common, log, onAnswer } = options;
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
    const send = () => {
      const wanted = {
        ifNoneMatch: headers['if-none-match'],
        acceptEncoding: headers['accept-encoding']?.toString(),
      };
      const answer = cachedAnswer(wanted, { pathname, locale }, page);
      const requestId = randomUUID();
      response.writeHead(answer.status, {
        ...answer.headers,
        ...common,
        'X-Request-Id': requestId,
        ...(answer.body && { 'Content-Length': answer.body.length }),
      });
      response.end(answer.body);
      const route = pageName(pathname) ?? '/*';
      log.debug({ requestId, method, route, status: answer.status, durationMs: 0 });
      onAnswer?.(route, answer.status);
    };
    // The application refuses with the words that a refusal has.
    countPage(request).then(send, otherwise);
  };
}
