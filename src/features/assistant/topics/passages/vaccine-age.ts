import { answerTranslator } from '../../engine/answer-text.ts';
import type { Question } from '../../engine/topic.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';

const translator = answerTranslator(english.credits, spanish.credits);

/** The ages whose vaccines the $200 credit is for, as the answers on credits say (docs/product/plan-facts.md). */
const CHILD_UNTIL = 18;
const SENIOR_FROM = 61;
const AGE =
  /(?:\b(?:is|im|am|hes|shes|turned|turning|just|tengo|tiene|cumplio|cumple|de|age|edad|at|los) (\d{1,2})(?! (?:vac|shot|dol|peso|buck|month|mes|week|sem|time|vec|day|dia|mas|more))|\b(\d{1,2}) (?:years?|yo|anos?)\b)/g;

/** "Yes, at 64 the credit applies", before what the site says, when a question on the vaccines' credit names one age. */
export function vaccineAgeLead(question: Question): string | undefined {
  const ages = new Set([...question.plain.matchAll(AGE)].map(([, one, other]) => Number(one ?? other)));
  const [age] = ages;
  if (ages.size !== 1 || age === undefined) return undefined;
  const t = translator(question.locale);
  const isIn = age <= CHILD_UNTIL || age >= SENIOR_FROM;
  return t(isIn ? 'vaccineAge.yes' : 'vaccineAge.no', { age: String(age) });
}
