import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sitemapXml } from './well-known-files.ts';

test('each language of a page is an entry of its own that names all of them', () => {
  const xml = sitemapXml([
    {
      addresses: { en: 'https://clinic.example/en', es: 'https://clinic.example/es' },
      negotiated: 'https://clinic.example/',
      lastModified: new Date('2026-05-04T12:00:00Z'),
    },
  ]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://clinic.example/en</loc>',
    '<loc>https://clinic.example/es</loc>',
  ]);
  expect(xml.match(/hreflang="(en|es|x-default)"/g)).toHaveLength(6);
  expect(xml).toContain('<lastmod>2026-05-04</lastmod>');
});

test('no character of an address breaks the document', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const [, written = ''] = /<loc>([^<]*)<\/loc>/.exec(sitemapXml([{ addresses: { en: address } }])) ?? [];
      expect(written).not.toMatch(/[<>"']|&(?!#\d+;)/);
      expect(written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(address);
    }),
    { numRuns: 30 },
  );
});
