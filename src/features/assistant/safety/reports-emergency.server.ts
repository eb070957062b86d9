import { readQuestion } from '../engine/read-question.server.ts';
import { findDanger } from './danger.server.ts';
import { findEmergency } from './find-emergency.server.ts';

/** Whether words report an emergency to which the assistant would answer with whom to call, and with nothing else. */
export function reportsEmergency(text: string): boolean {
  return findEmergency(readQuestion(text, 'es')) !== undefined || findDanger(text)?.zone === 'certain';
}
