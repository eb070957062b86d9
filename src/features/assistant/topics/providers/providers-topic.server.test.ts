import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDirectorySearch } from '#features/directory/directory-filters.ts';
import { searchProviders } from '#features/directory/search/search-providers.server.ts';
import { answerQuestions } from '../../../../../tests/support/ask-topic.ts';
import { SITE } from '../../../../../tests/support/default-site.ts';
import { providerRow, storeProviders } from '../../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts';
import { readQuestion } from '../../engine/read-question.server.ts';
import { searchRequest } from './found-providers.server.ts';
import { anyProvider } from './providers-topic.server.ts';

const SPANISH = ['English', 'Spanish'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeProviders(
    database.db,
    [
      { doctor: 'Ana Gil', specialty: 'Cardiología', city: 'Hollywood', county: 'Broward', zipCode: '33020' },
      {
        doctor: 'Eva Sol',
        specialty: 'Cardiología',
        city: 'Hialeah',
        zipCode: '33012',
        languages: SPANISH,
        acceptingNewPatients: true,
      },
      {
        doctor: 'Leo Paz',
        specialty: 'Cardiología',
        city: 'Hialeah',
        zipCode: '33012',
        phone: '(305) 555-0142',
      },
      {
        doctor: 'Luz Mar',
        specialty: 'Cardiología',
        city: 'Miami',
        zipCode: '33126',
        acceptingNewPatients: false,
      },
      {
        doctor: 'Farmacia Sol',
        center: 'Farmacia Sol',
        specialty: 'Farmacia',
        languages: SPANISH,
        isDemo: true,
      },
      {
        doctor: 'José Núñez',
        specialty: 'Podiatría',
        otherSpecialties: ['Ortopedia'],
        city: 'Saint Petersburg',
        county: 'Pinellas',
        zipCode: '33701',
      },
    ].map(providerRow),
  );
});
afterAll(() => database.discard());

async function say(...texts: string[]) {
  const answer = await answerQuestions(
    anyProvider,
    texts.map((text) => readQuestion(text, 'en')),
    {
      site: SITE,
      searchProviders: (request) => searchProviders(database.db, request),
      countNetwork: async () => undefined,
      findPassages: async () => [],
      findAnswer: async () => undefined,
      findInArticles: async () => [],
      listArticles: async () => [],
    },
  );
  if (!answer) throw new Error('The topic did not answer');
  return answer;
}

/** The doctors that the directory's page shows under an answer's link. */
async function doctorsBehind(href: string | undefined): Promise<string[]> {
  const { searchParams } = new URL(href ?? '', SITE.origin);
  const request = searchRequest(readDirectorySearch(Object.fromEntries(searchParams)).search, 24);
  return (await searchProviders(database.db, request)).providers.map(({ doctor }) => doctor);
}

describe('doctors of the directory', () => {
  test('are found by their second specialty, and all are named', async () => {
    const { text } = await say('orthopedist in saint petersburg');
    expect(text).toMatch(/- José Núñez \(Podiatry, Orthopedics\), /);
  });

  test('are counted and listed with address and phone, and the link shows them', async () => {
    const { kind, text, links } = await say('heart doctor in hialeah');
    expect(kind).toBe('answer');
    expect(text).toMatch(
      /^I found 2 in our directory: Cardiology, Hialeah\.\n\n- Leo Paz .*\. \(305\) 555-0142\n- Eva Sol \(Cardiology\), Bayside Clinic, \d+ Main St, Hialeah 33012\./,
    );
    expect(links).toEqual([
      { href: '/providers?specialty=Cardiology&city=Hialeah', label: 'See all 2 in the directory' },
    ]);
    expect(await doctorsBehind(links[0]?.href)).toEqual(['Leo Paz', 'Eva Sol']);
  });

  test('are told in Spanish', async () => {
    const { text, links } = await say('cardiólogo en Hialeah que hable español');
    expect(text).toMatch(/^Encontré 1 en nuestro directorio: Cardiología, Hialeah, Español\./);
    expect(text).toContain('- Eva Sol (Cardiología)');
    expect(text).toContain('Idiomas: español, inglés');
    expect(links[0]).toEqual({
      href: '/providers?specialty=Cardiology&city=Hialeah&languages=Spanish',
      label: 'Verlo en el directorio',
    });
  });

  test('of a ZIP code with few of them are those of the county, too', async () => {
    const { text, links } = await say('cardiologist 33012');
    expect(text).toContain(
      'I found 3 in our directory: Cardiology, ZIP code 33012. There are few in that ZIP code',
    );
    expect(text).toContain('Miami-Dade County');
    expect(await doctorsBehind(links[0]?.href)).toEqual(['Leo Paz', 'Eva Sol', 'Luz Mar']);
    expect((await say('cardiologist 33186')).text).toContain('There are none in that ZIP code');
  });

  test('are found by name, whatever its accents', async () => {
    const { text, links } = await say('is dr nunez there?');
    expect(text).toMatch(/^I found 1 in our directory: “Nunez”\.\n\n- José Núñez \(Podiatry, Orthopedics\)/);
    expect(await doctorsBehind(links[0]?.href)).toEqual(['José Núñez']);
    expect((await say('is dra nunez dpm there?')).text).toContain('- José Núñez (Podiatry, Orthopedics)');
  });

  test('of a place in a city are those of the city', async () => {
    expect((await say('cardiologist in kendall')).text).toMatch(
      /^I found 1 in our directory: Cardiology, Kendall\.\n\n- Luz Mar/,
    );
  });

  test('of a city that is spelt otherwise are found all the same', async () => {
    expect((await say('foot doctor in st. pete')).text).toMatch(
      /^I found 1 in our directory: Podiatry, Saint Petersburg\./,
    );
  });

  test('are said to be examples when they are', async () => {
    expect((await say('farmacia en Miami')).text).toContain('Son inventados');
    expect((await say('farmacia en Miami donde hablen español')).text).toContain(
      'Encontré 1 en nuestro directorio: Farmacia, Miami, Español.',
    );
    expect((await say('heart doctor in hialeah')).text).not.toContain('made up');
  });
});

