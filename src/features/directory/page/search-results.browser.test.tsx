import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  button,
  cards,
  countHeading,
  field,
  link,
  openDirectory,
  provider,
} from '../../../../tests/component/directory.tsx';
import { problems } from '../../../../tests/component/problems.ts';
import { ENGLISH, LANGUAGES } from '../../../../tests/support/languages.ts';

/* What a search found or came to (docs/product/directory.md, Results, Widening, Card). */

/** The words that are ours, and how their parts come together. */
const TEXTS = {
  en: {
    none: '0 providers found',
    one: '1 provider found',
    two: '2 providers found',
    cardiology: 'Cardiology',
    urology: 'Urology',
    languages: 'Languages: English, Spanish',
    listDate: 'From the list of October 3, 2026',
    unknown: [
      'Call first: we don’t know if they’re taking new patients.',
      'Languages: not confirmed',
      'Certification: not confirmed',
    ],
    fewInZip: 'Few results in ZIP code 33144',
    noneInZip: 'No results in ZIP code 33126',
    widened: 'Here are those in the same county, Miami-Dade.',
    partOfCityTitle: '“Kendall” is part of Miami in our list',
    partOfCity: /^Addresses there are written with Miami, so this list shows all of Miami\./,
    moved: 'We searched by Specialty: Cardiology, City: Hialeah',
    wait: /wait 37 seconds/,
  },
  es: {
    none: '0 proveedores encontrados',
    one: '1 proveedor encontrado',
    two: '2 proveedores encontrados',
    cardiology: 'Cardiología',
    urology: 'Urología',
    languages: 'Idiomas: español, inglés',
    listDate: 'De la lista del 3 de octubre de 2026',
    unknown: [
      'Llame antes: no sabemos si recibe pacientes nuevos.',
      'Idiomas: sin confirmar',
      'Certificación: sin confirmar',
    ],
    fewInZip: 'Pocos resultados en el código postal 33144',
    noneInZip: 'Ningún resultado en el código postal 33126',
    widened: 'Estos son los del mismo condado, Miami-Dade.',
    partOfCityTitle: '«Kendall» está dentro de Miami en nuestra lista',
    partOfCity:
      /^Las direcciones de esa zona llevan el nombre de Miami\. Por eso la lista muestra todo Miami\./,
    moved: 'Buscamos por Especialidad: Cardiología, Ciudad: Hialeah',
    wait: /de nuevo en 37 segundos/,
  },
} as const;

describe.each(LANGUAGES)('in $code', ({ code, words: { directory } }) => {
  const { form, results, card, demo } = directory;
  const texts = TEXTS[code];
  const chips = () => page.getByRole('list', { name: results.filters }).getByRole('button');
  const without = (filter: string) => link(results.without.replace('{filter}', filter));
  const open = (search = '') => openDirectory(search, { language: code });

  test('the button says that a search is under way; the count is right in its plural and read out', async () => {
    const { sent, show, find } = await open('?county=Lake');
    const search = async (number: number) => {
      await button(form.search).click();
      await sent(number);
    };
    await sent(1);
    await expect.element(button(form.searching)).toBeDisabled();
    await expect.element(page.getByText(results.loading)).toBeVisible();
    show([provider(), provider()]);
    await expect.element(countHeading()).toHaveTextContent(texts.two);
    await expect.element(button(form.search)).toBeEnabled();

    await field(form.city).fill('Leesburg');
    await search(2);
    show([provider()]);
    await expect.element(countHeading()).toHaveTextContent(texts.one);
    // It is read out because it takes the focus.
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(cards()).toHaveLength(1);
    await field(form.city).fill('qqq');
    await search(3);
    find(0);
    await expect.element(countHeading()).toHaveTextContent(texts.none);
    await expect.element(page.getByText(results.empty)).toBeVisible();
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

  test('a search that finds nothing offers the whole county, one filter less, or a person', async () => {
    const { address, sent, find } = await open('?specialty=Urology&doctor=qq&city=hialeah&languages=Spanish');
    await sent(1);
    find(0);
    await expect.element(page.getByText(results.empty)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: '(305) 555-0101' }))
      .toHaveAttribute('href', 'tel:+13055550101');
    await expect
      .element(without('qq'))
      .toHaveAttribute('href', expect.stringMatching(/\?specialty=Urology&city=hialeah&languages=Spanish$/));
    await expect.element(without('hialeah')).toBeVisible();
    await expect.element(without(texts.urology)).toBeVisible();

    const wholeCounty = link(results.wholeCounty.replace('{county}', 'Miami-Dade'));
    await wholeCounty.click();
    await sent(2);
    expect(address()).toBe('?specialty=Urology&doctor=qq&county=Miami-Dade&languages=Spanish');
    find(0);
    await expect.element(countHeading()).toHaveFocus();
    // In a county that is asked for, only what else is asked for can go.
    await expect.element(wholeCounty).not.toBeInTheDocument();
    await without('qq').click();
    await sent(3);
    expect(address()).toBe('?specialty=Urology&county=Miami-Dade&languages=Spanish');
    find(4);
    await expect.element(countHeading()).toHaveFocus();
  });

  test('a failed search says so, loses nothing and can be tried again', async () => {
    problems.allow(/^(429|500)|^Failed to fetch$/);
    const { address, sent, find, answer, breakOff } = await open();
    const alert = page.getByRole('alert').filter({ hasText: results.failed });
    const expectFailed = async (city: string, says: Locator) => {
      await expect.element(alert).toMatchTextContent(results.empty);
      await expect.element(says).toBeVisible();
      await expect.element(field(form.city)).toHaveValue(city);
      expect(address()).toBe(`?city=${city}`);
    };
    const phone = alert.getByRole('link', { name: '(305) 555-0101' });
    await field(form.city).fill('Hialeah');
    await button(form.search).click();
    await sent(1);
    breakOff();
    await expectFailed('Hialeah', phone);
    await button(results.retry).click();
    await sent(2);
    find(3);
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(alert).not.toBeInTheDocument();

    await field(form.city).fill('Miami');
    await button(form.search).click();
    await sent(3);
    answer(new Response('no JSON at all', { status: 500 }));
    await expectFailed('Miami', phone);
    // The same filters again: the button searches again, though the address stays the same.
    await button(form.search).click();
    await sent(4);
    answer(Response.json({ status: 429, message: 'Too many', retryAfterSeconds: 37 }, { status: 429 }));
    await expectFailed('Miami', alert.getByText(texts.wait));
    // For whoever looks for the fault.
    expect(problems.written().at(-1)).toMatch(/^429/);
    await button(form.search).click();
    await sent(5);
    find(3);
    await expect.element(countHeading()).toBeVisible();
  });
});

