import type { Question } from '../../engine/question.ts';
import {
  AFRAID,
  APPEAL,
  CANNOT_WAIT,
  COST,
  DEADLINE,
  DENIED,
  DENIED_CARE,
  DISCRIMINATION,
  GRIEVANCE,
  HEARD,
  HOW,
  MISTREATED,
  NEXT_STEP,
  OTHER_MATTERS,
  SECOND,
  SENT,
  STATE,
  WRONGED,
} from './grievance-words.ts';

/** What is asked about complaints; one answer says one of these. */
export type GrievanceMatter =
  | 'tell'
  | 'safe'
  | 'deadline'
  | 'how'
  | 'answer'
  | 'level2'
  | 'higher'
  | 'state'
  | 'expedited'
  | 'deniedCare'
  | 'discrimination';

/** The matter of a message that speaks of a complaint by itself; undefined for any other. */
export function readGrievance({ plain }: Question): GrievanceMatter | undefined {
  if (OTHER_MATTERS.isIn(plain)) return undefined;
  if (DISCRIMINATION.isIn(plain) && WRONGED.isIn(plain)) return 'discrimination';
  const named = GRIEVANCE.isIn(plain);
  if (DENIED_CARE.isIn(plain)) {
    if (CANNOT_WAIT.isIn(plain)) return 'expedited';
    if (named || NEXT_STEP.isIn(plain)) return 'deniedCare';
    return undefined;
  }
  if (named || (APPEAL.isIn(plain) && !/\bapellido/.test(plain))) return matterOf(plain) ?? 'tell';
  return MISTREATED.isIn(plain) ? (afterTreatment(plain) ?? 'tell') : undefined;
}

/** The matter of a message that follows one about a complaint: "and how fast do they answer?" */
export function readFurther(before: GrievanceMatter, { plain }: Question): GrievanceMatter | undefined {
  const isAgain = before === 'level2' || before === 'higher' || before === 'state';
  if (isAgain && DENIED.isIn(plain)) return 'state';
  if (isAgain && DEADLINE_OF_STEP.test(plain)) return before;
  return matterOf(plain);
}

/** "How fast do they answer" is no wish for a faster review. */
const ASKS_WHEN = /\b(?:how (?:fast|quick|quickly|soon)|que tan rapido)\b/;

/** "How long do I have for that?" asks of the step that was just named. */
const DEADLINE_OF_STEP =
  /\b(?:how long (?:do|have)|how many days|cuanto(?:s dias| tiempo)? tengo|plazo|deadline)\b/;

function matterOf(plain: string): GrievanceMatter | undefined {
  if (ASKS_WHEN.test(plain) && HEARD.isIn(plain)) return 'answer';
  if (CANNOT_WAIT.isIn(plain)) return 'expedited';
  if (AFRAID.isIn(plain)) return 'safe';
  if (STATE.isIn(plain)) return 'state';
  if (SECOND.isIn(plain)) return 'level2';
  if (DENIED.isIn(plain)) return 'higher';
  if (HEARD.isIn(plain)) return 'answer';
  if (APPEAL.isIn(plain) || /\bhigher\b/.test(plain)) return 'higher';
  if (COST.isIn(plain)) return 'safe';
  if (SENT.isIn(plain) && DEADLINE.isIn(plain)) return 'answer';
  if (DEADLINE.isIn(plain)) return 'deadline';
  if (HOW.isIn(plain)) return 'how';
  return undefined;
}

/** Of bad treatment: how long ago it was, or fear of more. */
function afterTreatment(plain: string): GrievanceMatter | undefined {
  return DEADLINE.isIn(plain) ? 'deadline' : undefined;
}
