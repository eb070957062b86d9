import directoryEnglish from '#features/directory/messages/en.ts';
import directorySpanish from '#features/directory/messages/es.ts';
import { answerWords } from '../../engine/answer-words.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

export const words = answerWords(english, spanish);

/** What the directory's own page says. */
export const directoryWords = answerWords(directoryEnglish, directorySpanish);
