import { INTENTS } from '#features/assistant/intents/find-intent.server.ts';
import { trainedClassifier } from '#features/assistant/learning/trained-classifier.server.ts';
import { DANGER } from '#features/assistant/safety/danger.server.ts';

/** Before the unit tests: what the build has not trained yet is trained once, and not by each worker in a test's time. */
export default function setUp(): void {
  trainedClassifier(DANGER);
  trainedClassifier(INTENTS);
}
