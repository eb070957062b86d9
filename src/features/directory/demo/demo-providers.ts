import { DIRECTORY_COUNTIES, type DirectoryCounty } from '../places/florida-counties.ts';
import { NOTHING_KNOWN, type ProviderRecord } from '../provider-fields.ts';
import type { Panel } from '../provider-plans.ts';
import { SPECIALTIES, type SpecialtyName } from '../specialties.ts';
import {
  type DemoCenter,
  demoCenter,
  FACILITY_KINDS,
  OFTEN_TOGETHER,
  SPECIALTY_MIX,
} from './demo-centers.ts';
import { NAME_STOCKS, type NameStock } from './demo-names.ts';
import { COUNTY_PROFILES } from './demo-places.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export const DEMO_PROVIDER_COUNT = 10_500;
const SEED = 2002;
/** There is no such list, as there are no such providers. */
const LIST_DATE = '2026-10-01';

/** A ZIP code with the city and county it lies in. */
export type DemoZipCode = { zipCode: string; city: string; county: string };

/**
 * The demonstration directory: 10,500 invented providers over the ten counties of the directory, shared out by
 * residents, always the same ones in the same order. Cities, ZIP codes and counties belong together as in
 * `zipCodes`; phone numbers are from the range that is kept free for fiction (555-0100 to 555-0199); there is no NPI.
 */
export function demoProviders(zipCodes: readonly DemoZipCode[]): ProviderRecord[] {
  const random = seededRandom(SEED);
  const records = sharesByCounty().flatMap(({ county, count }) =>
    countyProviders(county, count, zipCodesOf(county, zipCodes, random), random),
  );
  // Drawn apart from all else, so that who the providers are does not change with them.
  const facts = seededRandom(SEED + 1);
  return records.map((record, index) => ({
    ...record,
    ...panelsOf(record, facts),
    planId: facts.chance(85) ? facts.pickWeighted(DEMO_PLANS, ({ weight }) => weight).planId : null,
    otherSpecialties: index % 4 === 0 ? (OFTEN_TOGETHER[record.specialty] ?? []) : [],
    sourceKey: `demo:${index + 1}`,
  }));
}

/** As the setting PROVIDER_PLANS reads them where nothing else is configured. */
const DEMO_PLANS = [
  { planId: 'PHC', weight: 50 },
  { planId: 'DPO', weight: 30 },
  { planId: 'PHC+DPO', weight: 20 },
] as const;

/** Offices that do panels beside the places that do nothing else, and how many of a hundred say so. */
const PANELS_IN_OFFICES: Partial<Record<SpecialtyName, { fields: readonly PanelField[]; percent: number }>> =
  {
    Ginecología: { fields: ['panelA'], percent: 30 },
    'Medicina General': { fields: ['panelB', 'panelC', 'panelD', 'panelF'], percent: 12 },
    'Medicina Interna': { fields: ['panelB', 'panelC', 'panelD', 'panelF'], percent: 12 },
    Gastroenterología: { fields: ['panelH', 'panelI', 'panelJ'], percent: 30 },
  };

type PanelField = `panel${Panel}`;

function panelsOf({ specialty }: ProviderRecord, random: SeededRandom): Partial<ProviderRecord> {
  const { fields = [], percent = 0 } = PANELS_IN_OFFICES[specialty as SpecialtyName] ?? {};
  return random.chance(percent) ? Object.fromEntries(fields.map((field) => [field, true])) : {};
}

/** Shares DEMO_PROVIDER_COUNT out by residents; what rounding leaves goes to the largest county, the first. */
function sharesByCounty(): { county: DirectoryCounty; count: number }[] {
  const residents = DIRECTORY_COUNTIES.reduce((sum, county) => sum + COUNTY_PROFILES[county].residents, 0);
  const shares = DIRECTORY_COUNTIES.map((county) => ({
    county,
    count: Math.floor((DEMO_PROVIDER_COUNT * COUNTY_PROFILES[county].residents) / residents),
  }));
  const rest = DEMO_PROVIDER_COUNT - shares.reduce((sum, share) => sum + share.count, 0);
  return shares.map((share, index) => (index === 0 ? { ...share, count: share.count + rest } : share));
}

type WeightedZipCode = DemoZipCode & { weight: number };

/**
 * The ZIP codes of a county, some with many providers and some with few. A city that lies mostly in another county
 * is left to that county: such ZIP codes reach over a border, or the source table has them wrong.
 */
