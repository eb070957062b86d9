import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsWith } from '../../../tests/support/article.ts';
import {
  planSync,
  type SourceArticle,
  type SyncPlan,
  type SyncSource,
  type SyncTarget,
} from './plan-sync.server.ts';

const SLUGS = ['a-en', 'a-es', 'b-en', 'b-es'];

const FIELDS = fieldsWith({
  title: 'Title',
  content: { sections: [{ title: 'Contenido', content: 'Text' }] },
  image: 'heat',
  alt: 'A glass of water',
});

function article(slug: string, more: Partial<SourceArticle> = {}): SourceArticle {
  const bundled = { image: 'school', alt: 'A school bag' };
  return { slug, fields: FIELDS, createdAt: new Date(0), bundled, counterpartSlug: null, ...more };
}

function source(articles: readonly SourceArticle[]): SyncSource {
  const present = new Set(articles.map(({ slug }) => slug));
  const deleted = SLUGS.filter((slug) => !present.has(slug));
  return {
    user: { username: 'ana', password: 'hash' },
    articles,
    deleted: deleted.map((slug) => ({ slug, language: 'en', title: slug })),
    slugs: SLUGS,
  };
}

/** What the target holds once a plan has been carried out, as the statements of `applySync` do. */
function carryOut(from: SyncSource, target: SyncTarget, plan: SyncPlan): SyncTarget {
  const rows = new Map(target.articles.map((row) => [row.slug, row]));
  for (const { slug, fields, counterpartSlug } of plan.changes) {
    const row = rows.get(slug) ?? { slug, fields: FIELDS, counterpartSlug: null };
    rows.set(slug, {
      slug,
      fields: fields ?? row.fields,
      counterpartSlug: counterpartSlug === undefined ? row.counterpartSlug : counterpartSlug,
    });
  }
  return { user: { id: 'id', username: 'ana', password: from.user.password }, articles: [...rows.values()] };
}

const outcomesOf = ({ articles }: SyncPlan) =>
  Object.fromEntries(articles.map(({ slug, outcome }) => [slug, outcome]));
const EMPTY: SyncTarget = { user: undefined, articles: [] };

describe('an empty target', () => {
  const pair = [article('a-en', { counterpartSlug: 'a-es' }), article('a-es', { counterpartSlug: 'a-en' })];
  const plan = planSync(source(pair), EMPTY);

  test('gets user, articles and their links; what was deleted here is left', () => {
    expect(plan.user).toEqual({ username: 'ana', outcome: 'created' });
    expect(outcomesOf(plan)).toEqual({
      'a-en': 'created',
      'a-es': 'created',
      'b-en': 'left',
      'b-es': 'left',
    });
    expect(plan.changes).toEqual([
      { slug: 'a-en', isNew: true, createdAt: new Date(0), fields: FIELDS, counterpartSlug: 'a-es' },
      { slug: 'a-es', isNew: true, createdAt: new Date(0), fields: FIELDS, counterpartSlug: 'a-en' },
    ]);
  });

  test('has nothing to change the second time', () => {
    const again = planSync(source(pair), carryOut(source(pair), EMPTY, plan));
    expect(again.user.outcome).toBe('unchanged');
    expect(again.changes).toEqual([]);
    expect(outcomesOf(again)).toEqual({
      'a-en': 'unchanged',
      'a-es': 'unchanged',
      'b-en': 'left',
      'b-es': 'left',
    });
  });

  test('is told of no article that this site never had', () => {
    const { articles } = planSync({ ...source(pair), deleted: [] }, EMPTY);
    expect(articles.map(({ slug }) => slug)).toEqual(['a-en', 'a-es']);
  });
});

test('another password replaces the one there', () => {
  const target = { user: { id: 'id', username: 'ana', password: 'another hash' }, articles: [] };
  expect(planSync(source([]), target).user).toEqual({ username: 'ana', outcome: 'updated' });
});

describe('pictures', () => {
  const uploaded = article('a-en', { fields: { ...FIELDS, image: '/objects/1', alt: 'Our picture' } });

  test('an uploaded one stays here, and a new article there has its bundled one', () => {
    const plan = planSync(source([uploaded]), EMPTY);
    expect(plan.picturesNotCarried).toEqual([{ slug: 'a-en', image: '/objects/1' }]);
    expect(plan.changes[0]?.fields).toEqual({ ...FIELDS, image: 'school', alt: 'A school bag' });
  });

  test('the one that stands there is kept, with the text that describes it', () => {
    const there = { ...FIELDS, title: 'Old', image: '/objects/2', alt: 'Their picture' };
    const target = { user: undefined, articles: [{ slug: 'a-en', fields: there, counterpartSlug: null }] };
    const plan = planSync(source([uploaded]), target);
    expect(plan.changes[0]?.fields).toEqual({ ...FIELDS, image: '/objects/2', alt: 'Their picture' });
  });

  test('one whose address was typed with a space is an uploaded one, one of another site is not', () => {
    const imageSent = (image: string) =>
      planSync(source([article('a-en', { fields: { ...FIELDS, image } })]), EMPTY).changes[0]?.fields?.image;
    expect(imageSent(' /objects/1')).toBe('school');
    expect(imageSent('https://example.com/objects/1')).toBe('https://example.com/objects/1');
  });

  test('a bundled one travels by name', () => {
    const plan = planSync(source([article('a-en')]), EMPTY);
    expect(plan.picturesNotCarried).toEqual([]);
    expect(plan.changes[0]?.fields?.image).toBe('heat');
  });
});