const { results } = ENGLISH.words.directory;

test('more providers that cannot be loaded leave what is shown, and can be asked for again', async () => {
  problems.allow(/^500/);
  const { bodies, sent, show, answer } = await openDirectory('?county=Lake');
  await sent(1);
  const made = Array.from({ length: 30 }, (_, index) => provider({ doctor: `Ana ${index}` }));
  const numbers = { total: 30, nextCursor: 'next' };
  show(made.slice(0, 24), numbers);
  await button(results.more).click();
  await sent(2);
  answer(new Response('fault', { status: 500 }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(results.moreFailed);
  await expect.element(cards()).toHaveLength(24);

  await button(results.more).click();
  await sent(3);
  expect(bodies().slice(1)).toEqual(Array(2).fill({ county: 'Lake', cursor: 'next' }));
  show(made.slice(24), { ...numbers, nextCursor: null });
  await expect.element(cards()).toHaveLength(30);
  // Reading goes on where the list ended.
  await expect.element(page.getByRole('heading', { name: 'Ana 24' })).toHaveFocus();
  await expect.element(page.getByText('Showing 30 of 30')).toBeVisible();
  await expect.element(button(results.more)).not.toBeInTheDocument();
  await expect.element(page.getByText(results.moreFailed)).not.toBeInTheDocument();
});

test('both answers of the contract are shown, with languages as a text', async () => {
  const { id, fax, specialties, ...ana } = provider({ doctor: 'Ana Ruiz' });
  const providers = [
    { ...ana, id: 'a', languages: 'English, Spanish' },
    { ...ana, id: 'b', doctor: 'Luz Paz', languages: null },
  ];
  const { sent, answer, router } = await openDirectory('?zipCode=33126');
  for (const [index, contract] of [
    providers,
    { providers: providers.toReversed(), isExpanded: true, expandedFrom: 'zipCode' },
  ].entries()) {
    await sent(index + 1);
    answer(Response.json(contract));
    await expect.element(cards().first()).toMatchTextContent(index === 0 ? 'Ana Ruiz' : 'Luz Paz');
    await expect.element(countHeading()).toHaveTextContent('2 providers found');
    await expect.element(cards().filter({ hasText: 'Ana Ruiz' })).toMatchTextContent('English, Spanish');
    await expect
      .element(cards().filter({ hasText: 'Luz Paz' }))
      .toMatchTextContent('Languages: not confirmed');
    await expect.element(button(results.more)).not.toBeInTheDocument();
    await router.navigate({ to: '.', search: { zipCode: '33125' } as never });
  }
});
