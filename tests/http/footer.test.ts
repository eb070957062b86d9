import { describe, expect, test } from 'vitest';
import { INDEXED_PAGES } from '#app/page-names.ts';
import { htmlOf, withoutScripts } from '../support/ask-site.ts';
import { LANGUAGES } from '../support/languages.ts';

/* What the footer of every page has. How it looks and where it leads: src/features/shell/footer.browser.test.tsx. */

test.each([...INDEXED_PAGES, '/nope'])(
  'the footer of "%s" carries the anchor "contact", on the home page beside the section of that name',
  async (path) => {
    const html = await htmlOf(`/en${path}`);
    const ids = [...html.matchAll(/<(\w+)[^>]* id="(contact|contact-footer)"/g)].map(
      ([, element, id]) => `${element}#${id}`,
    );
    expect(ids).toEqual(path === '/' ? ['section#contact', 'footer#contact-footer'] : ['footer#contact']);
  },
);

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { title, notInsurance, discounts, noPayments, memberPays } = words.site.disclosures;

  /* That it is large enough to be read is seen in src/features/shell/footer.browser.test.tsx. */
  test.each(INDEXED_PAGES)(
    'the footer of "%s" carries the five disclosures of the discount plan',
    async (path) => {
      const html = await htmlOf(`/${code}${path}`);
      const text = withoutScripts(html.slice(html.indexOf('<footer'))).replace(/<[^>]*>/g, '');
      for (const part of [
        title,
        notInsurance,
        discounts,
        noPayments,
        memberPays,
        '7350 NW 7th St Suite 204',
      ]) {
        expect(text).toContain(part);
      }
    },
  );
});
