import { chat } from './es/chat.ts';
import { doctors } from './es/doctors.ts';
import { facts } from './es/facts.ts';
import { grievances } from './es/grievances.ts';
import { hours } from './es/hours.ts';
import { prices } from './es/prices.ts';
import { refunds } from './es/refunds.ts';
import { tiers } from './es/tiers.ts';
import { traps } from './es/traps.ts';
import { unsupported } from './es/unsupported.ts';
import type { Question } from './question.ts';

/** 120 questions in Spanish, written in it and not translated. */
export const QUESTIONS_ES: readonly Question[] = [
  ...facts,
  ...prices,
  ...doctors,
  ...hours,
  ...tiers,
  ...refunds,
  ...grievances,
  ...chat,
  ...traps,
  ...unsupported,
];
