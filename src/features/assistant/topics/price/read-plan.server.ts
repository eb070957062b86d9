import type { Question } from '../../engine/topic.ts';
import { type Said, wordsOf } from './price-words.server.ts';
import { type PackagesRead, readPackages } from './read-packages.server.ts';
import { type People, readPeople } from './read-people.server.ts';

/** What a message says of a plan, as far as it is sure; the rest is undefined. */
export type PlanRead = People & { said: Said; packages: PackagesRead };

/** A message is read by the topic, as a follow-up and beside another question. */
const READ = new WeakMap<Question, { first?: PlanRead; next?: PlanRead }>();

/** Reads what a message says of a plan, once. @param place whether a price was answered before it */
export function readPlan(question: Question, place: 'first' | 'next' = 'first'): PlanRead {
  const read = READ.get(question) ?? {};
  READ.set(question, read);
  read[place] ??= readOnce(question, place === 'next');
  return read[place];
}

function readOnce(question: Question, isFollowUp: boolean): PlanRead {
  const said = wordsOf(question);
  return { ...readPeople(said, question.text, isFollowUp), said, packages: readPackages(said) };
}
