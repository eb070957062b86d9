import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, cards, directoryIn, field, link } from '../../../../tests/component/directory.tsx';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { problems as written } from '../../../../tests/component/problems.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';

/* Results around a ZIP code, and the rule of their order (docs/product/directory.md, Results). */

const TEXTS = {
  en: {
    near: 'Nearest first, never by payment. Straight line from the middle of ZIP 33012.',
    byName: 'In order of last name, never by payment.',
    distance: '2.3 mi',
    inWords: '2.3 miles away.',
    own: 'In this ZIP area',
    within: 'Within 10 miles',
    point: /^ZIP 33102 is a post-office box or a single business\./,
    unknown: /^We don’t know where ZIP 33999 is/,
  },
  es: {
    near: 'Por cercanía, nunca por pago. En línea recta desde el centro del código postal 33012.',
    byName: 'Por orden de apellido, nunca por pago.',
    distance: '2.3 mi',
    inWords: 'a 2.3 millas.',
    own: 'En esta zona postal',
    within: 'A menos de 10 millas',
    point: /^El código postal 33102 es de un apartado postal o de un solo negocio\./,
    unknown: /^No sabemos dónde queda el código postal 33999/,
  },
} as const;

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open, chip } = directoryIn(language);
  const { form, results, problems } = words.directory;
  const texts = TEXTS[code];

  test('a card says how far it is, to the eye and to the ear; the page says how that is measured', async () => {
    const { sent, show } = await open('?zipCode=33012&radiusMiles=10');
    await sent(1);
    show([provider({ distanceMiles: 0 }), provider({ distanceMiles: 2.3 })], {
      distanceFrom: { zipCode: '33012', kind: 'area' },
    });
    await expect.element(page.getByText(texts.near)).toBeVisible();
    await expect.element(cards().first()).toMatchTextContent(texts.own);
    await expect.element(cards().last().getByText(texts.distance, { exact: true })).toBeVisible();
    await expect.element(cards().last()).toMatchTextContent(texts.inWords);
    await expectAccessible();
  });

  test('without a place the order is said, and no distance', async () => {
    const { sent, show } = await open('?county=Lake');
    await sent(1);
    show([provider()]);
    await expect.element(page.getByText(texts.byName)).toBeVisible();
    await expect.element(cards().first()).not.toMatchTextContent(' mi ');
  });

  test('a radius is chosen beside the ZIP code and stands in the address; its chip takes it off alone', async () => {
    const { address, bodies, sent, show } = await open('');
    await field(form.zipCode).fill('33012');
    await field(form.radiusMiles).selectOptions('10');
    await button(form.search).click();
    await sent(1);
    expect(bodies()).toEqual([{ zipCode: '33012', radiusMiles: 10 }]);
    expect(address()).toBe('?zipCode=33012&radiusMiles=10');
    show([provider()], { distanceFrom: { zipCode: '33012', kind: 'area' } });
    await chip(texts.within).click();
    await sent(2);
    expect(bodies()[1]).toEqual({ zipCode: '33012' });
    await expect.element(field(form.radiusMiles)).toHaveValue('');
  });

  test('without its ZIP code a radius goes too', async () => {
    const { bodies, sent, find } = await open('?specialty=Urology&zipCode=33012&radiusMiles=10');
    await sent(1);
    find(0);
    await expect.element(link(results.without.replace('{filter}', texts.within))).toBeVisible();
    await chip('33012').click();
    await sent(2);
    expect(bodies()[1]).toEqual({ specialty: 'Urología' });
  });

  test('a radius without a ZIP code is refused at that field, and stays chosen', async () => {
    written.allow(/^422/);
    const { sent, refuseField } = await open('');
    await field(form.radiusMiles).selectOptions('25');
    await button(form.search).click();
    await sent(1);
    refuseField('zipCode', 'zipCode.forRadius');
    await expect.element(page.getByText(problems.zipCode.forRadius)).toBeVisible();
    await expect.element(field(form.zipCode)).toHaveFocus();
    await expect.element(field(form.radiusMiles)).toHaveValue('25');
  });

  test('a post-office box is used and said; a ZIP code that nobody knows is said', async () => {
    const { sent, show, router } = await open('?zipCode=33102');
    await sent(1);
    show([provider({ distanceMiles: 1 })], { distanceFrom: { zipCode: '33102', kind: 'point' } });
    await expect.element(page.getByText(texts.point)).toBeVisible();
    await router.navigate({ to: '.', search: { zipCode: '33999' } as never });
    await sent(2);
    show([], { distanceFrom: { zipCode: '33999', kind: 'unknown' } });
    await expect.element(page.getByText(texts.unknown)).toBeVisible();
    await expect.element(page.getByText(results.empty)).toBeVisible();
  });
});
