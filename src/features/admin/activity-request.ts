import { z } from 'zod';

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
