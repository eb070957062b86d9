import type { TestProject } from 'vitest/node';
import { startBuiltSite } from './start-built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site that runs for all tests over HTTP, without a slash at its end. */
    siteAddress: string;
  }
}

/**
 * Vitest's global set-up for tests over HTTP: one built site for all of them.
 *
 * @returns what ends it and removes its data
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startBuiltSite();
  project.provide('siteAddress', address);
  return stop;
}
