import { pattern } from '../../engine/patterns.ts';

/* What messages tell of a doctor besides specialty, place, language and name. All are tried on `Question.plain`. */

/** "Which doctor do I see", with the word for a doctor in it. */
const WHAT_DOCTOR =
  /\b(?:what|which|wich|que|cual|a que|con que) (?:kind of |type of |sort of |tipo de |clase de )?(?:doctor|dr|doc|specialist|physician|medico|doctora|especialista)\b/;

/** Whether the visitor's own doctor, whom the message does not name, is in the directory. */
const OWN_DOCTOR = pattern(
  String.raw`^(?=.*\b(?:my|mi|our|nuestro|nuestra) (?:doctor|dr|doctora|medico|medica|pcp|pediatrician|pediatra|
      dentist|dentista)\b)(?=.*\b(?:network|directory|list|red|directorio|lista|with you|con ustedes|
      on here|listed|(?:accepts?|takes?|acepta|aceptan|toma|trabaja con) (?:you|this|your|the|these|esto|
      este|el|su|ustedes))\b)(?=.*\b(?:is|if|see|check|does|esta|si|ver|saber|aparece|trabaja|find|
      busc\w+)\b)`,
);

/** Something hurts or is wrong. */
const TROUBLE = pattern(
  String.raw`\b(?:hurts?|hurting|pains?|painful|aches?|aching|sore|swollen|swelling|rash|itch\w*|bleed\w*|broke|
      broken|numb\w*|blurry|dizzy|lump|burn\w*|headache|toothache|cough\w*|fever|duelen?|dolor|doliendo|
      hinchad\w+|pica\w*|sangra\w*|manchas?|ronchas|sarpullido|arde\w*|molest\w+|mareo\w*|bolita|fiebre|
      tos|adormecid\w*)\b`,
);

export function tellsOfTrouble(plain: string): boolean {
  return TROUBLE.test(plain);
}

export function asksWhatDoctor(plain: string): boolean {
  return WHAT_DOCTOR.test(plain);
}

export function asksForOwnDoctor(plain: string): boolean {
  return OWN_DOCTOR.test(plain);
}

/** What families want to know besides and the directory does not know; the office does. */
export const ASIDES = ['newPatients', 'gender', 'openingHours', 'ratings', 'appointment'] as const;
export type Aside = (typeof ASIDES)[number];

/** Tried on `Question.plain`. */
const PATTERNS: Record<Aside, RegExp> = {
  newPatients:
    /\b(?:new patients?|(?:accept|accepts|accepting|take|takes|taking|see|sees|seeing) (?:new|more) (?:patients?|people|clients?)|pacientes? nuev[oa]s?|nuev[oa]s pacientes?)\b/,
  gender:
    /\b(?:female|women? (?:doctor|dr|physician)|lady (?:doctor|dr|dentist)|woman|male|mujer|hombre|que sea (?:doctora|doctor|mujer|hombre)|doctora mujer)\b/,
  openingHours: pattern(
    String.raw`\b(?:open(?:s|ed)? (?:on|at|late|now|today|until|till|sat\w*|sun\w*|early|after|24)|open|saturdays?|
        sundays?|weekends?|evenings?|24 hours|after hours|after work|late hours|what (?:time|hours)|
        abiert[oa]s?|abra[n]?|abren?|atiendan? (?:los|el|de noche|sabados?)|sabados?|domingos?|
        fin de semana|fines de semana|de noche|24 horas|horarios?)\b`,
  ),
  ratings:
    /\b(?:best|top|top rated|highest rated|rated|ratings?|reviews?|reviewed|stars|(?:el|la|los|las) mejor(?:es)?|mejor calificad[oa]s?|calificacion(?:es)?|resenas?|opiniones)\b/,
  appointment: /\b(?:appointments?|appts?|schedule|book|citas?|turno|agendar|programar)\b/,
};

/** Which asides a message has. */
export function findAsides(plain: string): Aside[] {
  return ASIDES.filter((aside) => PATTERNS[aside].test(plain));
}
