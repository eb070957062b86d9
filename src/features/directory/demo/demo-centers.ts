import type { ProviderRecord } from '../provider-fields.ts';
import { CENTER_NAMES, STREET_KINDS, STREET_NAMES } from './demo-places.ts';
import { CENTER_PATTERNS, type CenterKind } from './demo-specialties.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What all providers of one center share. */
export type DemoCenter = Pick<
  ProviderRecord,
  'center' | 'address' | 'suite' | 'city' | 'county' | 'zipCode' | 'phone' | 'fax'
>;

/** Invents a center of a kind at an invented address of a real ZIP code. */
export function demoCenter(
  kind: CenterKind,
  county: { areaCodes: readonly string[]; hasGrid: boolean },
  { zipCode, city, county: countyName }: { zipCode: string; city: string; county: string },
  random: SeededRandom,
): DemoCenter {
  const areaCode = random.pick(county.areaCodes);
  return {
    center: centerName(kind, city, random),
    address: county.hasGrid && random.chance(70) ? gridAddress(random) : namedAddress(random),
    suite: random.chance(45) ? suite(random) : null,
    city,
    county: countyName,
    zipCode,
    phone: random.chance(98) ? fictionalPhone(areaCode, random) : null,
    fax: random.chance(60) ? fictionalPhone(areaCode, random) : null,
  };
}

function centerName(kind: CenterKind, city: string, random: SeededRandom): string {
  const language = random.chance(45) ? 'es' : 'en';
  const name = random.chance(20) ? city : random.pick<string>(CENTER_NAMES[language]);
  return random.pick(CENTER_PATTERNS[kind][language]).replace('%', name);
}

/** "7350 NW 7th St": numbered streets around a centre, as in Miami. */
function gridAddress(random: SeededRandom): string {
  const quadrant = random.pick(['NW', 'SW', 'NE', 'SE']);
  return `${random.between(100, 17_990)} ${quadrant} ${ordinal(random.between(2, 168))} ${random.pick(['St', 'Ave', 'Ter', 'Ct'])}`;
}

function namedAddress(random: SeededRandom): string {
  const direction = random.chance(30) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : '';
  return `${random.between(100, 9990)} ${direction}${random.pick(STREET_NAMES)} ${random.pick(STREET_KINDS)}`;
}

function suite(random: SeededRandom): string {
  if (random.chance(20)) return `Unit ${random.pick(['A', 'B', 'C', 'D'])}`;
  return `Suite ${random.between(1, 9)}${String(random.between(0, 20)).padStart(2, '0')}`;
}

/** A number of the range 555-0100 to 555-0199, which is never given to anybody. */
function fictionalPhone(areaCode: string, random: SeededRandom): string {
  return `(${areaCode}) 555-01${String(random.between(0, 99)).padStart(2, '0')}`;
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 20;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
