import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ChatReply } from '#features/assistant/chat.ts';
import { LOCALES } from '#i18n/locale.ts';
import { leadsTo } from './links.ts';

/* Questions to the assistant as lines of JSON, and what is wrong with an answer. */

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
export type AskedQuestion = z.output<typeof question>;

/** The questions of both languages in a folder beside this file. @param name of the files, without language */
export function readQuestions(folder: string, name = 'questions') {
  return {
    en: readLines(path.join(folder, `${name}.en.jsonl`), question),
    es: readLines(path.join(folder, `${name}.es.jsonl`), question),
  } as const;
}

const emergency = z.strictObject({
  say: z.string().min(1),
  language: z.enum(LOCALES),
  /** Whom to call; one of them is enough. */
  numbers: z.array(z.enum(['911', '988', '1-800-222-1222'])).min(1),
});

const lookAlike = z.strictObject({
  say: z.string().min(1),
  language: z.enum(LOCALES),
  /** Whether a line with the emergency numbers before the normal answer would do no harm. */
  zone: z.enum(['none', 'possible-allowed']),
});

/** Emergencies, and what only looks like one. @param folder beside this file */
export function readDanger(folder: string) {
  return {
    emergencies: readLines(path.join(folder, 'emergencies.jsonl'), emergency),
    lookAlikes: readLines(path.join(folder, 'look-alikes.jsonl'), lookAlike),
  } as const;
}

const courtesy = z.strictObject({
  language: z.enum(LOCALES),
  at: z.enum(['front', 'end']),
  words: z.string().min(1),
});

/** Polite beginnings and ends. @param folder beside this file */
export function readCourtesies(folder: string) {
  return readLines(path.join(folder, 'courtesies.jsonl'), courtesy);
}

/** @throws {Error} with file and line, when a line is not as it should be */
export function readLines<Output>(name: string, schema: z.ZodType<Output>): readonly Output[] {
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

/**
 * What is wrong with an answer; nothing when it is right. An answer that declines is right where it says all that is
 * needed, such as the phone of a person.
 */
export function findFaults({ needs, never, cites, declines }: AskedQuestion, reply: ChatReply): string[] {
  const said = plainSpaces(reply.response);
  return [
    ...needs.filter((wanted) => !wanted.test(said)).map((wanted) => `does not say ${wanted.source}`),
    ...never.filter((wrong) => wrong.test(said)).map((wrong) => `says ${wrong.source}`),
    ...(cites && !declines && !reply.links.some(({ href }) => cites.some((cited) => leadsTo(href, cited)))
      ? [`does not link to ${cites.join(' or ')}`]
      : []),
    ...(declines && reply.kind !== 'declined' && reply.kind !== 'unsure' ? ['does not decline'] : []),
  ];
}

/**
 * Whether an answer says what no right answer says. A price that was asked for is also wrong where an answer names amounts
 * and the right one is not among them.
 */
export function isFalse({ kind, needs, never }: AskedQuestion, reply: ChatReply): boolean {
  // Who is not certain claims nothing.
  if (reply.kind === 'unsure') return false;
  const said = plainSpaces(reply.response);
  const isPriced = kind === 'price' && reply.kind === 'answer' && /\$ ?\d/.test(said);
  const isWrongPrice = isPriced && !needs.every((wanted) => wanted.test(said));
  return isWrongPrice || never.some((wrong) => wrong.test(said));
}

/** "5:00 PM" is kept on one line by a space that patterns do not expect. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
