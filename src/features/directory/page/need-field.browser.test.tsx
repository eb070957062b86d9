import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, cards, countHeading, directoryIn, field } from '../../../../tests/component/directory.tsx';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { problems } from '../../../../tests/component/problems.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';
import type { Understood } from '../search/search-providers.ts';

/* A need in one's own words: what of it is searched for, and what is said of the rest (docs/product/directory.md, Needs). */

const PEDIATRICIAN: Understood = {
  filters: { specialty: 'Pediatría', zipCode: '33012', languages: 'Spanish' },
  notUnderstood: [],
  emergency: false,
};
const TEXTS = {
  en: { pediatrics: 'Pediatrics', spanish: 'Spanish', two: 'We didn’t understand “woman”, “wheelchair”' },
  es: { pediatrics: 'Pediatría', spanish: 'Español', two: 'No entendimos «woman», «wheelchair»' },
};

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open, chips, chip, without } = directoryIn(language);
  const { form, need, results, problems: refusals } = words.directory;
  const texts = TEXTS[code];

  test('what was understood stands as filters; one taken off, the others are searched without the words', async () => {
    const { bodies, address, sent, show } = await open();
    await field(need.label).click();
    await userEvent.keyboard('pediatra 33012{Enter}');
    await sent(1);
    expect(bodies()).toEqual([{ query: 'pediatra 33012' }]);
    expect(address()).toBe('?query=pediatra+33012');
    show([provider()], { understood: PEDIATRICIAN });
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(field(need.label)).toHaveValue('pediatra 33012');
    await expect.element(chips()).toHaveLength(3);
    // Nothing was moved from field to field.
    await expect.element(page.getByText(results.moved)).not.toBeInTheDocument();

    await chip('33012').click();
    await sent(2);
    expect(address()).toBe('?specialty=Pediatrics&languages=Spanish');
    // Another before the answer is there.
    await expect.element(chip('33012')).toBeDisabled();
    await chip(texts.spanish).click();
    await sent(3);
    expect(bodies().slice(1)).toEqual([
      { specialty: 'Pediatría', languages: 'Spanish' },
      { specialty: 'Pediatría' },
    ]);
    show([provider()]);
    await expect.element(chips()).toHaveLength(1);
    await expect.element(field(need.label)).toHaveValue('');
    await expect.element(field(form.specialty)).toHaveValue('Pediatrics');

    await field(need.label).fill('muela');
    await button(form.clear).click();
    await expect.element(field(need.label)).toHaveValue('');
    expect(address()).toBe('');
  });

  test('a filter of its own field stands beside what was understood, and wins', async () => {
    const { address, sent, show } = await open('?query=pediatra+33012&languages=Haitian+Creole');
    await sent(1);
    show([], { understood: PEDIATRICIAN });
    await expect.element(page.getByText(results.empty)).toBeVisible();
    const creole = /\?specialty=Pediatrics&languages=Haitian\+Creole$/;
    await expect.element(without('33012')).toHaveAttribute('href', expect.stringMatching(creole));
    await without('33012').click();
    await expect.poll(address).toMatch(creole);
  });

  test('on a phone the words stay, one line says what was understood, and unfolds it to be taken off', async () => {
    await page.viewport(360, 780);
    const { address, sent, show } = await open('?query=pediatra+33012');
    await sent(1);
    show([provider()], { understood: PEDIATRICIAN });
    await expect.element(cards()).toBeVisible();
    await expect.element(field(need.label)).toBeVisible();
    await expect.element(button(need.search)).toBeVisible();
    await expect.element(chip('33012')).not.toBeInTheDocument();
    const said = `${texts.pediatrics} · 33012 · ${texts.spanish}`;
    await page.getByText(form.folded.replace('{filters}', said)).click();
    await expectAccessible();
    await chip('33012').click();
    await sent(2);
    expect(address()).toBe('?specialty=Pediatrics&languages=Spanish');
  });

  test('what was not understood is said', async () => {
    const { sent, show } = await open('?query=woman+pediatra+wheelchair');
    await sent(1);
    show([provider()], { understood: { ...PEDIATRICIAN, notUnderstood: ['woman', 'wheelchair'] } });
    await expect.element(page.getByText(texts.two)).toBeVisible();
    await expect.element(page.getByText(need.notUnderstood)).toBeVisible();
    await expectAccessible();

    await field(need.label).fill('woman wheelchair');
    await button(need.search).click();
    await sent(2);
    show([], { understood: { filters: {}, notUnderstood: ['woman', 'wheelchair'], emergency: false } });
    await expect.element(page.getByText(need.nothingUnderstood)).toBeVisible();
    await expect.element(chips()).toHaveLength(0);
  });

  test('a ZIP code of another state is said to be one, beside what else was not understood', async () => {
    const { sent, show } = await open('?query=pediatra+10001+wheelchair');
    await sent(1);
    show([provider()], { understood: { ...PEDIATRICIAN, notUnderstood: ['10001 wheelchair'] } });
    await expect.element(page.getByText(need.notInFloridaTitle.replace('{zipCode}', '10001'))).toBeVisible();
    await expect.element(page.getByText(need.notInFlorida)).toBeVisible();
    await expect.element(page.getByText(/ [“«]wheelchair[”»]$/)).toBeVisible();

    await field(need.label).fill('10001');
    await button(need.search).click();
    await sent(2);
    show([], { understood: { filters: {}, notUnderstood: ['10001'], emergency: false } });
    await expect.element(page.getByText(need.onlyNotInFlorida)).toBeVisible();
    await expect.element(page.getByText(need.nothingUnderstood)).not.toBeInTheDocument();
  });

  test('words of danger show whom to call, above what was found', async () => {
    const { sent, show } = await open('?query=me+duele+el+pecho');
    await sent(1);
    show([provider()], { understood: { ...PEDIATRICIAN, emergency: true } });
    const danger = page.getByRole('alert');
    await expect.element(danger).toBeVisible();
    const calls = danger.getByRole('link').elements();
    expect(calls.map((call) => call.getAttribute('href'))).toEqual([
      'tel:911',
      'tel:988',
      'tel:+18002221222',
    ]);
    await expect.element(cards()).toBeVisible();
    const isAbove = danger.element().compareDocumentPosition(countHeading().element());
    expect(isAbove & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expectAccessible();
  });

  test('its button is as wide before its icon has arrived as with it: a page may come in parts', async () => {
    await open();
    const search = button(need.search).element();
    const { width } = search.getBoundingClientRect();
    search.querySelector('svg')?.remove();
    expect(search.getBoundingClientRect().width).toBe(width);
  });

  test('one that is too long is refused at its field, with what to do', async () => {
    problems.allow(/^422/);
    const { sent, refuseField } = await open('?query=muela');
    await sent(1);
    refuseField('query', 'text.tooLong');
    await expect.element(field(need.label)).toHaveAttribute('aria-invalid', 'true');
    const described = field(need.label).element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    await expect.element(page.getByCss(`#${described}`)).toHaveTextContent(refusals.text.tooLong);
    await expect.element(field(need.label)).toHaveValue('muela');
    await expectAccessible();
  });
});
