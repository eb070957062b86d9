import type { SubmissionKind } from './form-definition.ts';

/** What was wrong with a form that was posted without JavaScript. */
export type FormProblem = {
  /** Name of the problem as the API gives it: "invalid-input", "too-many-requests". */
  code: string;
  fields: readonly { field: string; key: string }[];
  retryAfterSeconds: number | undefined;
};

/** A refused form on its way back into the page: what was typed, and what is wrong with it. */
export type PostedForm = {
  kind: SubmissionKind;
  /** Path of the page it was posted to, without a language's prefix. */
  page: string;
  values: Record<string, string>;
  problem: FormProblem;
};

/** A form that is stored: what the success view needs to know of it. */
export type SentForm = { kind: SubmissionKind; reference: string };

/** What the server knows about the forms of the page that it renders. */
export type PageForms = {
  /** Makes a form that is posted twice one, and proves when the page was opened; undefined in a page for everybody. */
  key: string | undefined;
  posted: PostedForm | undefined;
  /** Was sent without JavaScript just before, and led here. */
  sent: SentForm | undefined;
};
