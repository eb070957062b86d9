import { Hono } from 'hono';
import { LOCALES, languageCookiePath, localeCookie } from '#i18n/locale.ts';

/**
 * GET /language/en and /language/es: nothing but the cookie that keeps the language. Browsers without JavaScript load
 * it as a picture of pages that are in one language; with JavaScript the page writes the cookie itself.
 */
export function languageCookies(): Hono {
  const app = new Hono();
  for (const locale of LOCALES)
    app.get(languageCookiePath(locale), (context) => {
      context.header('Set-Cookie', localeCookie(locale));
      context.header('Cache-Control', 'no-store');
      return context.body(null, 204);
    });
  return app;
}
