import { describe, expect, test } from 'vitest';
import { FAQ_ENTRIES, faqAnchor, SERVICE_AREAS } from '#features/faq/faq.ts';
import { BUNDLED_ARTICLES } from '#features/news/bundled/bundled-articles.server.ts';
import { POLICIES } from '#features/policies/policies.ts';
import { PANEL_GROUPS } from '#features/preventive-care/panel-groups.ts';
import { PACKAGE_NAMES } from '#features/quote/quote.ts';
import { SITE } from '../support/default-site.ts';
import { ENGLISH, type LANGUAGES, SPANISH } from '../support/languages.ts';
import { FIRST_QUESTIONS } from './first-questions.ts';
import { asserts, mentions } from './mentions.ts';

/*
 * What a right answer needs must be in the site's own text, where the answer is asked to send the visitor, and nothing
 * there may be what no right answer asserts.
 */

const KINDS = new Set(['fact', 'hours', 'tier', 'refund', 'grievance', 'trap']);
const { phones, offices } = SITE;
/** Values of the placeholders in the site's texts, in both languages. */
const FACTS: Record<string, string> = {
  ...phones,
  counties: SERVICE_AREAS.join(', '),
  firstOffice: offices[0].city,
  secondOffice: offices[1].city,
  address: offices[0].street,
};

/** The text at each place of the site, in one language, by the path that cites it. */
function placesIn({ code, words }: (typeof LANGUAGES)[number]): Map<string, string> {
  const { faq, site, policies } = words;
  const days = site.days;
  const hours = `${days['1']}, 8:00 AM, ${days['5']}, 5:00 PM`;
  const addresses = offices.map(({ street, city, zipCode }) => `${street}, ${city}, ${zipCode}`);
  const contact = textOf([hours, Object.values(phones), addresses]);
  const groups = PANEL_GROUPS.map(({ panels, examples }) => [
    `Panel ${panels.join(', ')}`,
    examples.map((name) => words.preventiveCare.examples[name]),
  ]);
  const questions: Record<string, unknown> = faq.questions;
  return new Map([
    ['/', textOf([words.home, words.about, site])],
    ['/quote', textOf([words.quote, words.quoteRequest, Object.values(PACKAGE_NAMES)])],
    ['/providers', textOf(words.directory)],
    ['/providers/recommend', textOf(words.recommend)],
    ['/join-network', textOf(words.joinNetwork)],
    ['/privacy', textOf(words.statements.privacy)],
    ['/accessibility', textOf(words.statements.accessibility)],
    ['/#services', textOf(words.services)],
    ['/#preventive-care', textOf([words.preventiveCare, groups])],
    ['/#about', textOf([words.about, site.disclosures])],
    ['/#locations', contact],
    ['/#contact', contact],
    ...FAQ_ENTRIES.map(({ id, question }): [string, string] => {
      const name = question.split('.')[1] ?? '';
      return [`/#${faqAnchor(id)}`, textOf([questions[name], hours])];
    }),
    ...POLICIES.map(({ id, key }): [string, string] => [`/policies/${id}`, textOf(policies[key])]),
    ...BUNDLED_ARTICLES.map((article): [string, string] => {
      const { slug, ...text } = article[code];
      return [`/news/${slug}`, textOf(text)];
    }),
  ]);
}

/** All texts in a value, whatever its shape, with the placeholders filled. */
function textOf(value: unknown): string {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (placeholder, name) => FACTS[name] ?? placeholder);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : '';
}

describe.each([
  ['en', ENGLISH, FIRST_QUESTIONS.en],
  ['es', SPANISH, FIRST_QUESTIONS.es],
] as const)('in %s', (_, language, questions) => {
  const places = placesIn(language);
  const found = questions.filter(({ kind, cites, declines }) => KINDS.has(kind) && cites && !declines);

  test.each(found.map((question) => [question.ask, question] as const))(
    '%s',
    (_ask, { cites, needs, never }) => {
      const text = (cites ?? []).map((path) => places.get(path) ?? '').join('\n');
      expect(never.filter((mention) => asserts(text, mention))).toEqual([]);
      for (const group of needs) {
        expect(
          group.some((mention) => mentions(text, mention)),
          `${JSON.stringify(group)} at ${cites?.join(', ')}`,
        ).toBe(true);
      }
    },
  );
});
