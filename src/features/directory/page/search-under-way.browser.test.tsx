import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../../../../tests/component/connection.ts';
import { button, directoryIn, field, link, openDirectory } from '../../../../tests/component/directory.tsx';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { problems } from '../../../../tests/component/problems.ts';
import { openWindowOf } from '../../../../tests/component/window-of.ts';
import { ENGLISH, LANGUAGES } from '../../../../tests/support/languages.ts';
import { SearchResultsPart } from './directory-page.tsx';

/* What the directory does while answers are under way (docs/product/directory.md, Results). */

const { form, quick, results, problems: refusals } = ENGLISH.words.directory;

const chip = (text: string, remove: string = results.removeFilter) => button(`${remove} ${text}`);
const { without } = directoryIn(ENGLISH);
const count = (number: number) => page.getByRole('heading', { name: `${number} providers found` });
const said = () => document.querySelector('[role=status].sr-only')?.textContent;

test.each(LANGUAGES)(
  'axe finds nothing where a search is refused, fails or finds nothing, in $code',
  async ({ code, words: { directory } }) => {
    problems.allow(/^(422|500)/);
    await openWindowOf(code);
    const { sent, refuseField, answer, find } = await openDirectory('?zipCode=33126&city=Hialeah', {
      language: code,
    });
    await sent(1);
    refuseField('zipCode', 'zipCode.notInFlorida');
    await expect.element(page.getByCss('#filter-zipCode-error')).toBeVisible();
    await expectAccessible();

    await button(directory.form.search).click();
    await sent(2);
    answer(new Response('fault', { status: 500 }));
    await expect.element(page.getByText(directory.results.failed, { exact: true })).toBeVisible();
    await expectAccessible();

    await button(directory.form.search).click();
    await sent(3);
    find(0);
    await expect.element(page.getByRole('heading', { name: /^0 / })).toBeVisible();
    await expectAccessible();
  },
);

describe('the outcome of a search', () => {
  test('takes the focus from whoever waits for it', async () => {
    const { sent, find } = await openDirectory();
    await button(form.search).click();
    await sent(1);
    find(7);
    await expect.element(count(7)).toHaveFocus();
  });

  test('takes it from nobody who types in another field, and is announced', async () => {
    const { sent, find } = await openDirectory();
    await button(form.search).click();
    await sent(1);
    await field(form.city).click();
    await userEvent.keyboard('Fort L');
    find(7);
    await expect.element(count(7)).toBeVisible();
    await userEvent.keyboard('auderdale');
    await expect.element(field(form.city)).toHaveValue('Fort Lauderdale');
    await expect.poll(said).toBe('7 providers found');
  });

  test('takes it from nobody who types on in the field whose Enter searched', async () => {
    const { sent, find } = await openDirectory();
    await field(form.city).click();
    await userEvent.keyboard('Fort{Enter} L');
    await sent(1);
    find(7);
    await expect.element(count(7)).toBeVisible();
    await expect.element(field(form.city)).toHaveFocus();
  });

  test('is the field that is wrong, for whoever waits, and announced to whoever types elsewhere', async () => {
    problems.allow(/^422/);
    const { sent, refuseField } = await openDirectory();
    await field(form.zipCode).fill('abc');
    await button(form.search).click();
    await sent(1);
    refuseField('zipCode', 'zipCode.format');
    await expect.element(field(form.zipCode)).toHaveFocus();

    await userEvent.keyboard('d{Enter}');
    await sent(2);
    await field(form.city).fill('Miami');
    refuseField('zipCode', 'zipCode.format');
    await expect.element(field(form.zipCode)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(form.city)).toHaveFocus();
    await expect.poll(said).toBe(refusals.zipCode.format);
  });

  test('is not waited for any more after another search, which Back leaves', async () => {
    const { sent, find, router } = await openDirectory('?county=Lake');
    find(9);
    await field(form.county).selectOptions('Orange');
    await button(form.search).click();
    await sent(2);
    await link(quick.pediatrics).click();
    await sent(3);
    find(3);
    await expect.element(count(3)).toBeVisible();
    router.history.back();
    await sent(4);
    find(5);
    await expect.element(count(5)).toBeVisible();
    await expect.element(link(quick.pediatrics)).toHaveFocus();
  });
});

test('Enter during a search searches with what is in the fields, and the newest search wins', async () => {
  const { bodies, sent, find } = await openDirectory();
  await button(form.search).click();
  await sent(1);
  await field(form.city).fill('Hialeah');
  // The button itself is disabled.
  await expect.element(button(form.searching)).toBeDisabled();
  await button(form.searching).click({ force: true });
  await field(form.doctor).click();
  await userEvent.keyboard('ana{Enter}');
  await sent(2);
  expect(bodies()).toEqual([{}, { doctor: 'ana', city: 'Hialeah' }]);
  find(2);
  find(9, 0);
  await expect.element(count(2)).toHaveFocus();
  await expect.element(button(form.search)).toBeEnabled();
});

