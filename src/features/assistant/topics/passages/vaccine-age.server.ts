import { answerTranslator } from '../../engine/answer-text.ts';
import type { Question } from '../../engine/topic.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';
import { readAges } from '../price/read-ages.server.ts';
import { startReading } from '../price/reading.server.ts';

const translator = answerTranslator(english.credits, spanish.credits);

/** The ages whose vaccines the $200 credit is for, as the answers on credits say (docs/product/plan-facts.md). */
const CHILD_UNTIL = 18;
const SENIOR_FROM = 61;

/** "Yes, at 64 the credit applies", before what the site says, when a question on the vaccines' credit names one age. */
export function vaccineAgeLead(question: Question): string | undefined {
  const ages = new Set(readAges(startReading(question)).map(({ years }) => years));
  const [age] = ages;
  // A baby's months are no years to speak of.
  if (ages.size !== 1 || !age) return undefined;
  const t = translator(question.locale);
  const isIn = age <= CHILD_UNTIL || age >= SENIOR_FROM;
  return t(isIn ? 'vaccineAge.yes' : 'vaccineAge.no', { age: String(age) });
}
