import { answerWords } from '../../engine/answer-words.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

export const limitWords = answerWords(english, spanish);
