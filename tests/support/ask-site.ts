import { inject } from 'vitest';

/**
 * Asks the built site (built-site.ts) as a browser in English does that keeps no cookie.
 *
 * @param path goes behind the address as it stands: `//quote` is a path, too
 */
export function ask(path: string, { headers, ...init }: Init = {}): Promise<Response> {
  return fetch(inject('siteAddress') + path, {
    ...init,
    headers: { 'Accept-Language': 'en-US', ...headers },
  });
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** The HTML of a page, whatever its status. */
export async function htmlOf(path: string, init?: Init): Promise<string> {
  return (await ask(path, init)).text();
}

/** What a page's HTML shows, without its scripts, which carry all of its words. */
export function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}
