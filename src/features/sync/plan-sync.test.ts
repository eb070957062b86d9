import { describe, expect, test } from 'vitest';
import {
  article,
  carryOut,
  EMPTY,
  FIELDS,
  source,
  standing,
  targetWith,
} from '../../../tests/support/sync-plans.ts';
import { planSync, type SyncPlan, type SyncTarget } from './plan-sync.server.ts';

const outcomesOf = ({ articles }: SyncPlan) =>
  Object.fromEntries(articles.map(({ slug, outcome }) => [slug, outcome]));

describe('an empty target', () => {
  const pair = [article('a-en', { counterpartSlug: 'a-es' }), article('a-es', { counterpartSlug: 'a-en' })];
  const plan = planSync(source(pair), EMPTY);
  const created = (slug: string, counterpartSlug: string) => {
    return { slug, isNew: true, createdAt: new Date(0), fields: FIELDS, address: slug, counterpartSlug };
  };

  test('gets user, articles and their links; what was deleted here is left', () => {
    expect(plan.user).toEqual({ username: 'ana', outcome: 'created' });
    expect(outcomesOf(plan)).toEqual({
      'a-en': 'created',
      'a-es': 'created',
      'b-en': 'left',
      'b-es': 'left',
    });
    expect(plan.changes).toEqual([created('a-en', 'a-es'), created('a-es', 'a-en')]);
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
  const target = { ...EMPTY, user: { id: 'id', username: 'ana', password: 'another hash' } };
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
    const target = targetWith([standing('a-en', { fields: there })]);
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
  const there = (slug: string, counterpartSlug: string | null) => standing(slug, { counterpartSlug });

  test('an article that named one of ours lets go when ours turns to another', () => {
    const target = targetWith([there('a-en', 'mine'), there('mine', 'a-en')]);
    const plan = planSync(source([article('a-en')]), target);
    expect(plan.changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: null },
      { slug: 'mine', isNew: false, counterpartSlug: null },
    ]);
    expect(outcomesOf(plan)['a-en']).toBe('updated');
  });

  test('one to an article that does not travel stays as it is there', () => {
    const target = targetWith([there('a-en', 'mine'), there('mine', 'a-en')]);
    expect(planSync(source([article('a-en', { counterpartSlug: undefined })]), target).changes).toEqual([]);
  });

  test('one that is not answered is not kept, whatever was deleted here', () => {
    const articles = [there('a-en', 'a-es'), there('a-es', 'mine'), there('mine', 'a-es')];
    expect(planSync(source([article('a-en')]), targetWith(articles)).changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: null },
    ]);
  });

  test('one to an article that was deleted here stays as it is there', () => {
    const target = targetWith([there('a-en', 'a-es'), there('a-es', 'a-en')]);
    expect(planSync(source([article('a-en')]), target).changes).toEqual([]);
  });
});

describe('links to what was deleted here', () => {
  const there = (slug: string, counterpartSlug: string | null) => standing(slug, { counterpartSlug });

  test('an article that has another counterpart now leaves the deleted one, which lets go', () => {
    const from = source([
      article('a-en', { counterpartSlug: 'b-en' }),
      article('b-en', { counterpartSlug: 'a-en' }),
    ]);
    const articles = [there('a-en', 'a-es'), there('a-es', 'a-en'), there('b-en', null)];
    const plan = planSync(from, targetWith(articles));
    expect(plan.changes).toEqual([
      { slug: 'a-en', isNew: false, counterpartSlug: 'b-en' },
      { slug: 'b-en', isNew: false, counterpartSlug: 'a-en' },
      { slug: 'a-es', isNew: false, counterpartSlug: null },
    ]);
    expect(outcomesOf(plan)).toMatchObject({ 'a-es': 'updated', 'b-es': 'left' });
  });

  test('a link there to an article that is there no more ends', () => {
    const target = targetWith([there('a-en', 'a-es')]);
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
    expect(planSync(from, targetWith(articles)).changes).toEqual([]);
  });
});

describe('names in addresses', () => {
  const renamed = article('a-en', {
    address: 'new-title',
    formerAddresses: ['a-en', 'in-between'],
    fields: { ...FIELDS, title: 'New title' },
  });
  const changeOf = (target: SyncTarget) => planSync(source([renamed]), target).changes[0];

  test('a renamed article is the same one there, and all names that it had here lead to it', () => {
    expect(changeOf(targetWith([standing('a-en')]))).toEqual({
      slug: 'a-en',
      isNew: false,
      fields: renamed.fields,
      address: 'new-title',
      formerAddresses: ['in-between'],
    });
  });

  test('an article that is not there yet brings the name that it came with', () => {
    expect(changeOf(EMPTY)).toMatchObject({ address: 'new-title', formerAddresses: ['a-en', 'in-between'] });
  });

  test('a name that another article there has or had stays with that', () => {
    const there = [standing('a-en'), standing('mine', { address: 'other' })];
    const target = targetWith(there, [
      ['new-title', undefined],
      ['new-title-2', undefined],
      ['in-between', undefined],
    ]);
    expect(changeOf(target)).toEqual({
      slug: 'a-en',
      isNew: false,
      fields: renamed.fields,
      address: 'new-title-3',
    });
  });
});
