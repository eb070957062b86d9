import { type PageParameters, readParameters, typedText } from '#client/page-parameters.ts';
import es from './messages/es.ts';

type ActivityChoice = keyof typeof es.activity.actions;

/**
 * The actions that the list can be filtered by, in the order of the choice: those that have words, which are those that
 * are recorded.
 */
export const ACTIVITY_CHOICES = Object.keys(es.activity.actions) as ActivityChoice[];

/** One entry of the activity list as the API returns it. */
export type ActivityItem = {
  id: number;
  happenedAt: string;
  /** Name of the administrator; null when nobody was signed in or this software acted by itself. */
  username: string | null;
  action: ActivityChoice;
  subject: string | null;
  details: Record<string, string | number | boolean> | null;
  /** How often it happened in that hour; 1 for all that is not counted. */
  count: number;
};

/** A page of the list, newest first. */
export type ActivityPage = {
  entries: ActivityItem[];
  /** Hand it in as `before` for the next page; null at the end. */
  next: number | null;
  /** On the first page everybody who is named in the whole list, for the choice of a person. */
  people: ActivityPerson[];
};

/** Somebody in the list. */
export type ActivityPerson = {
  /** The user's id; of entries from before it was noted, the name. */
  id: string;
  /** The name that they had last. */
  username: string;
  /** ISO 8601: when they last did something. */
  lastAt: string;
};

/** The longest text that the list is searched for; the API has the same limit. */
export const LONGEST_FILTER = 100;

/** What the list is narrowed to; empty text means no filter. */
export type ActivityFilters = {
  search?: string;
  action?: string;
  /** The id of an `ActivityPerson`. */
  person?: string;
  /** Days in Florida, "YYYY-MM-DD", both counted. */
  from?: string;
  until?: string;
  /** Shows who came and went, too. */
  signIns?: '1';
};

/** What stays hidden unless it is asked for: it is most of the list, and rarely what somebody looks for. */
export const SIGN_IN_ACTIONS = ['sign-in', 'sign-in-refused', 'sign-out'] as const;

/** A day of this century as it stands in addresses; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** How the API is asked: sign-ins are left out unless they are wanted, or an action is chosen. */
export function activityQueryOf({ signIns, ...filters }: ActivityFilters): Record<string, string> {
  return signIns || filters.action ? filters : { ...filters, signIns: 'hidden' };
}

/** How the section's address is read. */
export const activityParameters: PageParameters<Required<ActivityFilters>> = {
  search: typedText(LONGEST_FILTER),
  action: (text) => ACTIVITY_CHOICES.find((action) => action === text),
  person: typedText(LONGEST_FILTER),
  from: readDay,
  until: readDay,
  signIns: (text) => (text === '1' ? text : undefined),
};

/** The filters of an address or of the form; what is not one is left out. */
export function parseActivityFilters(given: object): ActivityFilters {
  return readParameters(activityParameters, given).search;
}