test('the button says that it searches until the code of the results is there too', async () => {
  let arrive = (_isThere: boolean) => {};
  vi.spyOn(SearchResultsPart, 'preload').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { sent, find } = await openDirectory();
  await button(form.search).click();
  await sent(1);
  find(7);
  // The answer is read meanwhile.
  await field(form.city).fill('Hialeah');
  await expect.element(button(form.searching)).toBeDisabled();
  await expect.element(page.getByText(results.loading)).toBeVisible();
  arrive(true);
  await expect.element(count(7)).toBeVisible();
  await expect.element(button(form.search)).toBeEnabled();
});

test('searches of one touch, one right after the other, all count', async () => {
  const { bodies, address } = await openDirectory();
  await pressAtOnce(link(quick.pediatrics).element(), link(form.spanish).element());
  await expect.poll(address).toBe('?specialty=Pediatrics&languages=Spanish');
  await expect.poll(() => bodies().at(-1)).toEqual({ specialty: 'Pediatría', languages: 'Spanish' });
  await expect.element(field(form.specialty)).toHaveValue('Pediatrics');
});

test.each(LANGUAGES)('without a connection the page says so, in $code', async ({ code, words }) => {
  problems.allow(/^Failed to fetch$/);
  const { sent, breakOff } = await openDirectory('', { language: code });
  setOnline(false);
  await button(words.directory.form.search).click();
  await sent(1);
  breakOff();
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.directory.results.offline);
});

describe('the filters in use', () => {
  test('taken off two at once are both gone', async () => {
    const { find, address } = await openDirectory('?specialty=Pediatrics&languages=Spanish');
    find(7);
    await expect.element(chip('Spanish')).toBeVisible();
    await pressAtOnce(chip('Pediatrics').element(), chip('Spanish').element());
    await expect.poll(address).toBe('?all=1');
  });

  test.each(LANGUAGES)('keep their place while they are taken off, in $code', async ({ code, words }) => {
    const remove = words.directory.results.removeFilter;
    const spanish = code === 'en' ? 'Spanish' : 'Español';
    const { bodies, sent, find } = await openDirectory('?zipCode=33126&languages=Spanish', {
      language: code,
    });
    find(7);
    await expect.element(chip('33126', remove)).toBeVisible();
    const placeOf = () => chip(spanish, remove).element().getBoundingClientRect().toJSON();
    const place = placeOf();

    await chip('33126', remove).click();
    await sent(2);
    await expect.element(chip('33126', remove)).toBeDisabled();
    expect(placeOf()).toEqual(place);
    await expectAccessible();
    await chip(spanish, remove).click();
    await sent(3);
    expect(bodies().slice(1)).toEqual([{ languages: 'Spanish' }, {}]);
    find(9);
    await expect.element(page.getByRole('heading', { name: /^9 / })).toHaveFocus();
    expect(chip(spanish, remove).elements()).toHaveLength(0);
  });

  test('are those of the fields under an empty result: its links undo nothing that was just pressed', async () => {
    const { bodies, find } = await openDirectory('?doctor=qq&city=Hialeah&languages=Spanish');
    find(0);
    await expect.element(without('qq')).toBeVisible();
    await pressAtOnce(
      without('qq').element(),
      link(results.wholeCounty.replace('{county}', 'Miami-Dade')).element(),
    );
    await expect.poll(() => bodies().at(-1)).toEqual({ county: 'Miami-Dade', languages: 'Spanish' });
    find(4);
    await expect.element(count(4)).toHaveFocus();
  });

  test('of a link that is opened in another tab are no search of this page', async () => {
    const { sent, find, router } = await openDirectory('?doctor=qq&city=Hialeah');
    find(0);
    await expect.element(without('qq')).toBeVisible();
    // The browser of this test stays in its tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await without('qq').click({ modifiers: ['Control'] });
    await router.navigate({ to: '.', search: { city: 'Hialeah' } as never });
    await sent(2);
    find(4);
    await expect.element(count(4)).toBeVisible();
    await expect.element(count(4)).not.toHaveFocus();
  });
});

/** Presses one after the other, without waiting for what the page makes of it. */
async function pressAtOnce(...controls: Element[]): Promise<void> {
  for (const control of controls) {
    (control as HTMLElement).click();
    await null;
  }
}
