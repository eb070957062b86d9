import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cards, directoryIn } from '../../../../tests/component/directory.tsx';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';

/* The card of a provider (docs/product/directory.md, Card). */

const TEXTS = {
  en: {
    cardiology: 'Cardiology',
    languages: 'Languages: English, Spanish',
    listDate: 'From the list of October 3, 2026',
    unknown: [
      'Call first: we don’t know if they’re taking new patients.',
      'Languages: not confirmed',
      'Certification: not confirmed',
    ],
  },
  es: {
    cardiology: 'Cardiología',
    languages: 'Idiomas: español, inglés',
    listDate: 'De la lista del 3 de octubre de 2026',
    unknown: [
      'Llame antes: no sabemos si recibe pacientes nuevos.',
      'Idiomas: sin confirmar',
      'Certificación: sin confirmar',
    ],
  },
} as const;

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open } = directoryIn(language);
  const { card, demo } = words.directory;
  const texts = TEXTS[code];
  const fax = card.fax.replace('{fax}', '(305) 555-0143');

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

  test('a card names all specialties', async () => {
    const { sent, show } = await open('?city=Miami');
    await sent(1);
    show([provider({ specialties: ['Cardiología', 'Medicina Interna'] })]);
    const both = code === 'en' ? 'Cardiology, Internal Medicine' : 'Cardiología, Medicina Interna';
    await expect.element(cards().first()).toMatchTextContent(`${both} · Flagler Heart Center`);
  });

  test('a card has every field of a provider, and what is unknown is never a no', async () => {
    const { sent, show } = await open('?city=Miami');
    await sent(1);
    const unknown = {
      phone: null,
      languages: null,
      certified: null,
      acceptingNewPatients: null,
      listDate: null,
    };
    show([provider(), provider({ doctor: 'Luz Paz', isDemo: true, ...unknown })]);
    const known = cards().first();
    await expect.element(known.getByRole('heading')).toHaveTextContent('Ana Ruiz');
    for (const text of [
      texts.cardiology,
      'Flagler Heart Center',
      '7150 W Flagler St, Suite 12, Miami, FL 33144',
      card.county.replace('{county}', 'Miami-Dade'),
      '(305) 555-0142',
      '(305) 555-0143',
      texts.languages,
      card.accepting,
      card.certified,
      texts.listDate,
    ]) {
      await expect.element(known).toMatchTextContent(text);
    }
    // The number itself is what calls, once, and says whom.
    const call = page.getByCss('article a[href^="tel:"]');
    await expect.element(call).toHaveAttribute('href', 'tel:+13055550142');
    await expect
      .element(call)
      .toHaveAccessibleName(`${card.callTo.replace('{name}', 'Ana Ruiz')}: (305) 555-0142`);
    const directions = known.getByRole('link', { name: new RegExp(`^${card.directions}`) });
    await expect.element(directions).toHaveAttribute('href', expect.stringMatching(/Miami%2C%20FL%2033144$/));
    await expect.element(directions).toHaveAttribute('target', '_blank');

    const last = cards().last();
    await expect.element(last).toMatchTextContent(card.phoneUnknown);
    for (const unknown of texts.unknown) {
      await expect.element(last.getByText(unknown)).toBeVisible();
    }
    await expect.element(last).not.toMatchTextContent(card.notAccepting);
    await expect.element(last).not.toMatchTextContent(card.listDate.split('{')[0] ?? '');
    // Among real providers one that is made up says so to everybody.
    await expect.element(last.getByRole('listitem').getByText(card.demo)).toBeVisible();
    await expect.element(known).not.toMatchTextContent(card.demo);
  });

  test('where all providers are made up, a notice says it to the eye and each card to the ear', async () => {
    const { sent, show } = await open('?city=Miami');
    await sent(1);
    show([provider({ isDemo: true })]);
    await expect.element(cards().getByRole('heading')).toHaveAccessibleName(`Ana Ruiz (${card.demo})`);
    await expect.element(page.getByText(demo)).toBeVisible();
    expect(cards().getByRole('listitem').getByText(card.demo).elements()).toHaveLength(0);
  });
});
