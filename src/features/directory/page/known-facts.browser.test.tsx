import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, cards, directoryIn, field, link } from '../../../../tests/component/directory.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';

/* Plans, new patients and panels (docs/product/directory.md): what is known of some, and the switches for it. */

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open } = directoryIn(language);
  const { card, form, plans, results } = words.directory;

  test('switches for plan and new patients stand in the address, are sent, said, kept and taken off', async () => {
    const { bodies, address, sent, show } = await open('?county=Lake');
    await sent(1);
    show([provider()]);
    await expect.element(page.getByText(results.onlyKnown)).not.toBeInTheDocument();
    await link(plans.discountPlan).click();
    await sent(2);
    show([provider()]);
    await link(card.accepting).click();
    await sent(3);
    show([provider()]);
    expect(address()).toBe('?county=Lake&plan=dpo&acceptingNewPatients=1');
    expect(bodies().at(-1)).toEqual({ county: 'Lake', plan: 'dpo', acceptingNewPatients: true });
    await expect.element(page.getByText(results.onlyKnown)).toBeVisible();
    await expect.element(link(plans.discountPlan)).toHaveAttribute('aria-current');

    // The other plan takes its place; a search from the fields keeps both.
    await link(plans.clinic).click();
    await sent(4);
    show([provider()]);
    await field(form.zipCode).fill('33012');
    await button(form.search).click();
    await sent(5);
    show([provider()]);
    const last = { county: 'Lake', zipCode: '33012', plan: 'phc', acceptingNewPatients: true };
    expect(bodies().at(-1)).toEqual(last);
    await link(card.accepting).click();
    await sent(6);
    show([provider()]);
    expect(bodies().at(-1)).not.toHaveProperty('acceptingNewPatients');
    await button(form.clear).click();
    expect(address()).toBe('');
  });

  test('on a phone the way from a panel leaves the place to be said, and the panel is taken off', async () => {
    await page.viewport(360, 740);
    const { bodies, sent, show } = await open('?panel=b');
    await sent(1);
    expect(bodies()).toEqual([{ panel: 'B' }]);
    show([provider({ panels: ['B', 'C'] })]);
    await expect.element(cards()).toHaveLength(1);
    await expect.element(field(form.zipCode)).toBeVisible();
    await field(form.zipCode).fill('33012');
    await button(form.search).click();
    await sent(2);
    expect(bodies().at(-1)).toEqual({ panel: 'B', zipCode: '33012' });
    show([provider()]);
    await expect.element(field(form.zipCode)).not.toBeVisible();
    await page.getByText(form.folded.replace('{filters}', '33012 · Panel B')).click();
    await link('Panel B').click();
    await sent(3);
    expect(bodies().at(-1)).toEqual({ zipCode: '33012' });
  });

  test('a card says plans, panels and ages; an unknown plan is said to be so, the rest is left out', async () => {
    const { sent, show } = await open('?county=Lake');
    await sent(1);
    show([
      provider({ plans: ['phc', 'dpo'], panels: ['A', 'J'], ages: '0-18' }),
      provider({ plans: null, panels: null, ages: 'Adults & <b>teens</b>' }),
      provider({ plans: null, panels: null, ages: null }),
    ]);
    const [whole, wordy, bare] = [cards().nth(0), cards().nth(1), cards().nth(2)];
    const { clinicName, discountPlanName } = words.site.plans;
    await expect.element(whole).toMatchTextContent(`${clinicName}, ${discountPlanName}`);
    await expect.element(whole).toMatchTextContent(/(Panels|Paneles) A, J/);
    await expect.element(whole).toMatchTextContent(code === 'en' ? '0 to 18 years' : 'de 0 a 18 años');
    await expect.element(wordy).toMatchTextContent('Adults & <b>teens</b>');
    await expect.element(bare.getByText(card.unknown.plan)).toBeVisible();
    await expect.element(bare).not.toMatchTextContent(/Panel|Ages|Edades/);
  });
});
