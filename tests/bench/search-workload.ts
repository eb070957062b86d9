import { type SeededRandom, seededRandom } from '#features/directory/demo/seeded-random.ts';
import { RADIUS_MILES } from '#features/directory/directory-filters.ts';
import { DIRECTORY_COUNTIES } from '#features/directory/places/florida-counties.ts';
import type {
  ProviderSearchOptions,
  ProviderSearchResult,
  ProviderSummary,
} from '#features/directory/search/search-providers.ts';
import { searchWords } from '#features/directory/search/search-words.ts';
import { SPECIALTIES } from '#features/directory/specialties.ts';

export type SearchBody = Partial<
  Record<
    'specialty' | 'doctor' | 'zipCode' | 'county' | 'city' | 'languages' | 'cursor' | 'query',
    string
  > & {
    radiusMiles: number;
  }
>;

/** One kind of search with many different requests of that kind, drawn from what the directory holds. */
export type SearchKind = { name: string; bodies: SearchBody[] };

/** How often each kind comes in a visitor's day: mostly a specialty somewhere, then names, then next pages. */
const MIX: Record<string, number> = {
  'specialty + county': 22,
  'specialty + ZIP, widened': 10,
  'specialty + city': 10,
  'doctor, full name': 10,
  'specialty + language + county': 8,
  'doctor, beginnings': 8,
  'ZIP code': 8,
  'specialty + ZIP + radius': 8,
  'ZIP + radius': 4,
  'specialty + city + radius': 4,
  'next page, nearest first': 4,
  'doctor, typing error': 6,
  'next page, deep': 6,
  specialty: 4,
  center: 4,
  city: 2,
  county: 1,
  language: 1,
};

const SAMPLES = 300;

const NEEDS = [
  'me duele la muela y busco una dentista que hable español en',
  'doctor de niños en',
  'woman gynecologist who takes new patients in',
  'spinal surgeon near',
  'eye doctor for my mother in',
  'creole speaking family doctor in',
];

/**
 * Draws the searches of the bench through the directory's own API, the same ones every time for the same data.
 *
 * @param address of the running site
 */
export async function drawSearches(
  address: string,
): Promise<{ kinds: SearchKind[]; mixed: SearchBody[]; typed: string[] }> {
  const random = seededRandom(20_260_101);
  const options = (await (await fetch(`${address}/api/providers/options`)).json()) as ProviderSearchOptions;
  const providers = await sampleProviders(address);
  const specialties = SPECIALTIES.map(({ es }) => es);
  const times = <Drawn>(draw: () => Drawn) => Array.from({ length: SAMPLES }, draw);
  const known = () => random.pick(providers);
  const radius = () => random.pick(RADIUS_MILES.map(Number));
  const placed = () => ({ specialty: random.pick(specialties), county: random.pick(DIRECTORY_COUNTIES) });

  const kinds: SearchKind[] = [
    { name: 'specialty', bodies: specialties.map((specialty) => ({ specialty })) },
    { name: 'doctor, full name', bodies: times(() => ({ doctor: known().doctor })) },
    { name: 'doctor, beginnings', bodies: times(() => ({ doctor: beginnings(known().doctor, random) })) },
    { name: 'doctor, typing error', bodies: times(() => ({ doctor: misspelt(known().doctor, random) })) },
    { name: 'doctor, one letter', bodies: [...'abcdefghijklmnopqrstuvwxyz'].map((doctor) => ({ doctor })) },
    { name: 'center', bodies: times(() => ({ doctor: known().center })) },
    { name: 'ZIP code', bodies: times(() => ({ zipCode: known().zipCode })) },
    { name: 'specialty + ZIP, widened', bodies: await findWidened(address, providers, random) },
    {
      name: 'ZIP + radius',
      bodies: times(() => ({ zipCode: known().zipCode, radiusMiles: radius() })),
    },
    {
      name: 'specialty + ZIP + radius',
      bodies: times(() => ({
        specialty: random.pick(specialties),
        zipCode: known().zipCode,
        radiusMiles: radius(),
      })),
    },
    {
      name: 'specialty + city + radius',
      bodies: times(() => ({
        specialty: random.pick(specialties),
        city: random.pick(options.cities).city,
        radiusMiles: radius(),
      })),
    },
    { name: 'county', bodies: DIRECTORY_COUNTIES.map((county) => ({ county })) },
    { name: 'city', bodies: options.cities.map(({ city }) => ({ city })) },
    { name: 'language', bodies: options.languages.map((languages) => ({ languages })) },
    { name: 'specialty + county', bodies: times(placed) },
    {
      name: 'specialty + city',
      bodies: times(() => ({ specialty: random.pick(specialties), city: random.pick(options.cities).city })),
    },
    {
      name: 'specialty + language + county',
      bodies: times(() => ({ ...placed(), languages: random.pick(options.languages.slice(0, 6)) })),
    },
    {
      name: 'next page, deep',
      bodies: await collectDeepPages(address, [
        { county: 'Miami-Dade' },
        { county: 'Broward' },
        { languages: 'Spanish' },
        {},
      ]),
    },
    {
      name: 'next page, nearest first',
      bodies: await collectDeepPages(
        address,
        ['33126', '33012', '32801', '33602'].map((zipCode) => ({ zipCode, radiusMiles: 50 })),
      ),
    },
    {
      name: "a need in one's own words",
      bodies: times(() => ({ query: `${random.pick(NEEDS)} ${random.pick(options.cities).city}` })),
    },
    {
      name: "a name and a place in one's own words",
      bodies: times(() => ({ query: `dr ${known().doctor} ${known().zipCode}` })),
    },
  ];
  const weightOf = ({ name }: SearchKind) => MIX[name] ?? 0;
  const mixed = Array.from({ length: 4000 }, () => random.pick(random.pickWeighted(kinds, weightOf).bodies));
  const typed = times(known).flatMap(({ doctor }) => letterByLetter(doctor));
  return { kinds, mixed, typed };
}

