import { z } from 'zod';
import { readLines, readQuestions } from '../question-lines.ts';

/*
 * Questions and emergencies that were written by people's habits, without sight of the assistant or of the other sets.
 * Nothing is tuned on them: `npm run bench -- understanding` asks them and prints shares. A line that somebody looked at
 * to mend something moves to the development sets (`../development`, `../emergencies.ts`) and is replaced.
 */

const emergency = z.strictObject({
  say: z.string().min(1),
  language: z.enum(['en', 'es']),
  /** Whom to call; one of them is enough. */
  numbers: z.array(z.enum(['911', '988', '1-800-222-1222'])).min(1),
});

const lookAlike = z.strictObject({
  say: z.string().min(1),
  language: z.enum(['en', 'es']),
  /** Whether a line with the emergency numbers before the normal answer would do no harm. */
  zone: z.enum(['none', 'possible-allowed']),
});

export const BLIND_QUESTIONS = readQuestions('blind');
export const BLIND_EMERGENCIES = readLines('blind/emergencies.jsonl', emergency);
export const BLIND_LOOK_ALIKES = readLines('blind/look-alikes.jsonl', lookAlike);
