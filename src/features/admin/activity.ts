import { type PageParameters, readParameters, typedText } from '#client/page-parameters.ts';

/** The actions that the list can be filtered by, in the order of the choice; the same as those that are recorded. */
export const ACTIVITY_CHOICES = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'user-created',
  'password-reset',
  'article-created',
  'article-updated',
  'article-activated',
  'article-deactivated',
  'article-deleted',
  'picture-uploaded',
  'picture-removed',
  'submission-opened',
  'submission-changed',
  'submissions-exported',
  'submissions-expired',
  'assistant-messages-exported',
  'mail-retried',
  'providers-imported',
  'synced',
] as const;
type ActivityChoice = (typeof ACTIVITY_CHOICES)[number];

/** One entry of the activity list as the API returns it. */
export type ActivityItem = {
  id: number;
  happenedAt: string;
  /** Name of the administrator; null when nobody was signed in or this software acted by itself. */
  username: string | null;
  action: ActivityChoice;
  subject: string | null;
  details: Record<string, string | number | boolean> | null;
};

/** A page of the list, newest first. */
export type ActivityPage = {
  entries: ActivityItem[];
  /** Hand it in as `before` for the next page; null at the end. */
  next: number | null;
  /** On the first page everybody who is named in the whole list, for the choice of a person. */
  people: string[];
};

/** The longest text that the list is searched for; the API has the same limit. */
export const LONGEST_FILTER = 100;

/** What the list is narrowed to; empty text means no filter. */
export type ActivityFilters = { search?: string; action?: string; person?: string };

/** How the section's address is read. */
export const activityParameters: PageParameters<Required<ActivityFilters>> = {
  search: typedText(LONGEST_FILTER),
  action: (text) => ACTIVITY_CHOICES.find((action) => action === text),
  person: typedText(LONGEST_FILTER),
};

/** The filters of an address or of the form; what is not one is left out. */
export function parseActivityFilters(given: object): ActivityFilters {
  return readParameters(activityParameters, given).search;
}
