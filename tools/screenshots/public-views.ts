import { openFooter, untilPartInteractive } from '../../tests/support/open-page.ts';
import { afterSending, openAssistant, openMenu, sendEmpty, submitStep, toStep2, type View } from './view.ts';

/** Of a form that was replaced by its thanks. */
const thanksOf = (kind: string) => `#${kind}-form [role=status] dl`;
const errorOf = (kind: string) => `#${kind}-form [aria-invalid=true]`;

/** Every page that visitors see, and its open dialogs. */
export const PUBLIC_VIEWS: readonly View[] = [
  { name: 'home', path: '/', shows: '#home h1' },
  {
    name: 'home-menu',
    path: '/',
    reach: openMenu,
    shows: 'header details[open] nav, header button[aria-expanded=true]',
  },
  {
    name: 'home-starting-point',
    path: '/',
    reach: (page) => page.locator('details[name] summary').first().click(),
    shows: 'details[name][open] summary',
  },
  {
    name: 'accessibility-panel',
    path: '/quote',
    reach: (page) => page.locator('button[aria-haspopup=dialog][aria-expanded]').click(),
    shows: '[role=switch]',
  },
  { name: 'assistant', path: '/quote', isWindowOnly: true, reach: openAssistant, shows: '[role=log]' },
  {
    name: 'assistant-answer',
    path: '/quote',
    isWindowOnly: true,
    reach: async (page) => {
      await openAssistant(page);
      await page.getByRole('dialog').locator('ul button').first().click();
    },
    // Only an answer can be said to have helped.
    shows: '[role=log] button[aria-pressed]',
  },
  {
    name: 'home-service',
    path: '/',
    reach: async (page) => {
      await untilPartInteractive(page, '#services h2');
      await page.locator('#services button').first().click();
    },
    shows: 'dialog[open] h2',
  },
  {
    name: 'news-dialog',
    path: '/',
    reach: async (page) => {
      await untilPartInteractive(page, '#news h2');
      await page.locator('#news article a').first().click();
    },
    shows: 'dialog[open] h4',
  },
  { name: 'news-article', path: '/news/refill-before-the-storm', shows: 'article h1' },
  { name: 'quote-step-1', path: '/quote', shows: '#quote-basic-info' },
  { name: 'quote-errors', path: '/quote', reach: submitStep, shows: '#quote-county[aria-invalid=true]' },
  {
    name: 'quote-step-2',
    path: '/quote?planType=family&children=1&core=package2',
    reach: toStep2,
    shows: '#quote-core-package',
  },
  {
    name: 'quote-step-3',
    path: '/quote?planType=family&children=1&core=package2&hospital=true',
    reach: async (page) => {
      await toStep2(page);
      await submitStep(page);
    },
    shows: '#quote-share',
  },
  { name: 'contact-errors', path: '/', reach: sendEmpty('contact'), shows: errorOf('contact') },
  {
    name: 'contact-sent',
    path: afterSending('/', 'contact', '/api/contact'),
    shows: thanksOf('contact'),
  },
  {
    name: 'quote-request-errors',
    path: '/quote?request=1',
    reach: sendEmpty('quote-request'),
    shows: errorOf('quote-request'),
  },
  {
    name: 'quote-request-sent',
    path: afterSending('/quote', 'quote-request', '/api/quote-requests'),
    shows: thanksOf('quote-request'),
  },
  { name: 'providers', path: '/providers', shows: 'search form' },
  {
    name: 'providers-results',
    path: '/providers?specialty=Cardiology&county=Miami-Dade',
    shows: 'main ol article',
  },
  { name: 'providers-name', path: '/providers?doctor=maria+garcia+lopes', shows: 'main ol article' },
  {
    name: 'providers-expanded',
    path: '/providers?specialty=Urology&zipCode=33126',
    shows: 'main ol article',
  },
  { name: 'providers-empty', path: '/providers?doctor=qqqqqqqqqq', shows: 'main section:has(ol:empty) h2' },
  { name: 'providers-invalid', path: '/providers?zipCode=00000', shows: 'search [aria-invalid=true]' },
  { name: 'shortlist-empty', path: '/providers/shortlist', shows: 'main h2' },
  { name: 'recommend', path: '/providers/recommend', shows: 'main #recommendation-form' },
  {
    name: 'recommend-dialog',
    path: '/providers',
    reach: (page) => page.locator('search a[href$="/recommend"]').click(),
    shows: 'dialog[open] #recommendation-form',
  },
  {
    name: 'recommend-sent',
    path: afterSending('/providers/recommend', 'recommendation', '/api/providers/recommend'),
    shows: thanksOf('recommendation'),
  },
  { name: 'join-network', path: '/join-network', shows: '#join-network-form' },
  {
    name: 'join-network-errors',
    path: '/join-network',
    reach: sendEmpty('join-network'),
    shows: errorOf('join-network'),
  },
  {
    name: 'join-network-sent',
    path: afterSending('/join-network', 'join-network', '/api/join-network'),
    shows: thanksOf('join-network'),
  },
  { name: 'member-portal', path: '/member-portal', shows: '#portal-cards' },
  {
    name: 'faq',
    path: '/',
    reach: (page) =>
      page.locator('#faq').evaluate((section) => {
        for (const details of section.querySelectorAll('details')) details.open = true;
      }),
    shows: '#faq details[open]',
  },
  {
    name: 'policy-dialog',
    path: '/quote',
    reach: async (page) => {
      await openFooter(page);
      await page.locator('footer a[aria-haspopup=dialog]').first().click();
    },
    shows: 'dialog[open] h2',
  },
  { name: 'policy-refund', path: '/policies/refund', shows: '#other-policies' },
  { name: 'policy-grievance', path: '/policies/grievance', shows: '#other-policies' },
  { name: 'accessibility', path: '/accessibility', shows: 'main h1' },
  { name: 'privacy', path: '/privacy', shows: 'main h1' },
  { name: 'not-found', path: '/nothing/here', shows: 'main h1' },
];