/** The search without its place in the list. */
export function withoutCursor({ cursor: _cursor, ...filters }: SearchBody): SearchBody {
  return filters;
}

/** A hundred providers of each specialty: enough names, centers and ZIP codes to draw from. */
async function sampleProviders(address: string): Promise<ProviderSummary[]> {
  const pages = await Promise.all(
    SPECIALTIES.map(({ es }) => search(address, { specialty: es, limit: 100 })),
  );
  const providers = pages.flatMap((page) => page.providers);
  if (providers.length === 0) throw new Error('The directory is empty; there is nothing to search.');
  return providers;
}

/** "María José Pérez" → "mar per": what people type who expect a search to finish words. */
function beginnings(name: string, random: SeededRandom): string {
  const words = searchWords(name);
  const [first = name, last = first] = [words[0], words.at(-1)];
  const asked = random.chance(30) ? [last] : [last, first];
  return asked.map((word) => word.slice(0, random.between(3, 5))).join(' ');
}

/** "Ana" → "A", "An", "Ana": what is asked for while somebody types. */
function letterByLetter(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1).trimEnd());
}

/** The name with one letter of its longest word left out, doubled, exchanged or replaced. */
function misspelt(name: string, random: SeededRandom): string {
  const words = searchWords(name);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? name;
  const at = random.between(1, longest.length - 2);
  const [letter = '', following = ''] = [longest[at], longest[at + 1]];
  const replacement = random.pick([
    '',
    letter + letter,
    following === letter ? 'x' : following,
    random.pick([...'aeiourstln']),
  ]);
  const wrong = longest.slice(0, at) + replacement + longest.slice(at + 1);
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

/** Pairs of specialty and ZIP code with so few matches that the search takes in the county. */
async function findWidened(
  address: string,
  providers: ProviderSummary[],
  random: SeededRandom,
): Promise<SearchBody[]> {
  const widened: SearchBody[] = [];
  for (let tries = 0; tries < 10 * SAMPLES && widened.length < SAMPLES; tries += 1) {
    const body = { specialty: random.pick(SPECIALTIES).es, zipCode: random.pick(providers).zipCode };
    if ((await search(address, body)).isExpanded) widened.push(body);
  }
  return widened;
}

/** Pages 2 to 30 of broad searches, each as the cursor of the page before names it. */
async function collectDeepPages(address: string, searches: SearchBody[]): Promise<SearchBody[]> {
  const bodies: SearchBody[] = [];
  for (const body of searches) {
    let cursor = (await search(address, body)).nextCursor;
    for (let page = 2; cursor !== null && page <= 30; page += 1) {
      const deeper = { ...body, cursor };
      bodies.push(deeper);
      cursor = (await search(address, deeper)).nextCursor;
    }
  }
  return bodies;
}

async function search(address: string, body: SearchBody & { limit?: number }): Promise<ProviderSearchResult> {
  const response = await fetch(`${address}/api/providers/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Search ${JSON.stringify(body)}: ${await response.text()}`);
  return (await response.json()) as ProviderSearchResult;
}
