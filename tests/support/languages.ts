import enAccessibilityPanel from '#features/accessibility-panel/messages/en.ts';
import esAccessibilityPanel from '#features/accessibility-panel/messages/es.ts';
import enAssistant from '#features/assistant/messages/en.ts';
import esAssistant from '#features/assistant/messages/es.ts';
import enContact from '#features/contact/messages/en.ts';
import esContact from '#features/contact/messages/es.ts';
import enDirectory from '#features/directory/messages/en.ts';
import esDirectory from '#features/directory/messages/es.ts';
import enProvider from '#features/directory/provider/messages/en.ts';
import esProvider from '#features/directory/provider/messages/es.ts';
import enRecommend from '#features/directory/recommend/messages/en.ts';
import esRecommend from '#features/directory/recommend/messages/es.ts';
import enShortlist from '#features/directory/shortlist/messages/en.ts';
import esShortlist from '#features/directory/shortlist/messages/es.ts';
import enSuggestions from '#features/directory/suggestions/messages/en.ts';
import esSuggestions from '#features/directory/suggestions/messages/es.ts';
import enFaq from '#features/faq/messages/en.ts';
import esFaq from '#features/faq/messages/es.ts';
import enAbout from '#features/home/about/messages/en.ts';
import esAbout from '#features/home/about/messages/es.ts';
import enLocations from '#features/home/locations/messages/en.ts';
import esLocations from '#features/home/locations/messages/es.ts';
import enHome from '#features/home/messages/en.ts';
import esHome from '#features/home/messages/es.ts';
import enJoinNetwork from '#features/join-network/messages/en.ts';
import esJoinNetwork from '#features/join-network/messages/es.ts';
import enMemberPortal from '#features/member-portal/messages/en.ts';
import esMemberPortal from '#features/member-portal/messages/es.ts';
import enNews from '#features/news/messages/en.ts';
import esNews from '#features/news/messages/es.ts';
import enPolicies from '#features/policies/messages/en.ts';
import esPolicies from '#features/policies/messages/es.ts';
import enPreventiveCare from '#features/preventive-care/messages/en.ts';
import esPreventiveCare from '#features/preventive-care/messages/es.ts';
import enQuote from '#features/quote/messages/en.ts';
import esQuote from '#features/quote/messages/es.ts';
import enQuoteRequest from '#features/quote/request/messages/en.ts';
import esQuoteRequest from '#features/quote/request/messages/es.ts';
import enServices from '#features/services/messages/en.ts';
import esServices from '#features/services/messages/es.ts';
import enShell from '#features/shell/messages/en.ts';
import esShell from '#features/shell/messages/es.ts';
import enStatements from '#features/statements/messages/en.ts';
import esStatements from '#features/statements/messages/es.ts';
import enForms from '#forms/messages/en.ts';
import esForms from '#forms/messages/es.ts';
import enSite from '#site/messages/en.ts';
import esSite from '#site/messages/es.ts';

/**
 * Both languages of the site: `code` as in addresses, `tag` of the journeys in it (tests/e2e/README.md), `locale` as a
 * browser asks for it, `words` of every page. Texts that docs/product fixes are in the tests themselves.
 */
export const LANGUAGES = [
  {
    code: 'en',
    tag: '@en',
    locale: 'en-US',
    words: {
      site: enSite,
      shell: enShell,
      home: enHome,
      services: enServices,
      preventiveCare: enPreventiveCare,
      about: enAbout,
      locations: enLocations,
      news: enNews,
      quote: enQuote,
      directory: enDirectory,
      contact: enContact,
      quoteRequest: enQuoteRequest,
      forms: enForms,
      accessibilityPanel: enAccessibilityPanel,
      assistant: enAssistant,
      memberPortal: enMemberPortal,
      faq: enFaq,
      policies: enPolicies,
      statements: enStatements,
      joinNetwork: enJoinNetwork,
      recommend: enRecommend,
      provider: enProvider,
      shortlist: enShortlist,
      suggestions: enSuggestions,
    },
  },
  {
    code: 'es',
    tag: '@es',
    locale: 'es-US',
    words: {
      site: esSite,
      shell: esShell,
      home: esHome,
      services: esServices,
      preventiveCare: esPreventiveCare,
      about: esAbout,
      locations: esLocations,
      news: esNews,
      quote: esQuote,
      directory: esDirectory,
      contact: esContact,
      quoteRequest: esQuoteRequest,
      forms: esForms,
      accessibilityPanel: esAccessibilityPanel,
      assistant: esAssistant,
      memberPortal: esMemberPortal,
      faq: esFaq,
      policies: esPolicies,
      statements: esStatements,
      joinNetwork: esJoinNetwork,
      recommend: esRecommend,
      provider: esProvider,
      shortlist: esShortlist,
      suggestions: esSuggestions,
    },
  },
] as const;

export const [ENGLISH, SPANISH] = LANGUAGES;
