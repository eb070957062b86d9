import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  cards,
  countHeading,
  directoryIn,
  field,
  openDirectory,
} from '../../../../tests/component/directory.tsx';
import { problems } from '../../../../tests/component/problems.ts';
import { ENGLISH, LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';

/* What a search found, and the pages after the first (docs/product/directory.md, Results). */

const TEXTS = {
  en: {
    none: '0 providers found',
    one: '1 provider found',
    two: '2 providers found',
  },
  es: {
    none: '0 proveedores encontrados',
    one: '1 proveedor encontrado',
    two: '2 proveedores encontrados',
  },
} as const;

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open } = directoryIn(language);
  const { form, results } = words.directory;
  const texts = TEXTS[code];

  test('the button says that a search is under way; the count is right in its plural and read out', async () => {
    const { sent, show, find } = await open('?county=Lake');
    const search = async (number: number) => {
      await button(form.search).click();
      await sent(number);
    };
    await sent(1);
    await expect.element(button(form.searching)).toBeDisabled();
    await expect.element(page.getByText(results.loading)).toBeVisible();
    show([provider(), provider()]);
    await expect.element(countHeading()).toHaveTextContent(texts.two);
    await expect.element(button(form.search)).toBeEnabled();

    await field(form.city).fill('Leesburg');
    await search(2);
    show([provider()]);
    await expect.element(countHeading()).toHaveTextContent(texts.one);
    // It is read out because it takes the focus.
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(cards()).toHaveLength(1);
    await field(form.city).fill('qqq');
    await search(3);
    find(0);
    await expect.element(countHeading()).toHaveTextContent(texts.none);
    await expect.element(page.getByText(results.empty)).toBeVisible();
  });
});

const { results } = ENGLISH.words.directory;

test('more providers that cannot be loaded leave what is shown, and can be asked for again', async () => {
  problems.allow(/^500/);
  const { bodies, sent, show, answer } = await openDirectory('?county=Lake');
  await sent(1);
  const made = Array.from({ length: 30 }, (_, index) => provider({ doctor: `Ana ${index}` }));
  const numbers = { total: 30, nextCursor: 'next' };
  show(made.slice(0, 24), numbers);
  await button(results.more).click();
  await sent(2);
  answer(new Response('fault', { status: 500 }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(results.moreFailed);
  await expect.element(cards()).toHaveLength(24);

  await button(results.more).click();
  await sent(3);
  expect(bodies().slice(1)).toEqual(Array(2).fill({ county: 'Lake', cursor: 'next' }));
  show(made.slice(24), { ...numbers, nextCursor: null });
  await expect.element(cards()).toHaveLength(30);
  // Reading goes on where the list ended.
  await expect.element(page.getByRole('heading', { name: 'Ana 24' })).toHaveFocus();
  await expect.element(page.getByText('Showing 30 of 30')).toBeVisible();
  await expect.element(button(results.more)).not.toBeInTheDocument();
  await expect.element(page.getByText(results.moreFailed)).not.toBeInTheDocument();
});

test('both answers of the contract are shown, with languages as a text', async () => {
  const { id, fax, specialties, ...ana } = provider({ doctor: 'Ana Ruiz' });
  const providers = [
    { ...ana, id: 'a', languages: 'English, Spanish' },
    { ...ana, id: 'b', doctor: 'Luz Paz', languages: null },
  ];
  const { sent, answer, router } = await openDirectory('?zipCode=33126');
  for (const [index, contract] of [
    providers,
    { providers: providers.toReversed(), isExpanded: true, expandedFrom: 'zipCode' },
  ].entries()) {
    await sent(index + 1);
    answer(Response.json(contract));
    await expect.element(cards().first()).toMatchTextContent(index === 0 ? 'Ana Ruiz' : 'Luz Paz');
    await expect.element(countHeading()).toHaveTextContent('2 providers found');
    await expect.element(cards().filter({ hasText: 'Ana Ruiz' })).toMatchTextContent('English, Spanish');
    await expect
      .element(cards().filter({ hasText: 'Luz Paz' }))
      .toMatchTextContent('Languages: not confirmed');
    await expect.element(button(results.more)).not.toBeInTheDocument();
    await router.navigate({ to: '.', search: { zipCode: '33125' } as never });
  }
});
