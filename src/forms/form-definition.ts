import type { z } from 'zod';

/** What visitors may send; the value stands in the table and, without JavaScript, in the form itself. */
export const SUBMISSION_KINDS = [
  'contact',
  'quote-request',
  'join-network',
  'recommendation',
  'assistant-feedback',
] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** How far the staff are with a form, in the order in which it happens. */
export const SUBMISSION_STATES = ['new', 'in-progress', 'done'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Checked values as they are sent and stored. */
export type FormValues = Record<string, string | number>;

/**
 * One form, whole: the page, the API and the post without JavaScript all read this.
 * `Name` are the payload's field names in the contract (specification, section 7).
 */
export type FormDefinition<Name extends string = string> = {
  kind: SubmissionKind;
  /**
   * Unprefixed path of the page that carries the form; without JavaScript it is posted there. A form that only
   * programs of ours send, to its API route, has none.
   */
  page?: string;
  apiPath: `/api/${string}`;
  /** What each field holds at first, in the order of the page. */
  initial: Readonly<Record<Name, string>>;
  /** The longest text of each field, in UTF-16 units; `schema` holds it to the same numbers. */
  limits: Readonly<Record<Name, number>>;
  /**
   * Checks and tidies, also by taking out what must not be stored; every message in it is a key under `errors` of the
   * feature's words or of `forms`.
   */
  schema: z.ZodType<FormValues>;
  /** The state in which checked values arrive in the inbox; without it every form arrives as new. */
  arrivesAs?: (values: FormValues) => SubmissionState;
};

/** The element that carries a form, and after sending its success view. */
export function formId(kind: SubmissionKind): string {
  return `${kind}-form`;
}

/** The element of one field, where its label and the error summary point. */
export function fieldId(kind: SubmissionKind, field: string): string {
  return `${kind}-${field}`;
}

/**
 * A field that no person sees. Whoever fills it is a program, and its form is answered but not stored. Its name is
 * none that browsers and password managers fill for a person.
 */
export const HONEYPOT_FIELD = 'leaveBlank';
/** Fields of a form posted without JavaScript besides its values: which form it is, and its page's key. */
export const KIND_FIELD = 'form';
export const KEY_FIELD = 'formKey';
/** Search parameter of the page that a form without JavaScript leads to: the reference of what was kept. */
export const SENT_PARAMETER = 'sent';

/** "CC-7F3K-92QD": easy to read out on the phone; no letters or digits that are taken for others. */
export const REFERENCE_PATTERN = /^CC-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
