import { z } from 'zod';

/** Grows when a backup of the new kind cannot be restored by the code of before. Since 2 it holds no settings of PostgreSQL. */
export const FORMAT = 2;

/** What a backup says about itself. */
const backupFacts = z.object({
  format: z.literal([1, FORMAT]),
  madeAt: z.iso.datetime(),
  /** Version of the site, as package.json has it. */
  siteVersion: z.string(),
  /** Major version of the PostgreSQL whose files these are. */
  postgresVersion: z.string(),
  /** A database's files are read on the same system and processor only, as "linux-x64". */
  platform: z.string(),
  /** The moments that name the migrations the database has seen. */
  migrations: z.array(z.number()),
  /** Whether uploaded pictures are in the backup, or in a store that it does not hold. */
  pictures: z.enum(['inside', 'in a store']),
});

export type BackupFacts = z.output<typeof backupFacts>;

/** @returns undefined for what no version of this site wrote */
export function readFacts(text: string): BackupFacts | { format: number } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const whole = backupFacts.safeParse(parsed);
    if (whole.success) return whole.data;
    // A format that is still to come may hold other facts; its number stays where it is.
    return z
      .object({
        format: z
          .number()
          .int()
          .min(FORMAT + 1),
      })
      .parse(parsed);
  } catch {
    return undefined;
  }
}

const NAME = /^costa-clara-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.zst$/;

/** The name of a backup that was begun at this moment. Names sort by time. */
export function backupName(madeAt: Date): string {
  return `costa-clara-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.zst`;
}

/** When a backup was begun, by its name; undefined when the name is no backup's. */
export function momentOfBackup(name: string): Date | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}
