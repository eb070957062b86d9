import { z } from 'zod';
import { toReadableLine } from '#ui/readable-text.ts';
import { LONGEST_FILTER } from './activity.ts';

const text = (max: number) =>
  z
    .string()
    .overwrite(toReadableLine)
    .max(max, 'field.tooLong')
    .transform((value) => value.trim() || undefined)
    .optional();

/** The query of GET /api/activity; empty text means no filter. */
export const activityRequest = z.strictObject(
  {
    search: text(LONGEST_FILTER),
    action: text(40),
    person: text(LONGEST_FILTER),
    before: z
      .string()
      .regex(/^[1-9]\d{0,14}$/, 'field.type')
      .transform(Number)
      .optional(),
  },
  { error: 'field.unknown' },
);
export type ActivityRequest = z.output<typeof activityRequest>;
