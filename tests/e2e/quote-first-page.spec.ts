import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { openPage, untilInteractive } from '../support/open-page.ts';
import { calculator, shownAmount } from '../support/quote-page.ts';

/* The quote as the server sends it: priced from its address, before the script has come or without it. */

test('opens a link with every choice, priced in the first HTML', async ({ request }, { project }) => {
  test.skip(project.name === 'phone', 'no page is involved');
  const answer = await request.get(
    '/en/quote?planType=family&age=65%2B&children=4&county=Palm+Beach&core=package1&hospital=true&name=Ana',
  );
  const html = await answer.text();
  // 126.00 + 63.00 + 29.75 + 19.75 for six people
  expect(html).toContain('<data value="238.50"');
  expect(html).toContain('$39.75');
  expect(html).toContain('value="Palm Beach" selected=""');
  expect(html).not.toContain('style=');
});

test('shows the specified total for all 600 combinations', async ({ request }, { project }) => {
  test.skip(project.name === 'phone', 'no page is involved');
  test.slow();
  for (const [address, total] of everyCombination()) {
    const html = await (await request.get(`/en/quote?${address}`)).text();
    expect(html, address).toContain(`<data value="${total}" class="figures">$${total}</data>`);
  }
});

/** Search parameters and total of every plan there is, from the tables of the specification (section 9). */
function* everyCombination(): Generator<[address: string, total: string]> {
  const ages = ['<18', '18-30', '31-45', '46-55', '56-65', '65+'];
  const basic = { individual: [46, 48, 56, 61, 71, 85], family: [76, 86, 96, 106, 116, 126] };
  const core = { individual: [0, 29.75, 11.75, 5.95, 5.95], family: [0, 29.75, 19.75, 9.95, 9.95] };
  for (const planType of ['individual', 'family'] as const) {
    for (const [ageIndex, basicPrice] of basic[planType].entries()) {
      for (const children of [0, 1, 2, 3, 4]) {
        const hospital = planType === 'individual' ? 9.75 : children === 0 ? 14.75 : 19.75;
        for (const [packageNumber, corePrice] of core[planType].entries()) {
          for (const hasHospital of [false, true]) {
            const total = basicPrice + 15.75 * children + corePrice + (hasHospital ? hospital : 0);
            const address = new URLSearchParams({
              planType,
              age: ages[ageIndex] ?? '',
              children: String(children),
              ...(packageNumber > 0 && { core: `package${packageNumber}` }),
              ...(hasHospital && { hospital: 'true' }),
            });
            yield [address.toString(), total.toFixed(2)];
          }
        }
      }
    }
  }
}

test('leaves the steps more room than the receipt when the text is large', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPage(page, '/es/quote');
  await page.evaluate(() => document.documentElement.classList.add('large-text'));
  const steps = await page.locator('#quote-basic-info').boundingBox();
  const soFar = page.getByText('Su precio hasta ahora').locator('visible=true');
  const receipt = await soFar.locator('xpath=../..').boundingBox();
  expect(steps?.width).toBeGreaterThan(receipt?.width ?? Number.POSITIVE_INFINITY);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});

test('keeps what was typed before the script arrived', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/en/quote?core=package2', { waitUntil: 'commit' });
  await calculator(page).getByLabel('Full name').fill('Ana Gómez');
  await page.getByRole('radio', { name: 'Family' }).check();
  await calculator(page).getByLabel('County', { exact: true }).selectOption('Lee');
  typed.resolve();
  await untilInteractive(page);
  await expect(shownAmount(page, '115.75')).toBeVisible();
  await expect(calculator(page).getByLabel('Full name')).toHaveValue('Ana Gómez');
  await expect(calculator(page).getByLabel('County', { exact: true })).toHaveValue('Lee');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('step 1 still prices the choices, and personal fields stay out of the address', async ({ page }) => {
    await page.goto('/en/quote');
    await expect(page.locator('main noscript')).toBeVisible();
    const note = await page.locator('main noscript').innerHTML();
    expect(note).toContain('The three steps need JavaScript');
    expect(note).toContain('Packages cannot be chosen this way');
    expect(note).toContain('href="tel:');
    await expect(page.getByText('nothing is sent')).toBeHidden();
    await expect(page.getByText('Calculated on this device').first()).toBeHidden();
    await page.getByRole('radio', { name: 'Family' }).check();
    await calculator(page).getByLabel('Number of children').selectOption('1');
    await calculator(page).getByLabel('Full name').fill('Ana Gómez');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(shownAmount(page, '111.75')).toBeVisible();
    expect(page.url()).toContain('children=1');
    expect(page.url()).not.toContain('Ana');
  });

  test('a link keeps its packages when step 1 is priced again', async ({ page }) => {
    await page.goto('/en/quote?core=package2&hospital=true');
    await expect(shownAmount(page, '77.50')).toBeVisible();
    await page.getByRole('radio', { name: 'Family' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    // 96.00 + 19.75 + 14.75 for a couple
    await expect(shownAmount(page, '130.50')).toBeVisible();
  });
});
