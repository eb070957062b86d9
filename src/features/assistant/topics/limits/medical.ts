import { findSpecialty } from '#features/directory/specialties.ts';
import type { Locale } from '#i18n/locale.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import type { ReplyLink } from '../../chat.ts';
import { phrases } from '../../engine/phrases.ts';
import type { Limit } from './limit.ts';
import { limitWords } from './limit-words.ts';
import { CHILD, DIAGNOSIS, DOSING, LOOKING_FOR_A_DOCTOR, SPECIALTIES_BY_WORDS } from './medical-words.ts';

const MORE_MEDICAL = phrases(
  `^ and|what_about|how_about|or|y|o|pero|but ... baby|kid|child|son|daughter|adult|adults|bebe|nino|nina|hijo|hija|adulto|adultos|tylenol|advil|ibuprofen*|aspirin*|pill*|pastilla*|medicine|medicina|antibiotic*|pain|fever|fiebre|dolor
   what can|should i|we take|do|give
   que me|le tomo|doy|pongo|recomienda|recomiendas
   is it serious|normal|dangerous|bad
   es grave|normal|peligroso|malo`,
);

/** "Which phone do I use" is about no medicine. */
const CONTACT = phrases('which|what phone|number|address|office|form|line');

/** What it is, whether it is grave, what to take and how much: a doctor's and a pharmacist's questions. */
export const MEDICAL_LIMIT: Limit = {
  claims: (said) =>
    (DOSING.isIn(said) || DIAGNOSIS.isIn(said)) && !LOOKING_FOR_A_DOCTOR.isIn(said) && !CONTACT.isIn(said),
  follows: (said) => MORE_MEDICAL.isIn(said) && !LOOKING_FOR_A_DOCTOR.isIn(said),
  answer: ({ locale }, said, { phones }) => {
    const t = limitWords(locale);
    const isChild = CHILD.isIn(said);
    const about = DOSING.isIn(said)
      ? isChild
        ? 'dosingChild'
        : 'dosing'
      : isChild
        ? 'diagnosisChild'
        : 'diagnosis';
    return {
      kind: 'declined',
      text: `${t(about)} ${t('medicalContact', { appointments: phones.appointments, emergency: EMERGENCY_NUMBERS.emergency })}`,
      links: [
        directoryLink(specialtyFor(said, about), locale),
        { href: '/#contact', label: t('links.contact') },
      ],
    };
  },
};

function specialtyFor(said: string, about: string): string {
  if (about === 'dosing') return 'Pharmacy';
  if (about !== 'diagnosis') return 'Pediatrics';
  return SPECIALTIES_BY_WORDS.find(({ words }) => words.isIn(said))?.specialty ?? 'General Medicine';
}

function directoryLink(specialty: string, locale: Locale): ReplyLink {
  const name = findSpecialty(specialty)?.[locale] ?? specialty;
  return {
    href: `/providers?${new URLSearchParams({ specialty })}`,
    label: limitWords(locale)('links.directory', { specialty: name }),
  };
}
