import { ALLERGY, BIRTH, PREGNANCY, PREGNANCY_BLEEDING } from './allergy-and-birth.ts';
import { BREATHING } from './breathing.ts';
import { CONSCIOUSNESS, SEIZURE } from './consciousness.ts';
import type { DangerPattern } from './danger-pattern.ts';
import { HEART, STROKE } from './heart-and-stroke.ts';
import { BLEEDING, ELECTRICITY, INJURIES, INNER_BLEEDING } from './injuries.ts';
import { BATTERY, POISON } from './poison.ts';
import { HEAT, OUTSIDE } from './surroundings.ts';
import { ABUSE, VIOLENCE } from './violence.ts';

/** Every emergency for 911. When several match, the advice of the first is given. */
export const DANGER_PATTERNS: readonly DangerPattern[] = [
  OUTSIDE,
  ELECTRICITY,
  VIOLENCE,
  ABUSE,
  BATTERY,
  POISON,
  HEAT,
  BREATHING,
  SEIZURE,
  BIRTH,
  PREGNANCY_BLEEDING,
  INNER_BLEEDING,
  BLEEDING,
  HEART,
  STROKE,
  CONSCIOUSNESS,
  ALLERGY,
  PREGNANCY,
  INJURIES,
];
