import { z } from 'zod';

/** One entry of the activity list as the API hands it out. */
export type ActivityItem = {
  id: number;
  happenedAt: string;
  /** Name of the administrator; null when nobody was signed in or this software acted by itself. */
  username: string | null;
  action: string;
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

const text = (max: number) =>
  z
    .string()
    .max(max, 'field.tooLong')
    .regex(/^[^\0]*$/, 'field.type')
    .transform((value) => value.trim() || undefined)
    .optional();

/** The query of GET /api/activity; empty text means no filter. */
export const activityRequest = z.strictObject(
  {
    search: text(100),
    action: text(40),
    person: text(100),
    before: z
      .string()
      .regex(/^[1-9]\d{0,14}$/, 'field.type')
      .transform(Number)
      .optional(),
  },
  { error: 'field.unknown' },
);
export type ActivityRequest = z.output<typeof activityRequest>;
