import { describe, expect, test } from 'vitest';
import { POLICIES } from '#features/policies/policies.ts';
import { htmlOf, withoutScripts } from '../support/ask-site.ts';
import { LANGUAGES } from '../support/languages.ts';

/* The pages of the five policies and the two statements (docs/product/pages.md, Policies and Footer). */

/** The day in the words of the policies. */
const IN_FORCE = {
  en: 'In force since November 26, 2026',
  es: 'Vigente desde el 26 de noviembre de 2026',
};

describe.each(LANGUAGES)('in $code', ({ code, words: { site, statements } }) => {
  test.each(POLICIES)(
    'the policy $id has a page, which names the others and says since when it is in force',
    async ({ id, key }) => {
      const html = await htmlOf(`/${code}/policies/${id}`);
      expect(/<title>([^<]*)</.exec(html)?.[1]).toContain(site.policies[key]);
      const main = mainOf(html);
      expect(/<h1[^>]*>([^<]*)</.exec(main)?.[1]).toBe(site.policies[key]);
      expect(main).toContain(IN_FORCE[code]);
      for (const other of POLICIES.filter((policy) => policy.id !== id)) {
        expect(main).toContain(`href="/${code}/policies/${other.id}"`);
        expect(main).toContain(site.policies[other.key]);
      }
      expect(main.includes('$25.00'), 'the fee is in the refund policy').toBe(id === 'refund');
    },
  );

  test('the statements say the standard and all that is kept, and how long', async () => {
    const accessibility = mainOf(await htmlOf(`/${code}/accessibility`));
    expect(accessibility).toContain('(WCAG) 2.2');
    expect(accessibility).toContain('2026');

    const privacy = mainOf(await htmlOf(`/${code}/privacy`));
    expect(privacy).toContain(statements.privacy.title);
    for (const { what, howLong } of Object.values(statements.privacy.kept)) {
      expect(privacy).toContain(what);
      // The time that forms are kept is configured; without a setting it is two years.
      expect(privacy).toContain(howLong.replace(/\{days, plural, =730 \{(.*?)\}.*\}\}/, '$1'));
    }
  });
});

/** What a page shows between header and footer. */
function mainOf(html: string): string {
  return withoutScripts(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}
