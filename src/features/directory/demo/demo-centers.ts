import type { ProviderRecord } from '../provider-fields.ts';
import type { SpecialtyName } from '../specialties.ts';
import { CENTER_NAMES, STREET_KINDS, STREET_NAMES } from './demo-places.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Which specialties share a center. A facility is listed under its own name, without a doctor. */
type CenterKind = 'primary' | 'dental' | 'eye' | 'specialist' | 'pharmacy' | 'laboratory' | 'panels';

export const FACILITY_KINDS: ReadonlySet<CenterKind> = new Set(['pharmacy', 'laboratory', 'panels']);

/** How common each specialty is among 1,000 demonstration providers, roughly, and where it is found. */
export const SPECIALTY_MIX: Record<SpecialtyName, { weight: number; kind: CenterKind }> = {
  'Medicina General': { weight: 190, kind: 'primary' },
  Dental: { weight: 115, kind: 'dental' },
  Pediatría: { weight: 90, kind: 'primary' },
  'Medicina Interna': { weight: 85, kind: 'primary' },
  Farmacia: { weight: 70, kind: 'pharmacy' },
  Ginecología: { weight: 50, kind: 'primary' },
  Diagnósticos: { weight: 45, kind: 'laboratory' },
  Cardiología: { weight: 40, kind: 'specialist' },
  Optometría: { weight: 40, kind: 'eye' },
  Oftalmología: { weight: 28, kind: 'eye' },
  Ortopedia: { weight: 28, kind: 'specialist' },
  Dermatología: { weight: 25, kind: 'specialist' },
  Obstetricia: { weight: 25, kind: 'primary' },
  Podiatría: { weight: 25, kind: 'specialist' },
  Psiquiatría: { weight: 25, kind: 'specialist' },
  Cirugía: { weight: 22, kind: 'specialist' },
  Gastroenterología: { weight: 22, kind: 'specialist' },
  'Paneles Preventivos': { weight: 20, kind: 'panels' },
  Neurología: { weight: 18, kind: 'specialist' },
  Urología: { weight: 18, kind: 'specialist' },
  Endocrinología: { weight: 15, kind: 'specialist' },
  Neumología: { weight: 15, kind: 'specialist' },
  Otorrinolaringología: { weight: 14, kind: 'specialist' },
  'Cuidados Intensivos': { weight: 8, kind: 'specialist' },
};

/** What one in four of the doctors of a specialty practises too. */
export const OFTEN_TOGETHER: Readonly<Record<string, SpecialtyName[]>> = {
  Ginecología: ['Obstetricia'],
  Obstetricia: ['Ginecología'],
  Cardiología: ['Medicina Interna'],
  Endocrinología: ['Medicina Interna'],
  Gastroenterología: ['Medicina Interna'],
  Neumología: ['Medicina Interna', 'Cuidados Intensivos'],
};

/** Names of centers by kind; % stands for the invented part, in the language of the pattern. */
const CENTER_PATTERNS: Record<CenterKind, { en: readonly string[]; es: readonly string[] }> = {
  primary: {
    en: ['% Family Medical Center', '% Primary Care', '% Community Health Clinic', '% Medical Group'],
    es: ['Centro Médico %', 'Clínica %', 'Policlínica %', 'Consultorio Médico %'],
  },
  dental: {
    en: ['% Dental Care', '% Family Dentistry', '% Smiles'],
    es: ['Clínica Dental %', 'Centro Dental %'],
  },
  eye: { en: ['% Eye Associates', '% Vision Center'], es: ['Centro Visual %', 'Óptica %'] },
  specialist: {
    en: ['% Specialty Physicians', '% Specialists of Florida', '% Physician Associates'],
    es: ['Centro de Especialidades %', 'Clínica de Especialistas %'],
  },
  pharmacy: { en: ['% Pharmacy', '% Discount Drugs'], es: ['Farmacia %', 'Botica %'] },
  laboratory: {
    en: ['% Diagnostic Imaging', '% Clinical Laboratory'],
    es: ['Laboratorio Clínico %', 'Centro de Diagnóstico %'],
  },
  panels: { en: ['% Preventive Care Center'], es: ['Centro Preventivo %'] },
};

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