describe('who takes new patients', () => {
  test('is listed alone, others may too, and the link shows the same', async () => {
    const english = await say('cardiologist in Hialeah who is accepting new patients');
    expect(english.text).toMatch(
      /^I found 1 in our directory: Cardiology, Hialeah, known to take new patients\.\n\n- Eva Sol [^\n]*\n\nNot every office has told us: others may/,
    );
    expect(english.links[0]?.href).toBe(
      '/providers?specialty=Cardiology&city=Hialeah&acceptingNewPatients=1',
    );
    expect(await doctorsBehind(english.links[0]?.href)).toEqual(['Eva Sol']);
    const spanish = await say('cardiólogo en Hialeah que hable español y acepte pacientes nuevos');
    expect(spanish.text).toMatch(
      /^Encontré 1 en nuestro directorio: Cardiología, Hialeah, Español, reciben pacientes nuevos\./,
    );
    expect(spanish.text).toContain('otros quizá también reciban pacientes nuevos');
  });

  test('is asked for in the next message', async () => {
    const { links } = await say('cardiologist in Hialeah', 'one taking new patients', 'in miami-dade');
    expect(links[0]?.href).toBe('/providers?specialty=Cardiology&county=Miami-Dade&acceptingNewPatients=1');
  });

  test('and of nobody there it is known: those who are there, to be asked', async () => {
    const { text, links } = await say('cardiologist in Hollywood taking new patients');
    expect(text).toMatch(
      /^I found nobody in our directory: Cardiology, Hollywood, known to take new patients\. But there is 1: Cardiology, Hollywood\. Call first: we don’t know/,
    );
    expect(await doctorsBehind(links[0]?.href)).toEqual(['Ana Gil']);
    const county = await say('cardiologist in Coral Gables taking new patients');
    expect(county.text).toContain(
      'But there is 1: Cardiology, Miami-Dade County, known to take new patients. Not every office',
    );
  });

  test.each([
    ['Eva Sol', 'Accepting new patients'],
    ['Luz Mar', 'Not accepting new patients'],
    ['Ana Gil', 'Call first: we don’t know if they’re taking new patients.'],
  ])('is said of somebody who is named: %s', async (name, known) => {
    const { text, links } = await say(`is dr ${name} taking new patients`);
    expect(text).toMatch(new RegExp(`- ${name} [^\n]*\\. ${known}`));
    expect(links[0]?.href).not.toContain('acceptingNewPatients');
  });
});

describe('when nobody is found', () => {
  test('the county of the city is looked at next', async () => {
    const { text, links } = await say('cardiologist in Plantation');
    expect(text).toMatch(
      /^I found nobody in our directory: Cardiology, Plantation\. But there is 1: Cardiology, Broward County\./,
    );
    expect(text).toContain(SITE.phones.customerService);
    expect(await doctorsBehind(links[0]?.href)).toEqual(['Ana Gil']);
  });

  test('then any language, then any place', async () => {
    expect((await say('cardiologist in Hialeah who speaks Tamil')).links[0]?.href).toBe(
      '/providers?specialty=Cardiology&city=Hialeah',
    );
    const anywhere = await say('podólogo en el condado de Polk');
    expect(anywhere.text).toMatch(
      /^No encontré a nadie en nuestro directorio: Podiatría, condado de Polk\. Pero hay 1: Podiatría\./,
    );
    expect(anywhere.links[0]?.href).toBe('/providers?specialty=Podiatry');
  });

  test('and there is nothing wider, the phone is left', async () => {
    const { text, links } = await say('dr xyzzy');
    expect(text).toContain('I found nobody in our directory: “Xyzzy”');
    expect(text).toContain(SITE.phones.customerService);
    expect(links[0]?.href).toBe('/providers?doctor=Xyzzy');
  });
});

test('a conversation narrows and changes the search', async () => {
  const talk = ['find me a doctor', 'for my heart', 'in broward', 'what about miami', 'who speaks spanish'];
  const answers = await Promise.all(talk.map((_, last) => say(...talk.slice(0, last + 1))));
  expect(answers.map(({ kind }) => kind)).toEqual(['question', 'answer', 'answer', 'answer', 'answer']);
  expect(answers.map(({ links }) => links[0]?.href)).toEqual([
    '/providers',
    '/providers?specialty=Cardiology',
    '/providers?specialty=Cardiology&county=Broward',
    '/providers?specialty=Cardiology&city=Miami',
    '/providers?specialty=Cardiology&county=Miami-Dade&languages=Spanish',
  ]);
  expect(answers.at(-1)?.text).toMatch(
    /^I found nobody in our directory: Cardiology, Miami, Spanish\. But there is 1: Cardiology, Miami-Dade County, Spanish/,
  );
});
