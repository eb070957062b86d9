import { ALLERGY, BIRTH } from './allergy-and-birth.ts';
import { BREATHING } from './breathing.ts';
import { CONSCIOUSNESS, SEIZURE } from './consciousness.ts';
import { HEART, STROKE } from './heart-and-stroke.ts';
import { BLEEDING, ELECTRICITY, INJURIES } from './injuries.ts';
import { POISON } from './poison.ts';
import type { Sign } from './sign.ts';
import { HEAT, OUTSIDE } from './surroundings.ts';
import { VIOLENCE } from './violence.ts';

/** Everything that 911 is for. When several are told, the advice of the first is given. */
export const SIGNS_OF_DANGER: readonly Sign[] = [
  OUTSIDE,
  ELECTRICITY,
  VIOLENCE,
  POISON,
  HEAT,
  BREATHING,
  SEIZURE,
  BLEEDING,
  HEART,
  STROKE,
  CONSCIOUSNESS,
  ALLERGY,
  BIRTH,
  INJURIES,
];
