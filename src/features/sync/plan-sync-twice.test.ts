import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  article,
  carryOut,
  FIELDS,
  SLUGS,
  source,
  standing,
  targetWith,
} from '../../../tests/support/sync-plans.ts';
import { planSync, type SyncTarget } from './plan-sync.server.ts';

const image = fc.constantFrom(null, 'heat', '/objects/1', '/objects/2');
const fields = fc
  .record({ image, title: fc.constantFrom('One', 'Two') })
  .map((some) => ({ ...FIELDS, ...some }));
const anySlug = fc.constantFrom(null, ...SLUGS);
/** Names made from the two titles, and those that the articles came with. */
const ADDRESSES = ['one', 'one-2', 'two', 'two-2', ...SLUGS];
const anyAddresses = fc.shuffledSubarray(ADDRESSES, { minLength: ADDRESSES.length });
/** Names for each: the first in the list is the one it has, each of them belongs to one article alone. */
const deal = (addresses: readonly string[], count: number, index: number) =>
  addresses.filter((_, place) => place % count === index);
const anySource = fc
  .record({
    addresses: anyAddresses,
    present: fc.subarray(SLUGS),
    fields: fc.array(fields, { minLength: 4, maxLength: 4 }),
    links: fc.array(fc.option(anySlug, { nil: undefined }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ present, ...of }) =>
    source(
      present.map((slug, index) => {
        const link = of.links[index];
        // A counterpart is another article that is here.
        const isPossible = !link || (link !== slug && present.includes(link));
        const [address = slug, ...formerAddresses] = deal(of.addresses, SLUGS.length, index);
        return article(slug, {
          address,
          formerAddresses,
          fields: of.fields[index] ?? FIELDS,
          counterpartSlug: isPossible ? link : null,
        });
      }),
    ),
  );
const anyTarget = fc
  .record({
    addresses: anyAddresses,
    present: fc.subarray([...SLUGS, 'mine']),
    fields: fc.array(fields, { minLength: 5, maxLength: 5 }),
    links: fc.array(fc.constantFrom(null, ...SLUGS, 'mine'), { minLength: 5, maxLength: 5 }),
  })
  .map(({ present, ...of }): SyncTarget => {
    const articles = present.map((slug, index) => {
      const link = of.links[index] ?? null;
      const counterpartSlug = link !== null && link !== slug && present.includes(link) ? link : null;
      const [address = slug] = deal(of.addresses, present.length, index);
      return standing(slug, { address, fields: of.fields[index] ?? FIELDS, counterpartSlug });
    });
    const former = present.flatMap((slug, index) =>
      deal(of.addresses, present.length, index).map((address): [string, string | undefined] => [
        address,
        SLUGS.includes(slug) ? slug : undefined,
      ]),
    );
    return targetWith(articles, former);
  });

test('whatever stands on either side, a second sync has nothing to change', () => {
  fc.assert(
    fc.property(anySource, anyTarget, (from, target) => {
      const after = carryOut(from, target, planSync(from, target));
      const again = planSync(from, after);
      expect(again.changes).toEqual([]);
      // Nobody loses a name, and no name leads to two articles.
      for (const [address, holder] of target.addresses) expect(after.addresses.get(address)).toBe(holder);
      const present = after.articles.map(({ address }) => address);
      expect(new Set(present).size).toBe(present.length);
      for (const { outcome } of again.articles) expect(['unchanged', 'left']).toContain(outcome);
    }),
  );
});

test('articles that are not among the six keep all but a link that no longer holds', () => {
  fc.assert(
    fc.property(anySource, anyTarget, (from, target) => {
      for (const change of planSync(from, target).changes) {
        if (change.slug === 'mine')
          expect(change).toEqual({ slug: 'mine', isNew: false, counterpartSlug: null });
      }
    }),
  );
});
