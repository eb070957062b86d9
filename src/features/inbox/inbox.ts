import { type PageParameters, typedText } from '#client/page-parameters.ts';
import { formOf, isSubmissionKind, type SubmissionKind } from '#forms/all-forms.ts';
import {
  type FormValues,
  REFERENCE_PATTERN,
  SUBMISSION_STATES,
  type SubmissionState,
} from '#forms/form-definition.ts';
import type { Locale } from '#i18n/locale.ts';

/** What the inbox shows. Words that are searched for are often names and phone numbers: no address carries them. */
export type InboxFilters = {
  kind?: SubmissionKind | undefined;
  state?: SubmissionState | undefined;
  search?: string | undefined;
};

export const LONGEST_SEARCH = 200;
export const LONGEST_NOTE = 4000;

/** One form in the list. */
export type SubmissionSummary = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** ISO 8601. */
  receivedAt: string;
  /** Who sent it, or whom it is about: the first thing to read. */
  name: string;
  /** What it is about, under its name in the contract: a subject, a plan, a specialty. */
  about: string;
  /** As it was typed; null where the form has none. */
  phone: string | null;
  hasNote: boolean;
  /** When the department's mail was handed over; null while it has not been. */
  mailedAt: string | null;
};

/** GET /api/submissions, POST /api/submissions/search: one page of the list, newest first. */
export type SubmissionPage = {
  submissions: readonly SubmissionSummary[];
  /** Asks for the next page as `before`; null on the last. */
  next: string | null;
  /** How many the filters find. */
  total: number;
  /** How many of each state the other filters find. */
  counts: Record<SubmissionState, number>;
  /** As of `InboxStamp`, when the page was read. */
  stamp: string;
};

/** GET /api/submissions/stamp: what the panel asks for again and again. */
export type InboxStamp = {
  /** Another one after every change of any form. Means nothing else. */
  stamp: string;
  /** How many forms are new. */
  new: number;
};

/** GET /api/submissions/overview: what waits, and what came this month. */
export type InboxOverview = {
  /** The day in Florida, "YYYY-MM-DD"; its month is the one that is counted. */
  today: string;
  counts: Record<SubmissionState, number>;
  /** The new ones that have been waiting longest, the oldest first. */
  oldest: readonly SubmissionSummary[];
  /** How many of each kind came on each day in Florida of this month; days and kinds without any are left out. */
  month: readonly { day: string; kind: SubmissionKind; count: number }[];
};

/** What was done with a form, and by whom. */
export type HistoryEntry = {
  happenedAt: string;
  username: string | null;
  action: string;
  details: Record<string, string | number | boolean> | null;
};

/** GET /api/submissions/{id}, POST /api/submissions/{id}/opened: everything about one form. */
export type SubmissionDetail = Omit<SubmissionSummary, 'about' | 'phone' | 'hasNote'> & {
  language: Locale;
  fields: FormValues;
  note: string;
  /** Counts the changes of state and note; the ETag is made of it. */
  version: number;
  history: readonly HistoryEntry[];
};

/** GET /api/submissions/mail: whether departments are mailed, and what could not be. */
export type MailStatus = {
  isConfigured: boolean;
  /** How many forms of the last days no mail was sent for yet. */
  waiting: number;
  failed: readonly MailFailureEntry[];
};

export type MailFailureEntry = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  failedAt: string;
  /** A class such as "refused"; never the mail server's own text. */
  reason: string;
};

/** A question is shortened to this where it stands for the whole form. */
const QUESTION_SHOWN = 120;

/** Whose form it is, in one line; of an opinion of the assistant, the question that was asked. */
export function nameOf(kind: SubmissionKind, values: FormValues): string {
  const { title, fields } = formOf(kind);
  const parts = title.map((field) => {
    const text = String(values[field] ?? '');
    return fields[field]?.type === 'block' ? firstLine(text) : text;
  });
  return parts.join(' ').trim();
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line === text && line.length <= QUESTION_SHOWN
    ? line
    : `${line.slice(0, QUESTION_SHOWN).toWellFormed().trimEnd()}…`;
}

/** What a form is about, under its name in the contract. */
export function aboutOf(kind: SubmissionKind, values: FormValues): string {
  return String(values[formOf(kind).about] ?? '');
}

