import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DiscountPlanDisclosures, WITHOUT_FOOTERS } from '#site/discount-plan-disclosures.tsx';
import { PlanLimits } from '#site/plan-limits.tsx';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { Footer } from './footer.tsx';

/* What the footer says, where it leads, and what of it is folded (docs/product/pages.md, Footer). */

const FACTS = [
  '7350 NW 7th St Suite 204',
  'Miami, FL 33126',
  '12250 Menta St 103',
  'Orlando, FL 32837',
  '8:00 AM',
];
const DESCRIBING = [
  ['both plans', <PlanLimits key="plans" />],
  [
    'the disclosures alone',
    <div key="disclosures" className={WITHOUT_FOOTERS}>
      <DiscountPlanDisclosures />
    </div>,
  ],
] as const;
const LICENSED = { en: 'Licensed in Florida since 2002', es: 'Con licencia en la Florida desde 2002' };
const HOURS = { en: 'Monday to Friday, 8:00 AM to 5:00 PM', es: /lunes a viernes/i };

describe.each(LANGUAGES)('in $code', ({ code, words: { shell, site } }) => {
  const words = shell.footer;
  const footer = page.getByCss('footer');
  const phone = footer.getByText('(305) 555-0101');
  const disclosures = footer.getByCss('p').filter({ hasText: site.disclosures.title });
  const render = () =>
    renderOnPage(<Footer isHome={false} policies={null} />, { language: code, path: `/${code}/quote` });

  test('it names phones, both offices, the hours and the licences, and leads to profiles and pages', async () => {
    await render();
    await expect.element(footer).toHaveAttribute('id', 'contact');
    for (const text of [...FACTS, HOURS[code], LICENSED[code], words.clinic, words.discountPlanLicense]) {
      await expect.element(footer).toMatchTextContent(text);
    }
    for (const number of ['(305) 555-0101', '(800) 555-0100']) {
      await expect
        .element(footer.getByRole('link', { name: number }))
        .toHaveAttribute('href', expect.stringMatching(/^tel:/));
    }
    const outside = footer.getByRole('list', { name: words.followTitle });
    for (const name of [words.socialImages, words.socialNetwork, words.company]) {
      const link = outside.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
    for (const [name, path] of [
      [words.quotePage, 'quote'],
      [words.providersPage, 'providers'],
      [words.memberPortalPage, 'member-portal'],
      [words.joinNetworkPage, 'join-network'],
      [words.accessibilityPage, 'accessibility'],
      [words.privacyPage, 'privacy'],
    ] as const) {
      await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', `/${code}/${path}`);
    }
  });

  test('the disclosures of the discount plan stand there at 12 points or more', async () => {
    await render();
    await expect.element(disclosures).toBeVisible();
    const pixels = Number.parseFloat(getComputedStyle(disclosures.element()).fontSize);
    expect(pixels).toBeGreaterThanOrEqual(16);
  });

  test.each(DESCRIBING)(
    'a page that describes the discount plan has the disclosures there and not in its footer: %s',
    async (_, described) => {
      await renderOnPage(
        <>
          {described}
          <Footer isHome={false} policies={null} />
        </>,
        { language: code, path: `/${code}/quote` },
      );
      await expect.element(page.getByText(site.disclosures.notInsurance, { exact: true })).toBeVisible();
      await expect.element(disclosures).not.toBeVisible();
    },
  );

  test('its groups are folded on a phone and open on paper and in a wider window; the law stands there at once', async () => {
    await page.viewport(360, 780);
    await render();
    await expect.element(footer.getByText(words.licensed)).toBeVisible();
    await expect.element(disclosures).toBeVisible();
    await expect.element(phone).not.toBeVisible();
    const group = footer.getByCss('summary').filter({ hasText: words.contactTitle });
    await group.click();
    await expect.element(phone).toBeVisible();
    await group.click();
    await expect.element(phone).not.toBeVisible();

    await emulateMedia({ media: 'print' });
    await expect.element(phone).toBeVisible();
    await emulateMedia({});
    await page.viewport(640, 800);
    await expect.element(phone).toBeVisible();
    await expect.element(group).not.toBeVisible();
  });
});
