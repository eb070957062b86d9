import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, directoryIn, field } from '../../../../tests/component/directory.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';

/* Lists that show more than was asked for, or read it otherwise (docs/product/directory.md, Widening). */

const TEXTS = {
  en: {
    fewInZip: 'Few results in ZIP code 33144',
    noneInZip: 'No results in ZIP code 33126',
    widened: 'Here are those in the same county, Miami-Dade.',
    partOfCityTitle: '“Kendall” is part of Miami in our list',
    partOfCity: /^Addresses there are written with Miami, so this list shows all of Miami\./,
    moved: 'We searched by Specialty: Cardiology, City: Hialeah',
  },
  es: {
    fewInZip: 'Pocos resultados en el código postal 33144',
    noneInZip: 'Ningún resultado en el código postal 33126',
    widened: 'Estos son los del mismo condado, Miami-Dade.',
    partOfCityTitle: '«Kendall» está dentro de Miami en nuestra lista',
    partOfCity:
      /^Las direcciones de esa zona llevan el nombre de Miami\. Por eso la lista muestra todo Miami\./,
    moved: 'Buscamos por Especialidad: Cardiología, Ciudad: Hialeah',
  },
} as const;

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open, chips } = directoryIn(language);
  const { form, results } = words.directory;
  const texts = TEXTS[code];

  test('a list that was widened to the county says so; filters are taken off one by one', async () => {
    const { address, sent, show } = await open('?specialty=Urology&zipCode=33126');
    await sent(1);
    show([provider()], { isExpanded: true, expandedFrom: 'zipCode' });
    await expect.element(page.getByText(texts.noneInZip)).toBeVisible();
    await expect.element(page.getByText(texts.widened)).toBeVisible();

    await chips().first().click();
    await sent(2);
    show([provider({ zipCode: '33126' })]);
    await expect.element(chips()).toHaveTextContent(`${results.removeFilter} 33126`);
    expect(address()).toBe('?zipCode=33126');
    await expect.element(field(form.specialty)).toHaveValue('');
    await expect.element(page.getByText(texts.noneInZip)).not.toBeInTheDocument();
  });

  test('what was typed into another field is said with the fields that it was read as', async () => {
    const { sent, show } = await open('?doctor=cardiologist+in+Hialeah');
    await sent(1);
    const filters = { specialty: 'Cardiología', city: 'Hialeah' } as const;
    show([provider()], { understood: { filters, notUnderstood: [], emergency: false } });
    await expect.element(page.getByText(texts.moved)).toBeVisible();
  });

  test('a list that shows the city around a place says so; a ZIP code counts with what is written around it', async () => {
    const { sent, show } = await open('?city=Kendall');
    await sent(1);
    show([provider()], { isExpanded: true, expandedFrom: 'city' });
    await expect.element(page.getByText(texts.partOfCityTitle)).toBeVisible();
    await expect.element(page.getByText(texts.partOfCity)).toBeVisible();

    await field(form.city).fill('');
    await field(form.zipCode).fill('FL 33144-1234');
    await button(form.search).click();
    await sent(2);
    show([provider({ zipCode: '33144' }), provider()], { isExpanded: true, expandedFrom: 'zipCode' });
    await expect.element(page.getByText(texts.fewInZip)).toBeVisible();
    await expect.element(page.getByText(texts.partOfCity)).not.toBeInTheDocument();
  });
});
