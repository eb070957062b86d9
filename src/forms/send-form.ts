import { isAnswered, type Problem, postJson, problemOf } from '#client/api.ts';
import { isShownElsewhere } from '#client/shown-elsewhere.ts';
import { isOffline } from '#ui/connection.ts';
import type { SubmissionKind } from './all-forms.ts';
import { type FormDefinition, HONEYPOT_FIELD } from './form-definition.ts';
import { keyForContent } from './form-draft.ts';
import type { FormProblem } from './page-forms.tsx';

/** After this long without an answer a request counts as failed; repeating it is safe. */
const REQUEST_TIMEOUT_MS = 30_000;

export type SendOutcome = { reference: string } | { problem: FormProblem };

/**
 * Sends checked values to a form's API route.
 *
 * @param bait what is in the field that no person sees
 * @returns the reference, empty when the answer names none (the contract reads nothing but the status), or what is
 * wrong; "network" when there was no answer, "foreign-origin" when this page is shown by another website
 */
export async function sendForm(
  { kind, apiPath }: Pick<FormDefinition<SubmissionKind>, 'kind' | 'apiPath'>,
  values: Record<string, unknown>,
  bait: string,
): Promise<SendOutcome> {
  try {
    const body = bait === '' ? values : { ...values, [HONEYPOT_FIELD]: bait };
    const answer = await postJson<unknown>((path, init) => fetch(path, init), apiPath, body, {
      headers: { 'Idempotency-Key': keyForContent(kind, JSON.stringify(values)) },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { reference: referenceOf(answer) };
  } catch (error) {
    return { problem: toFormProblem(error) };
  }
}

function referenceOf(answer: unknown): string {
  const isNamed = typeof answer === 'object' && answer !== null && 'reference' in answer;
  return isNamed && typeof answer.reference === 'string' ? answer.reference : '';
}

function toFormProblem(error: unknown): FormProblem {
  const problem: Problem | undefined = problemOf(error);
  return {
    code: problem?.code ?? codeWithoutProblem(error),
    fields: problem?.fields ?? [],
    retryAfterSeconds: problem?.retryAfterSeconds,
  };
}

/** What is wrong when the API did not get to say it. */
function codeWithoutProblem(error: unknown): string {
  if (isShownElsewhere() && !isOffline()) return 'foreign-origin';
  // An answer without a problem document comes from something in between, such as a proxy: a fault.
  return isAnswered(error) ? 'fault' : 'network';
}
