import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  cards,
  countHeading,
  directoryIn,
  field,
  link,
  openDirectory,
} from '../../../../tests/component/directory.tsx';
import { problems } from '../../../../tests/component/problems.ts';
import { ENGLISH, LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';

/*
 * The directory's filters: before a search, what is sent, what is refused (docs/product/directory.md). What is found:
 * search-results.browser.test.tsx.
 */

const NAMES = {
  en: { quote: /^Get Health Plan Quote/, cardiology: 'Cardiology', creole: 'Haitian Creole' },
  es: { quote: /^Pedir cotización/, cardiology: 'Cardiología', creole: 'Criollo haitiano' },
} as const;

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open, chips } = directoryIn(language);
  const { form, quick, prompt, results, problems: refusals, demo } = words.directory;
  const names = NAMES[code];

  test('before any search a prompt stands in place of results; a common specialty is one press', async () => {
    const { bodies, address, sent, show } = await open();
    await expect.element(page.getByText(prompt.title)).toBeVisible();
    // The form's button is the first; in Spanish both have one name.
    await expect
      .element(page.getByRole('link', { name: names.quote }).last())
      .toHaveAttribute('href', `/${code}/quote`);
    await expect.element(page.getByRole('link', { name: form.getQuote }).first()).toBeVisible();
    await expect.element(page.getByText(demo)).toBeVisible();
    expect([...cards().elements(), ...countHeading().elements()]).toHaveLength(0);

    // Family means General Medicine.
    const common = page.getByRole('navigation', { name: quick.label });
    await expect.element(common.getByRole('link')).toHaveLength(10);
    await common.getByRole('link', { name: quick.family }).click();
    await sent(1);
    expect(bodies()).toEqual([{ specialty: 'Medicina General' }]);
    expect(address()).toBe('?specialty=General+Medicine');
    show([provider({ specialty: 'Medicina General' })]);
    await expect.element(cards()).toMatchTextContent(code === 'en' ? 'General Medicine' : 'Medicina General');
    await expect.element(page.getByText(prompt.title)).not.toBeInTheDocument();
    // The chosen one is told apart, to ears and eyes.
    await expect.element(common.getByCss('[aria-current]')).toHaveTextContent(quick.family);
    await page.getByRole('heading', { level: 1 }).hover();
    const colours = () =>
      common
        .getByRole('link')
        .elements()
        .map((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(() => new Set(colours().slice(1)).size).toBe(1);
    expect(colours()[0]).not.toBe(colours()[1]);
  });

  test('the six filters are sent as they are stored, stand above what they find, and are cleared', async () => {
    const { bodies, address, sent, find } = await open();
    await field(form.specialty).selectOptions(names.cardiology);
    await field(form.doctor).fill('María José García López');
    await field(form.zipCode).fill(' 33126 ');
    await field(form.county).selectOptions('Osceola');
    await field(form.city).fill('Hialeah');
    await field(form.languages).selectOptions(names.creole);
    await button(form.search).click();
    await sent(1);
    expect(bodies()).toEqual([
      {
        specialty: 'Cardiología',
        doctor: 'María José García López',
        zipCode: '33126',
        county: 'Osceola',
        city: 'Hialeah',
        languages: 'Haitian Creole',
      },
    ]);
    find(0);
    const shown = [
      names.cardiology,
      'María José García López',
      '33126',
      'Osceola',
      'Hialeah',
      names.creole,
    ].map((text) => `${results.removeFilter} ${text}`);
    await expect
      .poll(() =>
        chips()
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(shown);

    await button(form.clear).click();
    await expect.element(page.getByText(prompt.title)).toBeVisible();
    await expect.element(countHeading()).not.toBeInTheDocument();
    expect(address()).toBe('');
    for (const name of ['specialty', 'doctor', 'zipCode', 'county', 'city', 'languages'] as const) {
      await expect.element(field(form[name])).toHaveValue('');
    }
    // Also what was not searched for yet.
    await field(form.city).fill('Miami');
    await button(form.clear).click();
    await expect.element(field(form.city)).toHaveValue('');
  });

  test('a wrong ZIP code is refused at its field and mended by keyboard, and nothing else is lost', async () => {
    problems.allow(/^422/);
    const { sent, refuseField, find } = await open();
    await field(form.doctor).fill('Ana');
    await field(form.county).selectOptions('Lake');
    await field(form.zipCode).fill('abc');
    await button(form.search).click();
    for (const { typed, key, next } of [
      { typed: 'abc', key: 'format', next: '99999' },
      { typed: '99999', key: 'notInFlorida', next: '34748' },
    ] as const) {
      await expect.element(button(form.searching)).toBeVisible();
      refuseField('zipCode', `zipCode.${key}`);
      await expect.element(page.getByText(refusals.zipCode[key])).toBeVisible();
      await expect.element(field(form.zipCode)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(form.zipCode)).toHaveAccessibleDescription(refusals.zipCode[key]);
      await expect.element(field(form.zipCode)).toHaveFocus();
      await expect.element(field(form.zipCode)).toHaveValue(typed);
      await expect.element(page.getByText(results.loading)).not.toBeInTheDocument();
      await userEvent.keyboard(`{Control>}a{/Control}${next}{Enter}`);
    }
    await sent(3);
    find(3);
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(page.getByText(refusals.zipCode.notInFlorida)).not.toBeInTheDocument();
    await expect.element(field(form.doctor)).toHaveValue('Ana');
    await expect.element(field(form.county)).toHaveValue('Lake');
  });

  test('on a phone name and city are folded away until they are opened or in use', async () => {
    await page.viewport(360, 780);
    const { address, sent, find } = await open();
    for (const name of [form.specialty, form.county, form.zipCode, form.languages]) {
      await expect.element(field(name)).toBeVisible();
    }
    for (const name of [form.doctor, form.city]) await expect.element(field(name)).not.toBeVisible();
    await page.getByText(form.more).click();
    await field(form.city).fill('Hialeah');
    await button(form.search).click();
    await sent(1);
    expect(address()).toBe('?city=Hialeah');
    find(3);
    await expect.element(countHeading()).toHaveFocus();
    // Results begin the page: one line says the filters in use and unfolds all of them.
    await expect.element(field(form.specialty)).not.toBeVisible();
    await page.getByText(form.folded.replace('{filters}', 'Hialeah')).click();
    await expect.element(field(form.specialty)).toBeVisible();
    await expect.element(field(form.city)).toHaveValue('Hialeah');
    await expect.element(field(form.city)).toBeVisible();
    await field(form.city).fill('Miami');
    await button(form.search).click();
    await sent(2);
    find(2);
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(field(form.city)).not.toBeVisible();
    await page.getByText(form.folded.replace('{filters}', 'Miami')).click();
    await button(form.clear).click();
    await expect.element(field(form.specialty)).toBeVisible();
    await expect.element(field(form.city)).not.toBeVisible();
  });

  test('titles without a name are refused at their field, which keeps them and unfolds on a phone', async () => {
    problems.allow(/^422/);
    await page.viewport(360, 780);
    const { sent, refuseField } = await open('?doctor=Dr.');
    await sent(1);
    refuseField('doctor', 'doctor.onlyTitle');
    await expect.element(field(form.doctor)).toHaveAccessibleDescription(refusals.doctor.onlyTitle);
    await expect.element(field(form.doctor)).toBeVisible();
    await expect.element(field(form.doctor)).toHaveValue('Dr.');
  });

  test('on a phone searches of one touch are one row, a card is low, a wrong ZIP code three lines', async () => {
    problems.allow(/^422/);
    await page.viewport(360, 780);
    const { show, sent, refuseField } = await open('?specialty=Pediatrics');
    await sent(1);
    // As most of the demonstration directory are.
    show([
      provider({
        doctor: 'María José García López',
        specialty: 'Pediatría',
        center: 'Orange Grove Family Medical Center',
        suite: null,
        city: 'Clarcona',
        county: 'Orange',
        fax: null,
        isDemo: true,
      }),
    ]);
    await expect.element(cards()).toBeVisible();
    expect(cards().element().getBoundingClientRect().height, 'height of the card').toBeLessThanOrEqual(245);

    const pediatrics = code === 'en' ? 'Pediatrics' : 'Pediatría';
    await page.getByText(form.folded.replace('{filters}', pediatrics)).click();
    const common = page.getByRole('navigation', { name: quick.label }).getByRole('link').elements();
    expect(common).toHaveLength(10);
    expect(new Set(common.map((element) => element.getBoundingClientRect().top)).size, 'rows').toBe(1);
    await field(form.zipCode).fill('abc');
    await button(form.search).click();
    await sent(2);
    refuseField('zipCode', 'zipCode.format');
    const error = page.getByText(refusals.zipCode.format);
    await expect.element(error).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(error.element());
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
    expect(lines.size, 'lines of the error').toBeLessThanOrEqual(3);
  });
});

const { form, results } = ENGLISH.words.directory;

test('without any filter everything is searched; the city field offers the cities of the chosen county', async () => {
  const { bodies, address, sent, find } = await openDirectory();
  await button(form.search).click();
  await sent(1);
  expect(bodies()).toEqual([{}]);
  expect(address()).toBe('?all=1');
  find(10_500);
  await expect.element(countHeading()).toHaveTextContent('10,500 providers found');

  await field(form.county).selectOptions('Osceola');
  await field(form.city).click();
  const offered = () =>
    [...document.querySelectorAll<HTMLOptionElement>('#filter-city-suggestions option')].map(
      ({ value }) => value,
    );
  await expect.poll(offered).toEqual(['Kissimmee']);
  // It takes any text.
  await userEvent.keyboard('kissimee{Enter}');
  await sent(2);
  expect(bodies()[1]).toEqual({ county: 'Osceola', city: 'kissimee' });
});

test('without its suggestions the directory still searches', async () => {
  problems.allow(/^Failed to fetch$/);
  const { bodies, sent, find } = await openDirectory('', { hasOptions: false });
  await field(form.doctor).fill('maria garcia lopes');
  await button(form.search).click();
  await sent(1);
  expect(bodies()).toEqual([{ doctor: 'maria garcia lopes' }]);
  find(2);
  await expect.element(countHeading()).toHaveTextContent('2 providers found');
});

test('hostile text is only text', async () => {
  const hostile = [
    '{{7*7}}',
    '<script>document.title = "x"</script><img src=x onerror="document.title = 1">',
  ];
  const { title } = document;
  const { sent, find } = await openDirectory();
  for (const [index, typed] of hostile.entries()) {
    await field(form.doctor).fill(typed);
    await button(form.search).click();
    await sent(index + 1);
    find(0);
    await expect.element(button(`${results.removeFilter} ${typed}`)).toBeVisible();
    await expect.element(link(results.without.replace('{filter}', typed))).toBeVisible();
    await expect.element(field(form.doctor)).toHaveValue(typed);
  }
  expect(document.title).toBe(title);
});

test('an address with wrong values says so and is searched with what is right, from the start', async () => {
  problems.allow(/^422/);
  const { bodies, sent, answer, find } = await openDirectory('?county=Lake&cursor=abc');
  await sent(1);
  const fields = [{ field: 'cursor', key: 'cursor.invalid' }];
  answer(Response.json({ code: 'invalid-input', status: 422, message: 'no', fields }, { status: 422 }));
  await sent(2);
  find(30);
  await expect.element(countHeading()).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: ENGLISH.words.site.unknownValue });
  await expect.element(notice).toBeVisible();
  expect(bodies()).toEqual([{ county: 'Lake', cursor: 'abc' }, { county: 'Lake' }]);
  await expect.element(field(form.county)).toHaveValue('Lake');
});

test('an unknown specialty in the address is no filter', async () => {
  const { bodies, sent } = await openDirectory('?county=Lake&specialty=Alchemy');
  await sent(1);
  expect(bodies()).toEqual([{ county: 'Lake' }]);
  await expect.element(page.getByText(ENGLISH.words.site.unknownValue)).toBeVisible();
  await expect.element(field(form.specialty)).toHaveValue('');
});
