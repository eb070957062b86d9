import { describe, expect, test } from 'vitest';
import {
  localeCookie,
  localeFromCookie,
  localeFromPath,
  negotiateLocale,
  preferredLocale,
  prefixedPath,
  unprefixedPath,
} from './locale.ts';

describe('preferredLocale', () => {
  test.each([
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['ES-us', 'es'],
    ['en-US,es;q=0.9', 'en'],
    ['fr-CA,es;q=0.9', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %j is %s: only the first tag counts', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

describe('negotiateLocale', () => {
  const request = { pathname: '/quote', cookie: undefined, acceptLanguage: undefined };

  test('a prefix in the path wins over cookie and browser', () => {
    expect(negotiateLocale({ pathname: '/es/quote', cookie: 'site-language=en', acceptLanguage: 'en' })).toBe(
      'es',
    );
  });

  test('the kept choice wins over the browser', () => {
    expect(negotiateLocale({ ...request, cookie: 'a=b; site-language=en', acceptLanguage: 'es' })).toBe('en');
  });

  test('a kept value that is not a language of ours is ignored', () => {
    expect(negotiateLocale({ ...request, cookie: 'site-language=fr', acceptLanguage: 'es' })).toBe('es');
  });

  test('without any hint the page is English', () => {
    expect(negotiateLocale(request)).toBe('en');
  });
});

describe('paths', () => {
  test.each([
    ['/', undefined, '/'],
    ['/quote', undefined, '/quote'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/en/providers', 'en', '/providers'],
    ['/estate', undefined, '/estate'],
    ['/fr/quote', undefined, '/fr/quote'],
  ])('%s has the language %s and is the page %s', (pathname, locale, page) => {
    expect(localeFromPath(pathname)).toBe(locale);
    expect(unprefixedPath(pathname)).toBe(page);
  });

  test('the same page at the other language', () => {
    expect(prefixedPath('/en/quote', 'es')).toBe('/es/quote');
    expect(prefixedPath('/', 'es')).toBe('/es');
  });
});

test('the cookie that is written is the cookie that is read', () => {
  expect(localeFromCookie(localeCookie('es').split(';')[0])).toBe('es');
});
