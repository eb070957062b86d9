import { chat } from './en/chat.ts';
import { doctors } from './en/doctors.ts';
import { facts } from './en/facts.ts';
import { grievances } from './en/grievances.ts';
import { hours } from './en/hours.ts';
import { prices } from './en/prices.ts';
import { refunds } from './en/refunds.ts';
import { tiers } from './en/tiers.ts';
import { traps } from './en/traps.ts';
import { unsupported } from './en/unsupported.ts';
import type { Question } from './question.ts';

/** 120 questions in English. */
export const QUESTIONS_EN: readonly Question[] = [
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
