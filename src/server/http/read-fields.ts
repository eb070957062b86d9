import type { z } from 'zod';
import { type FieldProblem, InvalidInput } from '#server/errors.ts';

/**
 * Checks a request's fields against a schema whose messages are message keys.
 *
 * @throws {InvalidInput} naming every field that is wrong once, and why
 */
export function readFields<Output>(schema: z.ZodType<Output>, body: Record<string, unknown>): Output {
  const request = schema.safeParse(body);
  if (!request.success) throw new InvalidInput(firstOfEach(request.error.issues.flatMap(toFieldProblems)));
  return request.data;
}

/** One problem for each field, the first: what is empty need not be reported as too short as well. */
function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const problem of problems) {
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
  }
  return [...byField.values()];
}

function toFieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    // The name came from outside and goes back into the answer: cut to what a field name may be.
    return issue.keys.slice(0, 10).map((field) => ({ field: field.slice(0, 40), key: issue.message }));
  }
  return [{ field: issue.path.join('.'), key: issue.message }];
}
