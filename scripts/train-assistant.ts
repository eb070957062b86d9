/*
 * Part of npm run build: trains what the assistant learns from its examples (src/features/assistant/examples) and writes
 * it beside the built pages. A mistake in a file of examples or words fails the build, with file and line.
 */
import { INTENTS } from '#features/assistant/intents/find-intent.server.ts';
import { trainedClassifier } from '#features/assistant/learning/trained-classifier.server.ts';
import { checkWordLists } from '#features/assistant/learning/word-lists.server.ts';
import { DANGER } from '#features/assistant/safety/danger.server.ts';

try {
  checkWordLists();
  trainedClassifier(DANGER);
  trainedClassifier(INTENTS);
} catch (error) {
  console.error(error instanceof Error ? `The assistant's examples: ${error.message}` : error);
  process.exitCode = 1;
}
