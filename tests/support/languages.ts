import enDirectory from '#features/directory/messages/en.ts';
import esDirectory from '#features/directory/messages/es.ts';
import enHome from '#features/home/messages/en.ts';
import esHome from '#features/home/messages/es.ts';
import enQuote from '#features/quote/messages/en.ts';
import esQuote from '#features/quote/messages/es.ts';
import enShell from '#features/shell/messages/en.ts';
import esShell from '#features/shell/messages/es.ts';
import enSite from '#site/messages/en.ts';
import esSite from '#site/messages/es.ts';

/**
 * Both languages of the site: `code` as in addresses, `locale` as a browser asks for it, `words` of every page. Texts
 * that the specification fixes stand in the tests themselves.
 */
export const LANGUAGES = [
  {
    code: 'en',
    locale: 'en-US',
    words: { site: enSite, shell: enShell, home: enHome, quote: enQuote, directory: enDirectory },
  },
  {
    code: 'es',
    locale: 'es-US',
    words: { site: esSite, shell: esShell, home: esHome, quote: esQuote, directory: esDirectory },
  },
] as const;

export const [ENGLISH, SPANISH] = LANGUAGES;
