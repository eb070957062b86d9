import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { openPage, untilInteractive } from '../support/open-page.ts';

/*
 * The quote calculator as visitors use it. Figures are read off the specification: family, 31-45, one child and
 * package 2 are 96.00 + 15.75 + 19.75 = 131.50, with the hospital package 151.25.
 */
const WORDS = {
  en: {
    step: (step: number) => `Step ${step} of 3`,
    family: 'Family',
    age: 'Age of the main member',
    children: 'Number of children',
    county: 'County',
    name: 'Full name',
    phone: 'Phone',
    email: 'Email (optional)',
    next: 'Next',
    previous: 'Previous',
    submit: 'View my quote',
    newQuote: 'New quote',
    enroll: /^Enroll now/,
    copyLink: 'Copy link',
    errors: ['County is required', 'Name is required', 'Phone is required'],
    steps: { 1: 'Who is the plan for?', 2: 'Add a package, or keep it simple', 3: 'Your quote is ready' },
    total: 'Total monthly premium',
    perPerson: '$50.42 per person',
    followUp: 'Ana Gómez, ask us to call and we answer within 24 to 48 hours',
    printedFollowUp: /^Ask us to call and we answer/,
    preparedFor: 'Prepared for',
    otherLanguage: 'Español',
  },
  es: {
    step: (step: number) => `Paso ${step} de 3`,
    family: 'Familiar',
    age: 'Edad del titular',
    children: 'Número de niños',
    county: 'Condado',
    name: 'Nombre completo',
    phone: 'Teléfono',
    email: 'Correo electrónico (opcional)',
    next: 'Siguiente',
    previous: 'Anterior',
    submit: 'Ver mi cotización',
    newQuote: 'Nueva cotización',
    enroll: /^Inscribirse ahora/,
    copyLink: 'Copiar enlace',
    errors: ['El condado es obligatorio', 'El nombre es obligatorio', 'El teléfono es obligatorio'],
    steps: {
      1: '¿Para quién es el plan?',
      2: 'Agregue un paquete, si le conviene',
      3: 'Su cotización está lista',
    },
    total: 'Pago mensual total',
    perPerson: '$50.42 por persona',
    followUp: 'Ana Gómez, pídanos una llamada y le respondemos en 24 a 48 horas',
    printedFollowUp: /^Pídanos una llamada y le respondemos/,
    preparedFor: 'Preparada para',
    otherLanguage: 'English',
  },
} as const;
type Language = keyof typeof WORDS;

async function fillStep1(page: Page, language: Language) {
  const words = WORDS[language];
  await page.getByRole('radio', { name: words.family }).check();
  await calculator(page).getByLabel(words.age).selectOption('31-45');
  await calculator(page).getByLabel(words.children).selectOption('1');
  await calculator(page).getByLabel(words.county, { exact: true }).selectOption('Palm Beach');
  await calculator(page).getByLabel(words.name).fill('Ana Gómez');
  await calculator(page).getByLabel(words.phone, { exact: true }).fill('(305) 555-0123');
}

async function expectStep(page: Page, language: Language, step: 1 | 2 | 3) {
  await expect(page.getByText(WORDS[language].step(step), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: WORDS[language].steps[step] })).toBeFocused();
}

/** The receipt on wide windows, the bar at the bottom on narrow ones: whichever shows. */
function shownAmount(page: Page, amount: string) {
  return page.locator(`data[value="${amount}"]:visible`).first();
}

/** Below the calculator the bar on phones rests in its own place; above, axe takes what it half covers for small. */
async function expectAccessibleAtRest(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
}

