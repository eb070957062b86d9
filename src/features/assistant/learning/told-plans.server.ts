import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { FOLLOW_UP } from './read-examples.server.ts';
import type { Example } from './train-classifier.ts';

/** A word's mark in a message that tells a plan: "47/age". */
export const MARKED = /(?<=[\p{L}\p{N}])\/([a-z-]+)/gu;

/** A message that tells a plan, with its marks. */
export type ToldPlan = {
  text: string;
  locale: Locale;
  /** It follows a price. */
  isFollowUp: boolean;
  /** "told.en.txt:3". */
  place: string;
};

/**
 * Reads `plans/told.en.txt` and `told.es.txt` of a folder of examples, a message a line; "... " begins one that follows a
 * price.
 *
 * @returns also a digest, another when a line is
 * @throws {Error} with file and line: an empty line
 */
export function readToldPlans(folder: string): { plans: readonly ToldPlan[]; digest: string } {
  const hash = createHash('sha256');
  const plans = LOCALES.flatMap((locale) => {
    const name = `told.${locale}.txt`;
    const lines = readFileSync(path.join(folder, 'plans', name), 'utf8');
    hash.update(lines);
    return lines
      .trimEnd()
      .split('\n')
      .map((line, index): ToldPlan => {
        const text = line.replace(FOLLOW_UP, '');
        const place = `${name}:${index + 1}`;
        if (text.trim() === '') throw new Error(`${place}: a line without a message.`);
        return { text, locale, isFollowUp: FOLLOW_UP.test(line), place };
      });
  });
  return { plans, digest: hash.digest('hex') };
}

/**
 * The messages that say something of a plan, without their marks: each asks what it costs.
 *
 * @param group what a follow-up comes after
 * @returns also a digest, as `readToldPlans`
 */
export function plansAsSentences(
  folder: string,
  group: string | undefined,
): { sentences: readonly Example[]; digest: string } {
  const { plans, digest } = readToldPlans(folder);
  const sentences = plans.flatMap(({ text, isFollowUp }): Example[] => {
    const sentence = text.replace(MARKED, '');
    return sentence === text
      ? []
      : [{ sentence, after: isFollowUp ? group : undefined, isLearnedOnce: true }];
  });
  return { sentences, digest };
}
