/*
 * Part of npm run build: trains what the assistant learns from its examples (src/features/assistant/examples) and writes
 * it beside the built pages. A mistake in a file of examples or words fails the build, with file and line. With the name of
 * one subject (danger, intents, plans) that one alone: two processes learn all in the time of the longer.
 */
import { INTENTS } from '#features/assistant/intents/find-intent.server.ts';
import { trainedClassifier } from '#features/assistant/learning/trained-classifier.server.ts';
import { checkWordLists } from '#features/assistant/learning/word-lists.server.ts';
import { DANGER } from '#features/assistant/safety/danger.server.ts';
import { learnedPlans } from '#features/assistant/topics/price/plan-classifier.server.ts';

try {
  const [only] = process.argv.slice(2);
  checkWordLists();
  for (const subject of [DANGER, INTENTS])
    if (only === undefined || only === subject.name) trainedClassifier(subject);
  if (only === undefined || only === 'plans') learnedPlans();
} catch (error) {
  console.error(error instanceof Error ? `The assistant's examples: ${error.message}` : error);
  process.exitCode = 1;
}
