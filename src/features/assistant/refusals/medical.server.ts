import { findSpecialty } from '#features/directory/specialties.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { conceptsIn } from '../learning/own-lexicon.server.ts';
import { findSpecialties } from '../topics/providers/find-specialty.ts';
import { wordsOf } from '../topics/providers/marked-tokens.ts';
import { refusalTranslator } from './refusal-translator.ts';
import type { Refusal } from './refuse.ts';

/** What it is, whether it is grave, what to take and how much: a doctor's and a pharmacist's questions. */
export const refuseMedical: Refusal = ({ text, plain, locale }, { phones }) => {
  const t = refusalTranslator(locale);
  const concepts = conceptsIn(text);
  const isDosing = ['dose', 'drug-name', 'medicine'].some((concept) => concepts.has(concept));
  const isChild = concepts.has('child') || concepts.has('baby');
  const about = isDosing ? (isChild ? 'dosingChild' : 'dosing') : isChild ? 'diagnosisChild' : 'diagnosis';
  const specialty = isChild ? 'Pediatrics' : isDosing ? 'Pharmacy' : specialtyFor(plain);
  const contact = t('medicalContact', {
    appointments: phones.appointments,
    emergency: EMERGENCY_NUMBERS.emergency,
  });
  return {
    kind: 'declined',
    text: `${t(about)} ${contact}`,
    links: [
      {
        href: `/providers?${new URLSearchParams({ specialty })}`,
        label: t('links.directory', { specialty: findSpecialty(specialty)?.[locale] ?? specialty }),
      },
      { href: '/#contact', label: t('links.contact') },
    ],
  };
};

/** Which specialists of the directory treat what somebody describes. */
function specialtyFor(plain: string): string {
  const named = findSpecialties(wordsOf(plain)).find((mention) => 'specialty' in mention);
  return named && 'specialty' in named ? named.specialty : 'General Medicine';
}