describe('links', () => {
  const there = (slug: string, counterpartSlug: string | null) => ({ slug, fields: FIELDS, counterpartSlug });

  test('an article that named one of ours lets go when ours turns to another', () => {
    const target = { user: undefined, articles: [there('a-en', 'mine'), there('mine', 'a-en')] };
    const plan = planSync(source([article('a-en')]), target);
    expect(plan.changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: null },
      { slug: 'mine', isNew: false, counterpartSlug: null },
    ]);
    expect(outcomesOf(plan)['a-en']).toBe('updated');
  });

  test('one to an article that does not travel stays as it is there', () => {
    const target = { user: undefined, articles: [there('a-en', 'mine'), there('mine', 'a-en')] };
    expect(planSync(source([article('a-en', { counterpartSlug: undefined })]), target).changes).toEqual([]);
  });

  test('one that is not answered is not kept, whatever was deleted here', () => {
    const articles = [there('a-en', 'a-es'), there('a-es', 'mine'), there('mine', 'a-es')];
    expect(planSync(source([article('a-en')]), { user: undefined, articles }).changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: null },
    ]);
  });

  test('one to an article that was deleted here stays as it is there', () => {
    const target = { user: undefined, articles: [there('a-en', 'a-es'), there('a-es', 'a-en')] };
    expect(planSync(source([article('a-en')]), target).changes).toEqual([]);
  });
});

describe('links to what was deleted here', () => {
  const there = (slug: string, counterpartSlug: string | null) => ({ slug, fields: FIELDS, counterpartSlug });

  test('an article that has another counterpart now leaves the deleted one, which lets go', () => {
    const from = source([
      article('a-en', { counterpartSlug: 'b-en' }),
      article('b-en', { counterpartSlug: 'a-en' }),
    ]);
    const articles = [there('a-en', 'a-es'), there('a-es', 'a-en'), there('b-en', null)];
    const plan = planSync(from, { user: undefined, articles });
    expect(plan.changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: 'b-en' },
      { slug: 'b-en', isNew: false, counterpartSlug: 'a-en' },
      { slug: 'a-es', isNew: false, counterpartSlug: null },
    ]);
    expect(outcomesOf(plan)).toMatchObject({ 'a-es': 'updated', 'b-es': 'left' });
  });

  test('a link there to an article that is there no more ends', () => {
    const target = { user: undefined, articles: [there('a-en', 'a-es')] };
    expect(planSync(source([article('a-en')]), target).changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: null },
    ]);
  });

  test('two that already name each other stay, also if only one of them says so here', () => {
    const articles = [there('a-en', 'a-es'), there('a-es', 'a-en')];
    const from = source([
      article('a-en', { counterpartSlug: 'a-es' }),
      article('a-es', { counterpartSlug: undefined }),
    ]);
    expect(planSync(from, { user: undefined, articles }).changes).toEqual([]);
  });
});

const image = fc.constantFrom(null, 'heat', '/objects/1', '/objects/2');
const fields = fc
  .record({ image, title: fc.constantFrom('One', 'Two') })
  .map((some) => ({ ...FIELDS, ...some }));
const anySlug = fc.constantFrom(null, ...SLUGS);
const anySource = fc
  .record({
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
        return article(slug, {
          fields: of.fields[index] ?? FIELDS,
          counterpartSlug: isPossible ? link : null,
        });
      }),
    ),
  );
const anyTarget = fc
  .record({
    present: fc.subarray([...SLUGS, 'mine']),
    fields: fc.array(fields, { minLength: 5, maxLength: 5 }),
    links: fc.array(fc.constantFrom(null, ...SLUGS, 'mine'), { minLength: 5, maxLength: 5 }),
  })
  .map(({ present, ...of }): SyncTarget => {
    const articles = present.map((slug, index) => {
      const link = of.links[index] ?? null;
      const counterpartSlug = link !== null && link !== slug && present.includes(link) ? link : null;
      return { slug, fields: of.fields[index] ?? FIELDS, counterpartSlug };
    });
    return { user: undefined, articles };
  });

test('whatever stands on either side, a second sync has nothing to change', () => {
  fc.assert(
    fc.property(anySource, anyTarget, (from, target) => {
      const after = carryOut(from, target, planSync(from, target));
      const again = planSync(from, after);
      expect(again.changes).toEqual([]);
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
