/*
 * Part of npm run build: trains what the assistant learns from its examples (src/features/assistant/examples) and writes
 * it beside the built pages. A mistake in an example file fails the build, with file and line.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DANGER_FILE, trainDanger } from '#features/assistant/safety/danger.server.ts';

try {
  mkdirSync(path.dirname(DANGER_FILE), { recursive: true });
  writeFileSync(DANGER_FILE, trainDanger());
} catch (error) {
  console.error(error instanceof Error ? `The assistant's examples: ${error.message}` : error);
  process.exitCode = 1;
}
