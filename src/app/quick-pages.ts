import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type KeptPage, keptAnswer } from '#app/page-answer.ts';
import { pageName } from '#app/page-names.ts';
import { negotiateLocale } from '#i18n/locale.ts';
import { requestAddress } from '#server/http/client-address.ts';
import type { CountAddress } from '#server/http/rate-limit.ts';
import type { Logger } from '#server/log.ts';

/** Answers a request at once, or else leaves it to the application. */
export type AnswerQuickly = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

type QuickPagesOptions = {
  findKept: (pathname: string, locale: ReturnType<typeof negotiateLocale>) => KeptPage | undefined;
  countPage: CountAddress;
  trustedProxyCount: number;
  /** Headers of every answer of the site. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
};

/**
 * Answers what most requests for pages ask: GET of a kept page, by its plain address. The application would give the
 * same answer, but routing a request and building objects for it and its answer costs four times as much.
 */
export function quickPages(options: QuickPagesOptions): AnswerQuickly {
  const { findKept, countPage, trustedProxyCount, headers: common, log } = options;
  return (request, response, otherwise) => {
    const { method, url: pathname = '', headers } = request;
    const locale = negotiateLocale({
      pathname,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
    });
    const page = method === 'GET' ? findKept(pathname, locale) : undefined;
    if (!page) {
      otherwise();
      return;
    }
    const send = () => {
      const wanted = {
        ifNoneMatch: headers['if-none-match'],
        acceptEncoding: headers['accept-encoding']?.toString(),
      };
      const answer = keptAnswer(wanted, { pathname, locale }, page);
      const requestId = randomUUID();
      response.writeHead(answer.status, {
        ...answer.headers,
        ...common,
        'X-Request-Id': requestId,
        ...(answer.body && { 'Content-Length': answer.body.length }),
      });
      response.end(answer.body);
      log.debug({
        requestId,
        method,
        route: pageName(pathname) ?? '/*',
        status: answer.status,
        durationMs: 0,
      });
    };
    // The application refuses with the words that a refusal has.
    countPage(requestAddress(request, trustedProxyCount)).then(send, otherwise);
  };
}
