import { pattern } from '../../engine/pattern.ts';

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

/** The message without its asides, to see what else it says. */
export function withoutAsides(plain: string): string {
  return ASIDES.reduce((rest, aside) => rest.replace(new RegExp(PATTERNS[aside], 'g'), ' '), plain);
}
