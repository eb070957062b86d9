import { vi } from 'vitest';

let allowed: RegExp[] = [];
let written: string[] = [];

/**
 * What a component writes to the console fails its test, as it fails a journey (tests/support/guarded-page.ts), unless
 * the test allows it: `problems.allow(/status of 500/)`.
 */
export const problems = {
  begin: () => {
    allowed = [];
    written = [];
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation(
        (...parts) => void written.push(parts.map(String).join(' ')),
      );
    }
  },
  allow: (problem: RegExp) => void allowed.push(problem),
  /** What was written so far, expected or not. */
  written: (): readonly string[] => written,
  end: () => written.filter((text) => !allowed.some((pattern) => pattern.test(text))),
};
