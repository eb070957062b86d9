import type { Messages } from 'use-intl';
import type { z } from 'zod';

/** How far the staff are with a form, in the order in which it happens. */
export const SUBMISSION_STATES = ['new', 'in-progress', 'done'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Checked values as they are sent and stored. */
export type FormValues = Record<string, string | number>;

/**
 * What a field asks for. It decides the control on the page, what is a link in the inbox, and where the inbox searches:
 * names, email addresses, phone numbers and blocks of text. What is 'given' nobody fills in: the page knows it, or the
 * server; it is searched as names are.
 */
export type FieldType = 'name' | 'line' | 'email' | 'phone' | 'date' | 'block' | 'select' | 'cards' | 'given';

/** One of a field's values. */
export type FieldChoice = {
  /** As it is sent and stored, in English. */
  value: string;
  /** Key of its label in the form's catalog; the value itself is shown without one. */
  label?: string;
  /** Key of a sentence below the label, on cards. */
  description?: string;
};

/** One field, whole. Its name is its label's key in the form's catalog and among the `fields` of the inbox's. */
export type FormField<Value extends string | number = string | number> = {
  type: FieldType;
  /** What it holds at first. */
  initial: string;
  /** The longest text, in UTF-16 units; `schema` holds it to the same number. */
  limit: number;
  /** Checks and tidies; every message in it is a key under `errors` of the form's catalog or of `forms`. */
  schema: z.ZodType<Value>;
  isOptional: boolean;
  /** What a select or cards offer. */
  choices: readonly FieldChoice[];
  /** The input's attributes. */
  autoComplete?: string;
  inputMode?: 'numeric';
  /** The inbox links to this path of the site with the value behind it. */
  leadsTo?: `/${string}/`;
};

/** Who answers forms; each has its own address in the configuration ("quotes": MAIL_TO_QUOTES). */
export const DEPARTMENTS = ['contact', 'quotes', 'network', 'recommendations', 'assistant'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/**
 * One form, whole: its page, its API route, the post without JavaScript, the inbox, the mail, the export and the tests
 * over all forms read this. Made by `defineForm`. `Name` are the payload's field names in the contract
 * (docs/product/api.md).
 */
export type FormDefinition<Kind extends string = string, Name extends string = string> = {
  /** Stands in the table and, without JavaScript, in the form itself. */
  kind: Kind;
  /** The feature whose messages hold the labels, `errors` and `failure`; none for a form that nobody fills in. */
  catalog?: keyof Messages | undefined;
  /**
   * Unprefixed path of the page that carries the form; without JavaScript it is posted there. A part that begins with
   * "$" stands for any. A form that only programs of ours send, to its API route, has none.
   */
  page?: string | undefined;
  apiPath: `/api/${string}`;
  /** In the order of the page, of the inbox and of the export. */
  fields: Readonly<Record<Name, FormField>>;
  /** The department that is mailed. */
  department: Department;
  /** The fields that say whose form it is, or whom it is about: its title in the inbox. */
  title: readonly Name[];
  /** The field that says what it is about, beside the title. */
  about: Name;
  /** The field with the sender's email address, to which an answer to the mail goes. */
  replyTo?: Name | undefined;
  /** What each field holds at first. */
  initial: Readonly<Record<Name, string>>;
  /** Checks and tidies all fields, and refuses others. */
  schema: z.ZodType<FormValues>;
  /** The state in which checked values arrive in the inbox; without it every form arrives as new. */
  arrivesAs?: ((values: FormValues) => SubmissionState) | undefined;
};

/** Whether a path without a language is that of the page that carries a form. */
export function isPageOf({ page }: Pick<FormDefinition, 'page'>, path: string): boolean {
  const parts = path.split('/');
  const wanted = page?.split('/') ?? [];
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  );
}

/** The element that carries a form, and after sending its success view. */
export function formId(kind: string): string {
  return `${kind}-form`;
}

/** The element of one field, where its label and the error summary point. */
export function fieldId(kind: string, field: string): string {
  return `${kind}-${field}`;
}

/**
 * A field that no person sees. Whoever fills it is a program, or had it filled by one, and is asked to send the form once
 * more. Its name is none that browsers and password managers fill for a person.
 */
export const HONEYPOT_FIELD = 'leaveBlank';
/** Fields of a form posted without JavaScript besides its values: which form it is, and its page's key. */
export const KIND_FIELD = 'form';
export const KEY_FIELD = 'formKey';
/** Search parameter of the page that a form without JavaScript leads to: the reference of what was kept. */
export const SENT_PARAMETER = 'sent';

/** "CC-7F3K-92QD": easy to read out on the phone; no letters or digits that are taken for others. */
export const REFERENCE_PATTERN = /^CC-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
