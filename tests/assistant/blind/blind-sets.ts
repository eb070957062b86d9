import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/*
 * Questions and emergencies that were written by people's habits, without sight of the assistant or of the other sets.
 * Nothing is tuned on them: `npm run bench -- understanding` asks them and prints shares. A line that somebody looked at
 * to mend something moves to the development sets (`questions-en.ts`, `emergencies.ts`) and is replaced.
 */

const pattern = z.string().transform((source) => new RegExp(source, 'iu'));

const question = z.strictObject({
  ask: z.string().min(1),
  /** The visitor's earlier messages, oldest first. */
  before: z.array(z.string().min(1)).optional(),
  kind: z.enum([
    'fact',
    'price',
    'doctor',
    'hours',
    'office',
    'tier',
    'refund',
    'grievance',
    'cancel',
    'chat',
    'trap',
    'two',
    'unsupported',
    'followup',
  ]),
  /** A right answer matches each. */
  needs: z.array(pattern),
  /** No right answer matches any. */
  never: z.array(pattern),
  /** Paths without language, to one of which a right answer links. */
  cites: z.array(z.string().startsWith('/')).optional(),
  /** The site does not know, or the assistant must not do it: a right answer says so. */
  declines: z.literal(true).optional(),
  /** Where the right answer stands. */
  because: z.string().optional(),
});
export type BlindQuestion = z.output<typeof question>;

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

export const BLIND_QUESTIONS = {
  en: read('questions.en.jsonl', question),
  es: read('questions.es.jsonl', question),
} as const;
export const BLIND_EMERGENCIES = read('emergencies.jsonl', emergency);
export const BLIND_LOOK_ALIKES = read('look-alikes.jsonl', lookAlike);

/** @throws {Error} with file and line, when a line is not as it should be */
function read<Output>(name: string, schema: z.ZodType<Output>): readonly Output[] {
  const lines = readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (error) {
      throw new Error(`${name}:${index + 1}: ${error instanceof Error ? error.message : error}`);
    }
  });
}
