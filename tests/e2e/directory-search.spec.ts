import { expect, type Page } from '@playwright/test';
import { cards, countHeading, payloadOf, SEARCH_API, unfoldFilters } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* Searching the provider directory, on the demonstration data (docs/product/directory.md). */

const PROMPT_BUTTON = { en: 'Get Health Plan Quote', es: 'Cotizar un plan de salud' };

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const { form, quick, results, card } = words.directory;
    const isEnglish = code === 'en';

    const field = (page: Page, name: string) => page.getByRole('search').getByLabel(name, { exact: true });
    const search = (page: Page) => page.getByRole('button', { name: form.search, exact: true }).click();

    test('before any search a prompt stands in place of results; a common specialty is one touch', async ({
      page,
    }) => {
      await openPage(page, '/providers');
      await expect(page.getByText(words.directory.prompt.title)).toBeVisible();
      const button = page.getByRole('link', { name: new RegExp(`^${PROMPT_BUTTON[code]}`) });
      await expect(button).toHaveAttribute('href', '/quote');
      await expect(page.getByRole('link', { name: new RegExp(`^${form.getQuote}`) }).last()).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expect(countHeading(page)).toHaveCount(0);
      await expect(page.getByText(words.directory.demo)).toBeVisible();

      // Family means General Medicine.
      const common = page.getByRole('navigation', { name: quick.label });
      await expect(common.getByRole('link')).toHaveCount(10);
      const payload = await payloadOf(page, () =>
        common.getByRole('link', { name: quick.family, exact: true }).click(),
      );
      expect(payload).toEqual({ specialty: 'Medicina General' });
      await expect(page).toHaveURL('/providers?specialty=General+Medicine');
      // The chosen one is told apart, to ears and eyes.
      await expect(common.locator('[aria-current]')).toHaveText(quick.family);
      await page.mouse.move(0, 0);
      const coloursOf = () =>
        common
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
      await expect
        .poll(async () => new Set((await coloursOf()).slice(1)).size, 'colours of the others')
        .toBe(1);
      const [chosen, other] = await coloursOf();
      expect(chosen, 'colour of the chosen one').not.toBe(other);
      await expect(cards(page).first()).toContainText(isEnglish ? 'General Medicine' : 'Medicina General');
    });

    test('each of the six filters finds what it names, and sends only what is filled in', async ({
      page,
    }) => {
      await openPage(page, '/providers');
      const [cardiology, creole] = isEnglish
        ? ['Cardiology', 'Haitian Creole']
        : ['Cardiología', 'Criollo haitiano'];

      await field(page, form.specialty).selectOption({ label: cardiology });
      expect(await payloadOf(page, () => search(page))).toEqual({ specialty: 'Cardiología' });
      await expect(cards(page).first()).toContainText(cardiology);

      await startAgain(page);
      await unfoldFilters(page);
      await field(page, form.doctor).fill('María José García López');
      expect(await payloadOf(page, () => search(page))).toEqual({ doctor: 'María José García López' });
      await expect(cards(page).first()).toContainText('María José García López');

      await startAgain(page);
      await field(page, form.zipCode).fill(' 33126 ');
      expect(await payloadOf(page, () => search(page))).toEqual({ zipCode: '33126' });
      await expect(cards(page).first()).toContainText('FL 33126');

      await startAgain(page);
      await field(page, form.county).selectOption('Osceola');
      expect(await payloadOf(page, () => search(page))).toEqual({ county: 'Osceola' });
      await expect(cards(page).first()).toContainText(card.county.replace('{county}', 'Osceola'));

      await startAgain(page);
      await unfoldFilters(page);
      await field(page, form.city).fill('Hialeah');
      expect(await payloadOf(page, () => search(page))).toEqual({ city: 'Hialeah' });
      await expect(cards(page).first()).toContainText('Hialeah, FL');

      await startAgain(page);
      await field(page, form.languages).selectOption('Haitian Creole');
      expect(await payloadOf(page, () => search(page))).toEqual({ languages: 'Haitian Creole' });
      await expect(cards(page).first()).toContainText(creole);
      const chips = page.getByRole('list', { name: results.filters }).getByRole('button');
      await expect(chips).toHaveText([`${results.removeFilter} ${creole}`]);
    });

    test('while an answer is under way the button says so; the count is right in its plural and read out', async ({
      page,
    }) => {
      let answerNow = () => {};
      const mayAnswer = new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      let asked = 0;
      await page.route(SEARCH_API, async (route) => {
        asked += 1;
        await mayAnswer;
        await route.continue();
      });
      await openPage(page, '/providers');
      await unfoldFilters(page);
      await field(page, form.doctor).fill('maria garcia lopes');
      await search(page);
      const busy = page.getByRole('button', { name: form.searching, exact: true });
      await expect(busy).toBeVisible();
      await expect(busy).toBeDisabled();
      await expect(page.getByText(results.loading)).toBeVisible();
      await busy.dispatchEvent('click');
      answerNow();
      await expect(countHeading(page)).toHaveText(
        isEnglish ? '2 providers found' : '2 proveedores encontrados',
      );
      // It is read out because it takes the focus.
      await expect(countHeading(page)).toBeFocused();
      await expect(page.getByRole('button', { name: form.search, exact: true })).toBeEnabled();
      expect(asked, 'searches that were sent').toBe(1);

      await field(page, form.specialty).selectOption('Optometry');
      await search(page);
      await expect(countHeading(page)).toHaveText(isEnglish ? '1 provider found' : '1 proveedor encontrado');
      await expect(cards(page)).toHaveCount(1);

      await field(page, form.doctor).fill('qqqqqqqqqq');
      await search(page);
      await expect(countHeading(page)).toHaveText(
        isEnglish ? '0 providers found' : '0 proveedores encontrados',
      );
      await expect(page.getByText(results.empty, { exact: true })).toBeVisible();
    });

    test('a card has every field of a provider, and what is unknown is never a no', async ({ page }) => {
      await openPage(page, '/providers?doctor=María+José+García+López');
      const found = cards(page).first();
      await expect(found.getByRole('heading')).toContainText('María José García López');
      await expect(found).toContainText(isEnglish ? 'General Medicine' : 'Medicina General');
      await expect(found).toContainText('Orange Grove Family Medical Center');
      await expect(found.locator('address')).toContainText('Clarcona, FL 32710');
      await expect(found).toContainText(card.county.replace('{county}', 'Orange'));
      // The number itself is what calls, once, and says whom.
      const call = found.locator('a[href^="tel:"]');
      await expect(call).toHaveAttribute('href', /^tel:\+1\d{3}55501\d\d$/);
      await expect(call).toHaveAccessibleName(
        new RegExp(`^${card.callTo.replace('{name}', 'María José García López')}: .*555-01\\d\\d$`),
      );
      await expect(found).toContainText(isEnglish ? 'English, Spanish' : 'Inglés, Español');
      await expect(page.getByText(words.directory.demo)).toBeVisible();
      // The notice above says it to the eye; who hears a single card hears it there.
      await expect(found.getByRole('heading')).toHaveAccessibleName(new RegExp(`\\(${card.demo}\\)$`));
      const directions = found.getByRole('link', { name: new RegExp(`^${card.directions}`) });
      await expect(directions).toHaveAttribute('href', /Clarcona%2C%20FL%2032710$/);
      await expect(directions).toHaveAttribute('target', '_blank');

      const known = {
        id: '00000000-0000-4000-8000-000000000001',
        doctor: 'Ana Ruiz',
        specialty: 'Cardiología',
        center: 'Flagler Heart Center',
        address: '7150 W Flagler St',
        suite: 'Suite 12',
        city: 'Miami',
        county: 'Miami-Dade',
        zipCode: '33144',
        phone: '(305) 555-0142',
        fax: '(305) 555-0143',
        languages: ['Spanish'],
        certified: true,
        acceptingNewPatients: true,
        isDemo: false,
      };
      const unknown = {
        ...known,
        id: '00000000-0000-4000-8000-000000000002',
        isDemo: true,
        phone: null,
        languages: null,
        certified: null,
        acceptingNewPatients: null,
      };
      const answer = { total: 2, isExpanded: false, expandedFrom: null, nextCursor: null };
      await page.route(SEARCH_API, (route) =>
        route.fulfill({ json: { ...answer, providers: [known, unknown] } }),
      );
      // A filter in use is not folded away.
      await field(page, form.doctor).fill('');
      await field(page, form.city).fill('Miami');
      await search(page);
      await expect(cards(page)).toHaveCount(2);
      for (const text of [
        'Ana Ruiz',
        isEnglish ? 'Cardiology' : 'Cardiología',
        'Flagler Heart Center',
        '7150 W Flagler St, Suite 12, Miami, FL 33144',
        card.county.replace('{county}', 'Miami-Dade'),
        '(305) 555-0142',
        '(305) 555-0143',
        isEnglish ? 'Spanish' : 'Español',
        card.accepting,
        card.certified,
      ]) {
        await expect(cards(page).first()).toContainText(text);
      }
      await expect(cards(page).first()).not.toContainText(card.demo);
      const last = cards(page).last();
      await expect(last).toContainText(card.phoneUnknown);
      const asked = isEnglish
        ? 'Ask about: languages, new patients, certification'
        : 'Pregunte por: idiomas, pacientes nuevos, certificación';
      await expect(last.getByText(asked, { exact: true })).toBeVisible();
      await expect(last).not.toContainText(card.notAccepting);
      await expect(last).not.toContainText(card.notCertified);
      // Among real providers one that is made up says so to everybody.
      await expect(last.getByRole('listitem').getByText(card.demo, { exact: true })).toBeVisible();
    });

    test('few matches in a ZIP code are widened to its county; filters are taken off one by one, or all', async ({
      page,
    }) => {
      await openPage(page, '/providers?specialty=Urology&zipCode=33126');
      const title = isEnglish ? 'No results in ZIP code 33126' : 'Ningún resultado en el código postal 33126';
      await expect(page.getByText(title)).toBeVisible();
      const widened = isEnglish
        ? 'There are none in that ZIP code, so this list shows the same county, Miami-Dade.'
        : 'No hay ninguno en ese código postal. Por eso la lista muestra los del mismo condado, Miami-Dade.';
      await expect(page.getByText(widened)).toBeVisible();

      const chips = page.getByRole('list', { name: results.filters }).getByRole('button');
      await expect(chips).toHaveText(
        [isEnglish ? 'Urology' : 'Urología', '33126'].map((text) => `${results.removeFilter} ${text}`),
      );
      await chips.first().click();
      await expect(page).toHaveURL('/providers?zipCode=33126');
      await expect(field(page, form.specialty)).toHaveValue('');
      await expect(countHeading(page)).toBeVisible();
      await expect(chips).toHaveText([`${results.removeFilter} 33126`]);
      await expect(page.getByText(/(results in ZIP code|en el código postal) 33126/)).toHaveCount(0);

      await page.getByRole('button', { name: form.clear }).click();
      await expect(page).toHaveURL('/providers');
      await expect(field(page, form.zipCode)).toHaveValue('');
      await expect(page.getByText(words.directory.prompt.title)).toBeVisible();
      await expect(countHeading(page)).toHaveCount(0);
    });

    test('a search that finds nothing offers the whole county, one filter less, or a person', async ({
      page,
    }) => {
      await openPage(page, '/providers?specialty=Urology&doctor=qqqqqqqqqq&city=hialeah&languages=Spanish');
      await expect(page.getByText(results.empty, { exact: true })).toBeVisible();
      // Pressed before, its links load the page.
      await untilPartInteractive(page, `section[aria-label="${results.label}"]`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: '(305) 555-0101' })).toHaveAttribute('href', /^tel:/);
      const without = (filter: string) =>
        main.getByRole('link', { name: results.without.replace('{filter}', filter), exact: true });
      await expect(without('qqqqqqqqqq')).toHaveAttribute(
        'href',
        '/providers?specialty=Urology&city=hialeah&languages=Spanish',
      );
      await expect(without('hialeah')).toBeVisible();

      await main.getByRole('link', { name: results.wholeCounty.replace('{county}', 'Miami-Dade') }).click();
      await expect(page).toHaveURL(
        '/providers?specialty=Urology&doctor=qqqqqqqqqq&county=Miami-Dade&languages=Spanish',
      );
      await expect(countHeading(page)).toBeFocused();
      // In a county that is asked for, only what else is asked for can go.
      await expect(
        main.getByRole('link', { name: isEnglish ? 'Search all of' : 'Buscar en todo' }),
      ).toHaveCount(0);
      await without('qqqqqqqqqq').click();
      await expect(page).toHaveURL('/providers?specialty=Urology&county=Miami-Dade&languages=Spanish');
      await expect(cards(page).first()).toContainText(isEnglish ? 'Urology' : 'Urología');
      await expect(countHeading(page)).toBeFocused();
    });

    async function startAgain(page: Page): Promise<void> {
      await expect(countHeading(page)).toBeVisible();
      await page.getByRole('button', { name: form.clear }).click();
      await expect(countHeading(page)).toHaveCount(0);
    }
  });
}

test('without any filter the whole directory is shown; the city field offers the cities of the chosen county', async ({
  page,
}) => {
  await openPage(page, '/en/providers');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(countHeading(page)).toHaveText('10,500 providers found');
  await expect(page).toHaveURL('/en/providers?all=1');

  await page.getByLabel('County', { exact: true }).selectOption('Osceola');
  const city = page.getByLabel('City', { exact: true });
  await city.focus();
  const offered = page.locator('#filter-city-suggestions option');
  await expect(offered.filter({ visible: false }).first()).toBeAttached();
  const cities = await offered.evaluateAll((options) =>
    options.map((option) => (option as HTMLOptionElement).value),
  );
  expect(cities).toContain('Kissimmee');
  expect(cities).not.toContain('Hialeah');
  // It takes any text.
  await city.fill('kissimee');
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toContainText('Kissimmee, FL');
});
