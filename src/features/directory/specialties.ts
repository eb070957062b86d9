/**
 * The 24 specialties of the directory with both names (docs/product/directory.md). The Spanish name is what the
 * search payload carries and what the database stores; the English name is the label on English pages.
 */
export const SPECIALTIES = [
  { en: 'Cardiology', es: 'Cardiología' },
  { en: 'Surgery', es: 'Cirugía' },
  { en: 'Intensive Care', es: 'Cuidados Intensivos' },
  { en: 'Dental', es: 'Dental' },
  { en: 'Dermatology', es: 'Dermatología' },
  { en: 'Diagnostics', es: 'Diagnósticos' },
  { en: 'Endocrinology', es: 'Endocrinología' },
  { en: 'Pharmacy', es: 'Farmacia' },
  { en: 'Gastroenterology', es: 'Gastroenterología' },
  { en: 'Gynecology', es: 'Ginecología' },
  { en: 'General Medicine', es: 'Medicina General' },
  { en: 'Internal Medicine', es: 'Medicina Interna' },
  { en: 'Neurology', es: 'Neurología' },
  { en: 'Obstetrics', es: 'Obstetricia' },
  { en: 'Ophthalmology', es: 'Oftalmología' },
  { en: 'Optometry', es: 'Optometría' },
  { en: 'Orthopedics', es: 'Ortopedia' },
  { en: 'ENT (Ear, Nose, Throat)', es: 'Otorrinolaringología' },
  { en: 'Preventive Panels', es: 'Paneles Preventivos' },
  { en: 'Pediatrics', es: 'Pediatría' },
  { en: 'Podiatry', es: 'Podiatría' },
  { en: 'Psychiatry', es: 'Psiquiatría' },
  { en: 'Pulmonology', es: 'Neumología' },
  { en: 'Urology', es: 'Urología' },
] as const;

export type Specialty = (typeof SPECIALTIES)[number];
/** Spanish name of a specialty: the stored and transmitted value. */
export type SpecialtyName = Specialty['es'];

const specialtyByName = new Map<string, Specialty>(
  SPECIALTIES.flatMap((specialty) => [
    [specialty.en.toLowerCase(), specialty] as const,
    [specialty.es.toLowerCase(), specialty] as const,
  ]),
);

/** Finds a specialty by its name in either language, ignoring case; undefined when there is none. */
export function findSpecialty(name: string): Specialty | undefined {
  return specialtyByName.get(name.trim().toLowerCase());
}
