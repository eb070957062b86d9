import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrateEveryPart } from '#client/hydrate-when-visible.tsx';
import { SERVICES } from '#features/services/services.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { openWindowOf } from '../../../tests/component/window-of.ts';
import { ENGLISH, LANGUAGES } from '../../../tests/support/languages.ts';
import { HomePage, preloadHomeParts } from './home-page.tsx';

/* What stands on the home page and opens there (docs/product/home.md). Ways that lead on from it are journeys. */

const NETWORK = { en: 'over 10,500 providers', es: 'más de 10,500 proveedores' };
const TOOLTIP = { en: '$5 copayment for Miami Dade PHC', es: 'Copago de $5 para la PHC de Miami-Dade' };

/** A section of the page, by its anchor. */
const section = (selector: string) => page.getByCss(selector);

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { home, services, preventiveCare, about, locations } = words;

  beforeEach(async () => {
    hydrateEveryPart();
    await preloadHomeParts(code);
    await renderOnPage(<HomePage fetchApi={async () => Response.json([])} />, {
      language: code,
      path: `/${code}`,
      site: { network: { total: 10_523, isDemo: false } },
    });
  });

  test('the hero says what the company offers, and leads to its quote page', async () => {
    const { hero, stats } = home;
    const part = section('#home');
    await expect.element(part.getByRole('heading', { level: 1 })).toMatchTextContent(hero.titlePlace);
    for (const text of [hero.subtitle, NETWORK[code], hero.discountPlanBadgeTitle, hero.badgeText]) {
      await expect.element(part).toMatchTextContent(text);
    }
    for (const name of [hero.getQuote, hero.learnMore]) {
      const button = part.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect.element(button).toHaveAttribute('href', `/${code}/quote`);
      await expect.element(button).not.toHaveAttribute('target');
    }
    const picture = part.getByRole('img', { name: hero.pictureAlt });
    await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);

    // The figure first, also in the document: a page that arrives in parts shows no label in its place.
    const figures = page.getByRole('list', { name: stats.label }).getByRole('listitem');
    for (const [index, [figure, name]] of [
      ['100K+', stats.members],
      ['20+', stats.years],
      ['$5', stats.copayments],
    ].entries()) {
      await expect
        .element(figures.nth(index))
        .toMatchTextContent(new RegExp(`^${figure?.replace(/[+$]/, '\\$&')}.*${name}$`));
    }
    const asterisk = page.getByRole('button', { name: stats.copaymentsAsterisk });
    await expect.element(asterisk).toHaveAccessibleDescription(TOOLTIP[code]);
    await asterisk.click();
    await expect.element(page.getByCss('[popover]:popover-open')).toHaveTextContent(TOOLTIP[code]);
    await expect.element(page.getByText(`* ${TOOLTIP[code]}`)).toBeVisible();
  });

  test('the starting points give their guidance one at a time and lead on, and axe finds nothing', async () => {
    const { starting } = home;
    const region = page.getByRole('region', { name: starting.title });
    for (const { name, guidance, link, to } of [
      { name: starting.newTitle, guidance: starting.newGuidance, link: starting.newLink, to: 'quote' },
      { name: starting.haveTitle, guidance: starting.haveGuidance, link: starting.haveLink, to: 'quote' },
      {
        name: starting.needsTitle,
        guidance: starting.needsGuidance,
        link: starting.needsLink,
        to: 'providers',
      },
    ]) {
      await region.getByText(name).click();
      await expect.element(region.getByText(guidance)).toBeVisible();
      expect(document.querySelectorAll('details[name=starting-point][open]')).toHaveLength(1);
      await expect
        .element(region.getByRole('link', { name: link }))
        .toHaveAttribute('href', `/${code}/${to}`);
    }
    await expectAccessible();
  });

  test('both plans say what they do not do before a service is described, the discount plan with its disclosures', async () => {
    const { plans, disclosures } = words.site;
    await page.viewport(360, 780);
    const part = page.getByRole('region', { name: plans.discountPlanAndClinic });
    await expect.element(part.getByText(`${plans.doesNot}:`, { exact: true })).toHaveLength(2);
    const { notInsurance, discounts, noPayments, memberPays } = disclosures;
    for (const text of [plans.clinicHospital, plans.clinicWaits]) {
      await expect.element(part.getByText(text, { exact: true })).toBeVisible();
    }
    // In the order of the law, with the licence behind them.
    const said = part.element().textContent;
    const places = [notInsurance, discounts, noPayments, memberPays, '7350 NW 7th St Suite 204'].map((text) =>
      said.indexOf(text),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const size = getComputedStyle(part.getByText(notInsurance, { exact: true }).element()).fontSize;
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    const services = section('#services').element();
    expect(part.element().compareDocumentPosition(services)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('the sections stand in their order and say what they have to say', async () => {
    const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect(ids).toEqual([
      'home',
      'services',
      'preventive-care',
      'about',
      'locations',
      'faq',
      'news',
      'contact',
    ]);
    const promo = section('#services').getByRole('link', { name: services.promo.button });
    await expect.element(promo).toHaveAttribute('href', `/${code}/quote`);

    const care = section('#preventive-care');
    await expect.element(care).toMatchTextContent(preventiveCare.badge);
    expect(textsOf('#preventive-care dd')).toEqual([preventiveCare.startFigure, preventiveCare.everyFigure]);
    await expect.element(care.getByText('PHC', { exact: true })).toHaveLength(3);
    const panels = shownTextsOf('#preventive-care h3 > :first-child');
    expect(panels.map((panel) => /[A-J](, [A-J])*$/.exec(panel)?.[0])).toEqual([
      'A',
      'B, C, D, F',
      'H, I, J',
    ]);
    const { label: _, ...examples } = preventiveCare.examples;
    expect(textsOf('#preventive-care li')).toEqual(Object.values(examples));

    expect(shownTextsOf('#about h3')).toEqual([
      about.licenses.title,
      about.mission.title,
      about.experience.title,
      about.membership.title,
    ]);

    const last = page.getByRole('region', {
      name: `${home.callToAction.titlePrice} ${home.callToAction.titleDoctor}`,
    });
    expect(last.element()).toBe([...document.querySelectorAll('main section')].at(-1));
    for (const [name, to] of [
      [home.callToAction.quote, 'quote'],
      [home.callToAction.providers, 'providers'],
    ] as const) {
      await expect.element(last.getByRole('link', { name })).toHaveAttribute('href', `/${code}/${to}`);
    }
  });

  test('both offices have address, hours and the way there, and the address can be copied', async () => {
    const offices = section('#locations').getByRole('listitem');
    for (const [index, address] of [
      '7350 NW 7th St Suite 204, Miami, FL 33126',
      '12250 Menta St 103, Orlando, FL 32837',
    ].entries()) {
      const office = offices.nth(index);
      await expect.element(office).toMatchTextContent('8:00 AM');
      await expect.element(office.getByRole('img')).toHaveAccessibleName(expect.stringMatching(/.{20}/));
      const directions = office.getByRole('link', { name: new RegExp(`^${locations.directions}`) });
      await expect
        .element(directions)
        .toHaveAttribute(
          'href',
          `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
        );
      await expect.element(directions).toHaveAttribute('target', '_blank');
    }

    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await offices.nth(1).getByRole('button').click();
    await expect.element(offices.nth(1)).toMatchTextContent(locations.copied);
    await expect.element(page.getByRole('status').filter({ hasText: locations.copied })).toBeInTheDocument();
    expect(copied).toEqual(['12250 Menta St 103, Orlando, FL 32837']);
  });

  test('each of the nine services opens its dialog, and the focus comes back', async () => {
    await openWindowOf(code);
    expect(document.querySelectorAll('#services li[id]')).toHaveLength(9);
    for (const { id } of SERVICES) {
      const { title, expandedDescription, fact } = services[id];
      const button = section('#services').getByRole('button', { name: new RegExp(title) });
      button.element().focus();
      await userEvent.keyboard('{Enter}');
      const dialog = page.getByRole('dialog', { name: title });
      await expect.element(dialog).toMatchTextContent(expandedDescription);
      await expect
        .element(dialog)
        .toMatchTextContent(fact.replace('{quotePlan}', words.site.quotePlan.unconfirmed));
      if (id === SERVICES[0]?.id) await expectAccessible();
      const quote = dialog.getByRole('link', { name: new RegExp(`^${services.getQuote}`) });
      await expect.element(quote).toHaveAttribute('href', `/${code}/quote`);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    }
  });

  test('a press anywhere on a service opens it, and its dialog leads to a doctor', async () => {
    const card = page.getByCss('#service-pediatric');
    await card.click({ position: { x: 40, y: 40 } });
    const dialog = page.getByRole('dialog', { name: services.pediatric.title });
    await expect
      .element(dialog.getByRole('link', { name: services.findDoctor }))
      .toHaveAttribute('href', `/${code}/providers?specialty=Pediatrics`);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('on a phone the way to a doctor is one press, and the way to an office two presses, from the top', async () => {
    await page.viewport(360, 740);
    const { nav } = words.shell;
    const links = page.getByRole('list').filter({ hasText: nav.locations }).first();
    expect(links.element().getBoundingClientRect().height).toBeLessThanOrEqual(64);
    await expect
      .element(links.getByRole('link', { name: nav.findDoctor }))
      .toHaveAttribute('href', `/${code}/providers`);
    await links.getByRole('link', { name: nav.locations }).click();
    const directions = section('#locations').getByRole('link', {
      name: new RegExp(`^${locations.directions}`),
    });
    await expect.element(directions.first()).toBeInViewport();
  });

  test('on a phone two services share a row, the last with the way to a price', async () => {
    await page.viewport(360, 740);
    document.querySelector('#services')?.scrollIntoView();
    const rows = () => {
      const tops = [...document.querySelectorAll('#services li')].map(
        (card) => card.getBoundingClientRect().top,
      );
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    await expect.poll(rows).toEqual([2, 2, 2, 2, 2]);
    for (const { id } of SERVICES) {
      const { title, description } = services[id];
      await expect.element(section('#services').getByRole('heading', { name: title })).toBeVisible();
      // For whoever has the page read out.
      await expect
        .element(section(`#service-${id}`).getByRole('paragraph').first())
        .toHaveTextContent(description);
      const button = section('#services').getByRole('button', { name: `${services.open}: ${title}` });
      await expect.element(button).toBeVisible();
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

test('the buttons of the hero and of a service lead to an outside quote page, where one is configured', async () => {
  const newQuote = 'https://plans.example/quote';
  hydrateEveryPart();
  await preloadHomeParts('en');
  await renderOnPage(<HomePage fetchApi={async () => Response.json([])} />, {
    path: '/en',
    site: { links: { ...inject('site').links, newQuote } },
  });
  const { home, services } = ENGLISH.words;
  await section('#service-pediatric').getByRole('button').click();
  for (const link of [
    section('#home').getByRole('link', { name: new RegExp(`^${home.hero.getQuote}`), includeHidden: true }),
    section('#home').getByRole('link', { name: new RegExp(`^${home.hero.learnMore}`), includeHidden: true }),
    page.getByRole('dialog').getByRole('link', { name: new RegExp(`^${services.getQuote}`) }),
  ]) {
    await expect.element(link).toHaveAttribute('href', newQuote);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

/** The same of those that are shown: what phones fold has a heading for them and one for wide screens. */
function shownTextsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent.trim());
}

/** The texts of the elements that a selector names, in their order. */
function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
}