function zipCodesOf(
  county: DirectoryCounty,
  zipCodes: readonly DemoZipCode[],
  random: SeededRandom,
): WeightedZipCode[] {
  const counts = new Map<string, { here: number; all: number }>();
  for (const zip of zipCodes) {
    const count = counts.get(zip.city) ?? { here: 0, all: 0 };
    counts.set(zip.city, { here: count.here + (zip.county === county ? 1 : 0), all: count.all + 1 });
  }
  const isMostlyHere = (city: string) => {
    const { here, all } = counts.get(city) ?? { here: 0, all: 0 };
    return here * 2 > all;
  };
  return zipCodes
    .filter((zip) => zip.county === county && isMostlyHere(zip.city))
    .map((zip) => ({ ...zip, weight: random.next() ** 2 }));
}

function countyProviders(
  county: DirectoryCounty,
  count: number,
  zipCodes: WeightedZipCode[],
  random: SeededRandom,
): ProviderRecord[] {
  /** Centers that still take doctors, by kind. */
  const openCenters = new Map<string, { center: DemoCenter; places: number }>();
  return Array.from({ length: count }, () => {
    const specialty = random.pickWeighted(SPECIALTIES, ({ es }) => SPECIALTY_MIX[es].weight).es;
    const { kind } = SPECIALTY_MIX[specialty];
    const open = openCenters.get(kind);
    if (open !== undefined && open.places > 0 && !FACILITY_KINDS.has(kind)) {
      open.places -= 1;
      return doctorAt(open.center, specialty, random);
    }
    const zipCode = random.pickWeighted(zipCodes, ({ weight }) => weight);
    const center = demoCenter(kind, COUNTY_PROFILES[county], zipCode, random);
    if (FACILITY_KINDS.has(kind)) return facility(center, specialty, random);
    openCenters.set(kind, { center, places: random.between(0, 8) });
    return doctorAt(center, specialty, random);
  });
}

function doctorAt(center: DemoCenter, specialty: SpecialtyName, random: SeededRandom): ProviderRecord {
  const stock = random.pickWeighted(NAME_STOCKS, ({ weight }) => weight);
  return {
    ...recordAt(center, specialty, random),
    doctor: personName(stock, random),
    languages: random.chance(86) ? languagesOf(stock, random) : null,
    certified: answer(random, 66, 6),
    ages: specialty === 'Pediatría' ? '0-18' : random.chance(20) ? '18+' : null,
  };
}

function facility(center: DemoCenter, specialty: SpecialtyName, random: SeededRandom): ProviderRecord {
  const record = { ...recordAt(center, specialty, random), doctor: center.center };
  const languages = random.chance(55) ? ['English', 'Spanish'] : null;
  if (specialty !== 'Paneles Preventivos') return { ...record, languages };
  const [panelA, panelB, panelC] = [true, random.chance(70), random.chance(60)];
  const [panelD, panelF, panelH] = [random.chance(50), random.chance(50), random.chance(40)];
  const [panelI, panelJ] = [random.chance(40), random.chance(40)];
  return { ...record, languages, panelA, panelB, panelC, panelD, panelF, panelH, panelI, panelJ };
}

function recordAt(center: DemoCenter, specialty: SpecialtyName, random: SeededRandom): ProviderRecord {
  return {
    ...NOTHING_KNOWN,
    ...center,
    doctor: center.center,
    specialty,
    otherSpecialties: [],
    acceptingNewPatients: answer(random, 62, 16),
    dateAdded: random.chance(80) ? day(random) : null,
    listDate: LIST_DATE,
    sourceKey: '',
  };
}

/** A name without title: "María José González-Pérez", "José Luis de la Torre Núñez", "Priya Iyer". */
function personName(stock: NameStock, random: SeededRandom): string {
  const given = random.pick(stock.givenNames);
  const second =
    stock.secondGivenNames.length > 0 && random.chance(35) ? random.pick(stock.secondGivenNames) : '';
  const isCompound = second !== '' && second !== given;
  const surname = random.pick(stock.surnames);
  const secondSurname = stock.hasTwoSurnames ? random.pick(stock.surnames) : '';
  const joint = random.chance(15) ? '-' : ' ';
  return [given, isCompound ? ` ${second}` : '', ` ${surname}`, secondSurname && joint + secondSurname].join(
    '',
  );
}

function languagesOf(stock: NameStock, random: SeededRandom): string[] {
  const [usual = ['English'], ...others] = stock.languages;
  const languages = [...(others.length > 0 && random.chance(22) ? random.pick(others) : usual)];
  if (random.chance(1.5)) languages.push('American Sign Language');
  return [...new Set(languages)];
}

/** Yes, no or, for the rest of 100, unknown. */
function answer(random: SeededRandom, yesPercent: number, noPercent: number): boolean | null {
  const drawn = random.next() * 100;
  if (drawn < yesPercent) return true;
  return drawn < yesPercent + noPercent ? false : null;
}

function day(random: SeededRandom): string {
  const [month, dayOfMonth] = [random.between(1, 12), random.between(1, 28)];
  return `${random.between(2002, 2025)}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}