for (const language of ['en', 'es'] as const) {
  const words = WORDS[language];
  test.describe(`quote calculator (${language})`, () => {
    test('prices a plan in three steps and sends nothing', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => {
        // Files of the site itself may still arrive, and the browser looks its icon up when the address changes.
        const { pathname, search } = new URL(request.url());
        const isFile = request.method() === 'GET' && search === '' && /^\/(assets|favicon)/.test(pathname);
        if (!isFile) requests.push(`${request.method()} ${request.url()}`);
      });

      await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
      await expect(shownAmount(page, '56.00')).toBeVisible();
      await fillStep1(page, language);
      await expect(shownAmount(page, '111.75')).toBeVisible();
      await page.getByRole('button', { name: words.next }).click();

      await expectStep(page, language, 2);
      await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
      await expect(shownAmount(page, '131.50')).toBeVisible();
      await page.getByRole('checkbox', { name: /Respaldo Hospitalario/ }).check();
      await page.getByRole('button', { name: words.submit }).click();

      await expectStep(page, language, 3);
      await expect(page.getByText(words.total).first()).toBeVisible();
      await expect(shownAmount(page, '151.25')).toBeVisible();
      await expect(page.getByText(words.perPerson)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.followUp })).toBeVisible();
      const enroll = page.getByRole('link', { name: words.enroll });
      await expect(enroll).toHaveAttribute('target', '_blank');
      expect(requests).toEqual([]);
    });

    test('begins with the defaults and offers what the specification lists', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      const own = calculator(page);
      await expect(own.getByRole('radio', { name: 'Individual' })).toBeChecked();
      await expect(own.getByLabel(words.age)).toHaveValue('31-45');
      await expect(own.getByLabel(words.age).locator('option')).toHaveCount(6);
      await expect(own.getByLabel(words.children)).toHaveValue('0');
      await expect(own.getByLabel(words.children).locator('option')).toHaveCount(5);
      await expect(
        own.getByLabel(words.county, { exact: true }).locator('option:not([value=""])'),
      ).toHaveCount(13);
      for (const name of [words.name, words.phone, words.email]) {
        await expect(own.getByLabel(name, { exact: true })).toHaveValue('');
      }
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await expectStep(page, language, 2);
      await expect(own.getByRole('radio')).toHaveCount(5);
      await expect(
        own.getByRole('radio', { name: /^(No main package|Sin paquete principal)/ }),
      ).toBeChecked();
      for (const name of [
        'Protección Total Plus',
        'Bienestar Integral',
        'Sonrisa Perfecta',
        'Salud Preventiva',
      ]) {
        await expect(own.getByRole('radio', { name: new RegExp(name) })).not.toBeChecked();
      }
      await expect(own.getByRole('checkbox', { name: /Respaldo Hospitalario/ })).not.toBeChecked();
    });

    test('works by keyboard alone', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await page.getByRole('radio', { name: 'Individual' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: words.family })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('1');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Palm');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ana Gómez');
      await page.keyboard.press('Tab');
      await page.keyboard.type('3055550123');
      await page.keyboard.press('Enter');

      await expectStep(page, language, 2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /Protección Total Plus/ })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name: /Respaldo Hospitalario/ })).toBeChecked();
      await page.keyboard.press('Enter');

      await expectStep(page, language, 3);
      await expect(shownAmount(page, '161.25')).toBeVisible();
    });

    test('says what is missing, goes to the first of it and keeps what was typed', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await calculator(page).getByLabel(words.email).fill('not an address');
      await page.getByRole('button', { name: words.next }).click();
      for (const error of words.errors) await expect(page.getByText(error, { exact: true })).toBeVisible();
      await expect(calculator(page).getByLabel(words.county, { exact: true })).toBeFocused();
      for (const error of words.errors) await expect(page.getByRole('alert').first()).toContainText(error);
      await expectAccessibleAtRest(page);

      await calculator(page).getByLabel(words.county, { exact: true }).selectOption('Lee');
      await expect(page.getByText(words.errors[0], { exact: true })).toBeHidden();
      await page.getByRole('button', { name: words.next }).click();
      await expect(calculator(page).getByLabel(words.name)).toBeFocused();
      await expect(calculator(page).getByLabel(words.email)).toHaveValue('not an address');
    });

    test('goes back a step in the browser, and a new quote leaves nothing behind', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('radio', { name: /Sonrisa Perfecta/ }).check();
      await page.goBack();
      await expectStep(page, language, 1);
      await expect(calculator(page).getByLabel(words.name)).toHaveValue('Ana Gómez');
      await page.goForward();
      await expectStep(page, language, 2);
      await expect(page.getByRole('radio', { name: /Sonrisa Perfecta/ })).toBeChecked();
      await page.getByRole('button', { name: words.previous }).click();
      await expectStep(page, language, 1);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: words.submit }).click();
      await expectStep(page, language, 3);

      await page.getByRole('button', { name: words.newQuote }).click();
      await expectStep(page, language, 1);
      await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
      await expect(calculator(page).getByLabel(words.county, { exact: true })).toHaveValue('');
      await expect(shownAmount(page, '56.00')).toBeVisible();
      await page.goBack();
      await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
      await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
      await expect(page.getByText('Ana Gómez')).toHaveCount(0);
    });

    test('keeps the choices, and only those, in the address', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
      await expect(page).toHaveURL(/core=package2/);
      expect(decodeURIComponent(page.url())).not.toMatch(/Ana|555/);
      await page.reload();
      await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
      await expect(shownAmount(page, '131.50')).toBeVisible();
      await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
      await expect(calculator(page).getByLabel(words.county, { exact: true })).toHaveValue('Palm Beach');
    });

    test('copies a link that opens step 1 with every choice and nobody’s name', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, `/${language}/quote`);
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
      await page.getByRole('button', { name: words.submit }).click();
      await page.getByRole('button', { name: words.copyLink }).click();
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).search).toBe(
        '?planType=family&age=31-45&children=1&county=Palm+Beach&core=package2',
      );

      await page.goto(link);
      await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
      await expect(shownAmount(page, '131.50')).toBeVisible();
      await expect(calculator(page).getByLabel(words.county, { exact: true })).toHaveValue('Palm Beach');
    });

    test('keeps step and input when the language changes', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
      await page.getByRole('link', { name: words.otherLanguage }).first().click();
      const other = language === 'en' ? 'es' : 'en';
      await expect(page.getByRole('heading', { name: WORDS[other].steps[2] })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Bienestar Integral/ })).toBeChecked();
      await page.getByRole('button', { name: WORDS[other].previous }).click();
      await expect(calculator(page).getByLabel(WORDS[other].name)).toHaveValue('Ana Gómez');
    });

    test('prints what is chosen so far at every step', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await page.emulateMedia({ media: 'print' });
      await expect(shownAmount(page, '56.00')).toBeVisible();
      await expect(page.getByText(words.printedFollowUp)).toBeVisible();
      await expect(page.getByText(words.preparedFor)).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await expectStep(page, language, 2);
      await page.emulateMedia({ media: 'print' });
      await expect(shownAmount(page, '111.75')).toBeVisible();
      await expect(page.getByText(words.preparedFor)).toBeVisible();
      await expect(page.getByText('Ana Gómez', { exact: true })).toBeVisible();
    });

    test('has no accessibility violation on any step', async ({ page }) => {
      test.slow();
      await openPage(page, `/${language}/quote`);
      await expectAccessibleAtRest(page);
      await fillStep1(page, language);
      await page.getByRole('button', { name: words.next }).click();
      await expectStep(page, language, 2);
      await expectAccessibleAtRest(page);
      await page.getByRole('button', { name: words.submit }).click();
      await expectStep(page, language, 3);
      await expectAccessibleAtRest(page);
    });
  });
}

test('opens a link with every choice, priced in the first HTML', async ({ request }) => {
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

test('shows the specified total for all 600 combinations', async ({ request }) => {
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

/** The request form below asks for some of the same things. */
function calculator(page: Page): Locator {
  return page.locator('#calculator');
}
