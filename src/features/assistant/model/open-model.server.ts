import type { Logger } from '#server/log.ts';
import type { Model, ModelSettings } from './model.ts';

/**
 * Makes the configured language model ready; nothing is sent to it yet.
 *
 * @returns undefined when none is configured; then nothing that talks to one is even loaded
 */
export async function openModel(
  settings: ModelSettings | undefined,
  log: Logger,
): Promise<Model | undefined> {
  if (settings === undefined) return undefined;
  const { createModel } = await import('./ask-model.server.ts');
  return createModel(settings, log);
}
