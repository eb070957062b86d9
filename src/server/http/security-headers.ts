import { createMiddleware } from 'hono/factory';

/** Headers of every answer. Pages add their own Content-Security-Policy with the hashes of their inline scripts. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** @param isHttps whether the public address is https; only then browsers are told to insist on it */
export function commonHeaders({ isHttps }: { isHttps: boolean }): Readonly<Record<string, string>> {
  return isHttps
    ? { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
}

/** Adds the headers of every answer, and a policy where it has none of its own. */
export function securityHeaders(options: { isHttps: boolean }) {
  const headers = Object.entries(commonHeaders(options));
  return createMiddleware(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', API_POLICY);
    }
  });
}
