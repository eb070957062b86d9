import { expect } from '@playwright/test';
import { cards, countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';

/* The directory in a browser without JavaScript: the form is a plain GET. */

test.use({ javaScriptEnabled: false });

test('the form and the common specialties search, and the results are in the page', async ({ page }) => {
  await page.goto('/en/providers');
  await page.getByLabel('Specialty', { exact: true }).selectOption('Cardiology');
  await page.getByLabel('County', { exact: true }).selectOption('Orange');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(countHeading(page)).toBeVisible();
  await expect(cards(page).first()).toContainText('Cardiology');
  await expect(page.getByLabel('County', { exact: true })).toHaveValue('Orange');

  await page.getByRole('link', { name: 'Pediatrics', exact: true }).click();
  await expect(cards(page).first()).toContainText('Pediatrics');

  await test.step('a need in one’s own words too, beside a filter', async () => {
    await page.getByLabel('Specialty', { exact: true }).selectOption('');
    await page.getByLabel('County', { exact: true }).selectOption('');
    await page.getByLabel('What do you need?').fill('woman children’s doctor 33012');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
    await page.getByRole('button', { name: 'Find what you need' }).click();
    await expect(page.getByText('We didn’t understand “woman”')).toBeVisible();
    await expect(page.getByText('We searched by Specialty: Pediatrics, ZIP code: 33012')).toBeVisible();
    await expect(cards(page).first()).toContainText('Pediatrics');
    await expect(page.getByLabel('What do you need?')).toHaveValue('woman children’s doctor 33012');
    await page.getByLabel('What do you need?').fill('');
  });

  await page.getByLabel('ZIP code').fill('00000');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('This ZIP code isn’t in Florida.')).toBeVisible();
  await expect(page.getByText('Searching providers...')).toHaveCount(0);
});

test('on a phone a search without filters shows the directory, the folded filters open, and what finds nothing leads on', {
  tag: '@es',
}, async ({ page }) => {
  await page.goto('/es/providers');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Más de 10,000 ');
  await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await expect(countHeading(page)).toHaveText('10,500 proveedores encontrados');

  const name = page.getByLabel('Nombre del médico');
  await expect(name).toBeHidden();
  await page.getByText('Filtros: ninguno', { exact: true }).tap();
  await expect(page.getByLabel('Especialidad', { exact: true })).toBeVisible();
  await expect(name).toBeHidden();
  await page.getByText('Más filtros').tap();
  await name.fill('qqqqqqqqqq');
  await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await expect(countHeading(page)).toHaveText('0 proveedores encontrados');
  await page.getByText('Filtros: qqqqqqqqqq', { exact: true }).tap();
  await expect(name).toBeVisible();
  await page.getByRole('link', { name: 'Buscar sin «qqqqqqqqqq»' }).tap();
  await expect(countHeading(page)).toHaveText('10,500 proveedores encontrados');
});
