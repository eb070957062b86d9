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

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** @param isHttps whether the public address is https; only then browsers are told to insist on it */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  return createMiddleware(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    if (isHttps) context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', API_POLICY);
    }
  });
}
