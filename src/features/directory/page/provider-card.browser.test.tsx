import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cards, openDirectory, provider } from '../../../../tests/component/directory.tsx';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';

/* A card on a phone (docs/product/directory.md, Card); on wider pages: search-results.browser.test.tsx. */

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { card } = words.directory;
  const fax = card.fax.replace('{fax}', '(305) 555-0143');
  const open = (search: string) => openDirectory(search, { language: code });

  test('a card on a phone says what one chooses by, calls by a button as wide as it is, and folds the rest', async () => {
    await page.viewport(360, 740);
    const { sent, show } = await open('?zipCode=33012');
    await sent(1);
    const longName = 'María de los Ángeles Fernández de Córdoba y Bermúdez-Sotomayor';
    show([
      provider({ distanceMiles: 1.8, acceptingNewPatients: false }),
      provider({ doctor: longName, phone: null, acceptingNewPatients: null }),
    ]);
    const known = cards().first();
    await expect.element(known).toMatchTextContent('1.8 mi');
    await expect.element(known.getByText(card.notAccepting)).toBeVisible();
    const call = page.getByCss('article a[href^="tel:"]').element().getBoundingClientRect();
    expect(call.width).toBeGreaterThan(known.element().getBoundingClientRect().width - 40);
    const address = known.getByText('7150 W Flagler St, Suite 12, Miami, FL 33144');
    await expect.element(address).not.toBeVisible();
    await known.getByText(card.details).click();
    await expect.element(address).toBeVisible();
    for (const text of [fax, card.certified]) await expect.element(known.getByText(text)).toBeVisible();

    const last = cards().last();
    await expect.element(last.getByRole('heading')).toHaveTextContent(longName);
    await expect.element(last).not.toMatchTextContent(/\d mi\b/);
    await expect.element(last.getByText(card.phoneUnknown)).toBeVisible();
    await expect.element(last.getByText(card.unknown.accepting)).toBeVisible();
    await expectNoSidewaysScrolling();
  });

  test('details that are open and the focus in a card are there again after Back', async () => {
    await page.viewport(360, 740);
    const { sent, show, router } = await open('?county=Lake');
    await sent(1);
    show([provider(), provider({ doctor: 'Luz Paz' })]);
    const details = cards().last().getByText(card.details);
    const faxOf = (place: Locator) => place.getByText(fax);
    await details.click();
    await expect.element(faxOf(cards().last())).toBeVisible();
    await router.navigate({ to: '.', search: { city: 'Miami' } as never });
    await sent(2);
    show([provider()]);
    await expect.element(cards()).toHaveLength(1);
    router.history.back();
    await expect.element(faxOf(cards().last())).toBeVisible();
    await expect.element(faxOf(cards().first())).not.toBeVisible();
    await expect.element(page.getByCss('details:focus-within')).toMatchTextContent('Luz Paz');
  });
});
