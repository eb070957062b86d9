import { readCourtesies, readDanger, readQuestions } from '../question-lines.ts';

/*
 * Questions and emergencies that were written by people's habits, without sight of the assistant or of other sets.
 * Nothing is tuned on them: `npm run bench -- understanding` asks them and prints shares. A line that somebody looked at
 * to mend something moves to the development sets (`../development`) and is replaced.
 */

/** One question each, without earlier messages. */
export const BLIND_QUESTIONS = readQuestions('blind');
/** What goes on with the messages before it. */
export const BLIND_FOLLOW_UPS = readQuestions('blind', 'follow-ups');
/** Two questions of different topics in one message. */
export const BLIND_DOUBLES = readQuestions('blind', 'doubles');
export const { emergencies: BLIND_EMERGENCIES, lookAlikes: BLIND_LOOK_ALIKES } = readDanger('blind');
/** How people begin and end a message to somebody they do not know. */
export const BLIND_COURTESIES = readCourtesies('blind');
