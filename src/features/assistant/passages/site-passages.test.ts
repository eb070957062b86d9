import { expect, test } from 'vitest';
import { FAQ_ENTRIES, faqAnchor } from '#features/faq/faq.ts';
import { POLICIES } from '#features/policies/policies.ts';
import { LOCALES } from '#i18n/locale.ts';
import { SITE } from '../../../../tests/support/default-site.ts';
import { readSiteText, saySiteText } from './say-site-text.ts';
import { PASSAGE_SOURCES } from './site-passages.ts';

test.each(LOCALES)('in %s all say something that the site says, at a place that it has', (locale) => {
  const places = new Set([
    ...'/ /quote /providers /providers/recommend /join-network /member-portal /accessibility /privacy /news'.split(
      ' ',
    ),
    ...'/#about /#services /#preventive-care /#faq'.split(' '),
    ...FAQ_ENTRIES.map(({ id }) => `/#${faqAnchor(id)}`),
    ...POLICIES.map(({ id }) => `/policies/${id}`),
  ]);
  for (const { id, href, label, say } of PASSAGE_SOURCES) {
    expect(places, id).toContain(href);
    expect(readSiteText(SITE, locale, label), id).not.toBe('');
    expect(saySiteText(SITE, locale, say), id).toMatch(/^[^{}<>]+$/);
    expect(saySiteText(SITE, locale, say), id).not.toContain('undefined');
  }
});

test('each has a name of its own', () => {
  const ids = PASSAGE_SOURCES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
