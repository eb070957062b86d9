import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** An option that is given or not. */
export const FLAG = { type: 'boolean', default: false } as const;

/**
 * Reads a command's options and the other words it was given.
 *
 * @param refusal makes the error that is thrown of what is wrong with them
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  refusal: (problem: string) => Error,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}
