import { html } from 'hono/html';
import { telHref } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';

/*
 * What a browser shows when no page can be rendered for it now. It costs nothing to make, so it has neither the site's
 * frame nor its styles.
 */

type Reason = 'busy' | 'too-many';

const WORDS: Record<Locale, Record<Reason, string> & { title: string; again: string; call: string }> = {
  en: {
    title: 'Please try again in a moment',
    busy: 'A lot of people are on this site right now.',
    'too-many': 'Too many pages were opened in a short time.',
    again: 'Please reload this page in {seconds} sec.',
    call: 'In a hurry? Call us:',
  },
  es: {
    title: 'Por favor, inténtelo de nuevo en un momento',
    busy: 'En este momento muchas personas visitan el sitio.',
    'too-many': 'Se abrieron demasiadas páginas en poco tiempo.',
    again: 'Vuelva a cargar esta página en {seconds} s.',
    call: '¿Tiene prisa? Llámenos:',
  },
};

/**
 * A page that says in words why there is none, and when to come back.
 *
 * @param reason `busy` (503): all turns to render are taken; `too-many` (429): this address opened too many pages
 * @param retryAfterSeconds also the answer's Retry-After
 */
export async function refusedPage(
  locale: Locale,
  {
    reason,
    retryAfterSeconds,
    site,
  }: { reason: Reason; retryAfterSeconds: number; site: Pick<Site, 'brandName' | 'phones'> },
): Promise<Response> {
  const words = WORDS[locale];
  const again = words.again.replace('{seconds}', String(retryAfterSeconds));
  const phones = [site.phones.miamiDade, site.phones.otherCounties].map(
    (phone, index) => html`${index > 0 ? ', ' : ''}<a href="${telHref(phone)}">${phone}</a>`,
  );
  const page = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} | ${site.brandName}</title>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words[reason]} ${again}</p>
<p>${words.call} ${phones}</p>
</main>
</body>
</html>
`;
  return new Response(page, {
    status: reason === 'busy' ? 503 : 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
    },
  });
}
