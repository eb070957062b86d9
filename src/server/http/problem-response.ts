import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { AdmissionFull } from '#server/admission.ts';
import { isDatabaseOutage } from '#server/database/connection-failure.ts';
import { DomainError, InvalidInput, TooManyRequests, Unavailable } from '#server/errors.ts';
import { loggedRoute } from '#server/http/request-log.ts';
import type { Logger } from '#server/log.ts';

/** The wire shape of an error: RFC 9457 with the `message` that clients read (docs/product/api.md). */
export type ProblemDocument = {
  type: string;
  title: string;
  status: number;
  /** Stable name of the problem, for programs. */
  code: string;
  message: string;
  requestId: string;
  fields?: readonly { field: string; key: string }[];
  retryAfterSeconds?: number;
};

/** Turns whatever was thrown into a problem answer. The one place where errors become HTTP. */
export function problemResponse(error: unknown, context: Context, log: Logger): Response {
  const problem = toDomainError(error);
  const requestId = context.get('requestId') ?? '';
  if (!problem || problem.status >= 500) {
    log.error({ requestId, route: loggedRoute(context), error: describeFault(error) }, 'request failed');
  }
  const status = problem?.status ?? 500;
  const document: ProblemDocument = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: problem?.code ?? 'fault',
    message: problem?.message ?? 'Something went wrong on our end. Please try again.',
    requestId,
    ...(problem instanceof InvalidInput ? { fields: problem.fields } : {}),
    ...(problem instanceof TooManyRequests ? { retryAfterSeconds: problem.retryAfterSeconds } : {}),
  };
  return new Response(JSON.stringify(document), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...(problem instanceof TooManyRequests ? { 'Retry-After': String(problem.retryAfterSeconds) } : {}),
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  });
}

/**
 * What went wrong, if it has a name: what a verb threw on purpose, no free turn, or a database that does not answer.
 */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return error instanceof AdmissionFull || isDatabaseOutage(error) ? new Unavailable() : undefined;
}

/** What is logged of a fault: kinds and stack frames, never a message, which may quote what a visitor typed. */
function describeFault(error: unknown): { name: string; code?: string; frames?: string } {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(root instanceof Error)) return { name: typeof root };
  const frames = root.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');
  return {
    name: root.name,
    ...('code' in root ? { code: String(root.code) } : {}),
    ...(frames ? { frames } : {}),
  };
}
