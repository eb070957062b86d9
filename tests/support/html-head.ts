/** What the HTML of a page says of itself in its head, as programs read it that run no script. */
export type HtmlHead = {
  language: string;
  title: string;
  description: string;
  /** The page's own address, absolute; empty when it names none. */
  canonical: string;
  /** Absolute addresses of the same page by language, and `x-default`. */
  alternates: Record<string, string>;
  /** By property: "og:url". */
  properties: Record<string, string>;
};

export function readHead(html: string): HtmlHead {
  const links = elements(html, 'link');
  const metas = elements(html, 'meta');
  return {
    language: elements(html, 'html')[0]?.['lang'] ?? '',
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: metas.find(({ name }) => name === 'description')?.['content'] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? '',
    alternates: byKey(
      links.filter(({ rel }) => rel === 'alternate'),
      'hreflang',
      'href',
    ),
    properties: byKey(metas, 'property', 'content'),
  };
}

type Attributes = Record<string, string>;

function elements(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

function byKey(all: readonly Attributes[], key: string, value: string): Record<string, string> {
  return Object.fromEntries(
    all.flatMap((one) => {
      const [found, said] = [one[key], one[value]];
      return found !== undefined && said !== undefined ? [[found, said]] : [];
    }),
  );
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
