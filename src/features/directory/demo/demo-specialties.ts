import type { SpecialtyName } from '../specialties.ts';

/** Which specialties share a center. A facility is listed under its own name, without a doctor. */
export type CenterKind = 'primary' | 'dental' | 'eye' | 'specialist' | 'pharmacy' | 'laboratory' | 'panels';

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

/** Names of centers by kind; % stands for the invented part, in the language of the pattern. */
export const CENTER_PATTERNS: Record<CenterKind, { en: readonly string[]; es: readonly string[] }> = {
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
