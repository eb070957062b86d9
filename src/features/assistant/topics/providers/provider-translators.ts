import directoryEnglish from '#features/directory/messages/en.ts';
import directorySpanish from '#features/directory/messages/es.ts';
import { answerTranslator } from '../../engine/answer-translator.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

export const words = answerTranslator(english, spanish);

/** What the directory's own page says. */
export const directoryTranslator = answerTranslator(directoryEnglish, directorySpanish);
