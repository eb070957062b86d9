import { answerTranslator } from '../engine/answer-translator.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

export const refusalTranslator = answerTranslator(english, spanish);