/** The first phone number that was given, as it was typed; null where there is none. */
export function phoneOf(kind: SubmissionKind, values: FormValues): string | null {
  const phones = Object.entries(formOf(kind).fields).filter(([, { type }]) => type === 'phone');
  return phones.map(([name]) => String(values[name] ?? '')).find((phone) => phone !== '') ?? null;
}

/** What was sent, in the order of the form's page. Fields that an older version of the form had come last. */
export function fieldsInOrder(kind: SubmissionKind, values: FormValues): [string, string][] {
  const known = Object.keys(formOf(kind).fields);
  const others = Object.keys(values).filter((field) => !known.includes(field));
  return [...known, ...others]
    .filter((field) => field in values)
    .map((field) => [field, String(values[field] ?? '')]);
}

/** Whether a field holds one of a list, whose values travel in English. */
export function isChoice(kind: SubmissionKind, field: string): boolean {
  return (formOf(kind).fields[field]?.choices.length ?? 0) > 0;
}

/**
 * Name of a choice's words: "ENT (Ear, Nose, Throat)" → "entEarNoseThroat". A name of a place has no words and is
 * shown as it is.
 */
export function choiceKey(value: string): string {
  const [first = '', ...others] = value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const key = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  // What every object has is no word of ours: somebody may have typed "constructor".
  return key in {} ? '' : key;
}

/** Email addresses and phone numbers, by which the sender is answered. */
export function fieldLink(kind: SubmissionKind, field: string, value: string): 'email' | 'phone' | undefined {
  const type = value === '' ? undefined : formOf(kind).fields[field]?.type;
  return type === 'email' || type === 'phone' ? type : undefined;
}

/** The page of this site that a field's value leads to, as an unprefixed path; undefined where it leads nowhere. */
export function fieldPage(kind: SubmissionKind, field: string, value: string): string | undefined {
  const leadsTo = formOf(kind).fields[field]?.leadsTo;
  return leadsTo === undefined || value === '' ? undefined : leadsTo + encodeURIComponent(value);
}

/**
 * The address that opens a mail to somebody (RFC 6068), with the address as it was given: some mail programs show an
 * escaped "@" as it is. What would add a recipient or a header is escaped.
 *
 * @param subject in plain words
 */
export function mailHref(address: string, subject: string): string {
  const at = address.lastIndexOf('@');
  const to = [address.slice(0, at), address.slice(at + 1)].map(escapePart).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** One side of the "@"; a plus is in many addresses, and there for itself. */
function escapePart(part: string): string {
  return encodeURIComponent(part).replaceAll('%2B', '+');
}

export function isSubmissionState(value: unknown): value is SubmissionState {
  return SUBMISSION_STATES.some((state) => state === value);
}

/** The filters that are set, as the API takes them: in its address, or as JSON when words are searched for. */
export function givenFilters({ kind, state, search }: InboxFilters, before?: string): Record<string, string> {
  const parameters = { kind, state, search: search?.trim(), before };
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for in the inbox. */
    inboxWords?: string | undefined;
  }
}

/** What the inbox shows: what its filters find, and the form that is open. */
export type InboxSearch = InboxFilters & {
  /** Reference of the open form; the parameter has a Spanish name like the page. */
  solicitud?: string | undefined;
};

/**
 * How the inbox's address is read. Words to search for are in addresses that were kept from earlier versions; the page
 * takes them over and writes none.
 */
export const inboxParameters: PageParameters<Required<InboxSearch>> = {
  kind: (text) => (isSubmissionKind(text) ? text : undefined),
  state: (text) => (isSubmissionState(text) ? text : undefined),
  search: typedText(LONGEST_SEARCH),
  solicitud: (text) => REFERENCE_PATTERN.exec(text.trim().toUpperCase())?.[0],
};

/**
 * Where the inbox shows this. Filters and the open form are in its address. The words are in the entry of the browser's
 * history alone: Back and a reload keep them, and no server or proxy sees them in an address.
 */
export function inboxPlace({ search: words, ...search }: InboxSearch) {
  return { to: '/admin/inbox', search, state: { inboxWords: words }, resetScroll: false } as const;
}
