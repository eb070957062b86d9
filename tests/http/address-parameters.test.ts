import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, htmlOf, withoutScripts } from '../support/ask-site.ts';
import { LANGUAGES, SPANISH } from '../support/languages.ts';

/*
 * Addresses that anyone may have written: a wrong value never breaks a page, which says so and shows its usual choice.
 * What each parameter takes is tested in src/app/page-parameters.test.ts; here is what the site makes of it.
 */

/** Pages with their parameters; the administration answers with its waiting state, whatever its address says. */
const PAGES = {
  '/': ['sent'],
  '/quote': ['planType', 'age', 'children', 'county', 'core', 'hospital', 'request', 'sent'],
  '/providers': ['specialty', 'doctor', 'zipCode', 'county', 'city', 'languages', 'all', 'clear', 'cursor'],
  '/providers/recommend': ['sent'],
  '/providers/shortlist': ['ids'],
  '/join-network': ['sent'],
  '/admin-login': ['next'],
  '/admin': ['search', 'language', 'category', 'state'],
  '/admin/inbox': ['kind', 'state', 'search', 'solicitud'],
  '/admin/activity': ['search', 'action', 'person'],
} as const;

test('whatever stands in whichever parameter, the page is there', async () => {
  const anyAddress = fc.constantFrom(...Object.entries(PAGES)).chain(([path, names]) =>
    fc.record({
      path: fc.constant(path),
      parameters: fc.uniqueArray(
        fc.tuple(
          fc.constantFrom(...names),
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 200 }),
            fc.constantFrom('constructor', '__proto__', 'x'),
          ),
        ),
        { selector: ([name]) => name, maxLength: names.length },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyAddress, async ({ path, parameters }) => {
      const address = `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, value]))}`;
      const answer = await ask(address);
      expect(answer.status, address).toBe(200);
      // A render that failed leaves the content to the browser, with no heading in it.
      expect(/<h1[ >]/.test(await answer.text()), `${address} has its heading`).toBe(true);
    }),
    { numRuns: 30 },
  );
});

const WRONG = [
  '/quote?planType=Family',
  '/quote?planType=x',
  '/quote?core=none',
  '/quote?core=package9',
  '/quote?age=30',
  '/quote?age=abc',
  '/quote?hospital=yes',
  '/quote?request=yes',
  '/providers?specialty=Alchemy',
  '/providers?county=Atlantis&city=Hialeah',
  '/providers?languages=Klingon',
  '/providers?county=Lake&cursor=abc',
  '/?sent=CC-2222-2222',
  '/join-network?sent=abc',
  '/admin-login?next=https://other.example/admin',
];

const RIGHT = [
  '/quote',
  '/quote?planType=family&age=65%2B&children=2&county=Palm+Beach&core=package1&hospital=true',
  '/quote?age=65+&utm_source=news',
  '/quote?request=1',
  '/providers?specialty=&doctor=&zipCode=&county=&city=&languages=&all=1',
  '/providers?specialty=Cardiolog%C3%ADa&county=miami+dade',
  '/?fbclid=1',
  '/admin-login?next=/admin/inbox',
];

describe.each(LANGUAGES)('in $code', ({ locale, words }) => {
  const shown = async (address: string) =>
    withoutScripts(await htmlOf(address, { headers: { 'Accept-Language': locale } }));

  test.each(WRONG)('the wrong value of %s is said', async (address) => {
    const { unknownValue } = address.startsWith('/admin') ? SPANISH.words.site : words.site;
    expect(await shown(address)).toContain(unknownValue);
  });

  test.each(RIGHT)('about %s nothing is said', async (address) => {
    const text = await shown(address);
    for (const language of LANGUAGES) expect(text).not.toContain(language.words.site.unknownValue);
  });
});
