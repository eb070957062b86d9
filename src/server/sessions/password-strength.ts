import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { GUESSED_FIRST } from './guessed-first.ts';

/*
 * How soon a password is guessed, by zxcvbn and its lists of leaked passwords, words and names in English and Spanish.
 * Loading this file takes long and much memory, and so may a hostile password: only password-strength-worker.ts and
 * tests import it.
 */

/** Characters that are looked at; a password that is weak so far is not saved by what follows, and time has an end. */
const LONGEST_LOOKED_AT = 64;

/** Ways of reading digits and signs as letters that are tried; each takes as long as the whole password. */
const DISGUISES_TRIED = 20;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: LONGEST_LOOKED_AT,
  l33tMaxSubstitutions: DISGUISES_TRIED,
});

/**
 * The score of a password, from 0 (guessed at once) to 4 (not in years, also by who has the stored hash). It is that of
 * the same without accents, spaces and signs if that is lower: those are the disguises that people use, as in
 * "Florida 2024!!", and zxcvbn takes them for chance.
 *
 * @param names words that who attacks this account tries first
 */
export function scorePassword(password: string, names: readonly string[]): number {
  if (isMadeOfGuessedFirst(password)) return 0;
  const own = names.flatMap((name) => [name, plain(name), ...name.split(/\s+/)]);
  const hints = [...new Set([...own, ...GUESSED_FIRST])];
  const scores = [password, plain(password)].map((text) => estimator.check(text, hints).score);
  return Math.min(...scores);
}

/** The longest first: "mayo" is no "may" and an "o". */
const WORDS = new RegExp(
  GUESSED_FIRST.filter((word) => !word.includes(' '))
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'g',
);
/** Letters of its own that a password with such words must have besides. */
const OWN_LETTERS = 6;
/** Digits are mostly years and dates, and count as this much of a letter. */
const OF_A_LETTER = 0.5;

/** "marzo2026marzo": between well-known words zxcvbn takes a year for chance. */
function isMadeOfGuessedFirst(password: string): boolean {
  const text = plain(password).toLowerCase();
  const rest = text.replace(WORDS, '');
  const digits = rest.match(/\d/g)?.length ?? 0;
  return rest !== text && rest.length - digits + digits * OF_A_LETTER < OWN_LETTERS;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}
