import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import { picturePath } from './picture.ts';
import { pictures } from './pictures.table.ts';
import { PICTURES_FOLDER, pictureKey } from './stored-pictures.server.ts';

/** Starts what pictures need by themselves: removing, each hour, those that nothing has used for a while. */
export async function startPictureJobs(options: {
  database: Database;
  objects: ObjectStorage;
  jobs: Jobs;
  log: Logger;
}): Promise<void> {
  const { database, objects, jobs, log } = options;
  await jobs.registerJob('remove-unused-pictures', '17 * * * *', async () => {
    const { pictures, leftoverFiles } = await removeUnusedPictures(database, objects);
    if (pictures + leftoverFiles > 0) log.info({ pictures, leftoverFiles }, 'unused pictures were removed');
  });
}

/** How long a picture waits for an article that uses it. */
const UNUSED_HOURS = 24;
/** As long as the trash (`revisions/revision.ts`): so long a picture waits that a version of an article has. */
const KEPT_DAYS = 30;

/** What a sweep removed. */
type PictureSweep = { pictures: number; leftoverFiles: number };

// By its path, as articles name it; the articles are another feature's.
const path = sql`${picturePath('')} || ${pictures.id}::text`;
const isUsed = sql`EXISTS (SELECT FROM articles WHERE articles.image = ${path})`;

/** Whether an article had it once: that one lies in the trash, or may be restored as it was. */
const isInVersion = sql`EXISTS (
  SELECT FROM revisions WHERE revisions.kind = 'articles' AND revisions.body ->> 'image' = ${path})`;

/**
 * Removes the pictures that no article has used for a while, of those that an article had once for longer, and files that belong to no picture: what a crash left
 * between storing the files and their row, or between removing the row and its files. The row goes first, so nothing
 * is ever announced that cannot be shown. May run on several servers at once.
 */
export async function removeUnusedPictures(
  db: Database,
  objects: ObjectStorage,
  { olderThanHours = UNUSED_HOURS }: { olderThanHours?: number } = {},
): Promise<PictureSweep> {
  await noteUse(db);
  const removed = await removeRows(db, olderThanHours);
  for (const { id, widths } of removed) {
    for (const width of widths) await objects.remove(pictureKey(id, width));
  }
  const leftoverFiles = await removeLeftovers(db, objects, olderThanHours);
  return { pictures: removed.length, leftoverFiles };
}

/** Brings `unused_since` in line with the articles, whoever wrote them. */
async function noteUse(db: Database): Promise<void> {
  await db
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(pictures.unusedSince), isUsed));
  await db
    .update(pictures)
    .set({ unusedSince: sql`now()` })
    .where(and(isNull(pictures.unusedSince), sql`NOT ${isUsed}`));
}

/** An article that is being saved holds its picture's row (`retainPicture`): what it uses is judged again after it. */
async function removeRows(db: Database, olderThanHours: number): Promise<{ id: string; widths: number[] }[]> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(pictures)
      .where(
        and(
          lt(pictures.unusedSince, sql`now() - make_interval(hours => ${olderThanHours})`),
          sql`NOT ${isUsed}`,
          sql`(${pictures.unusedSince} < now() - make_interval(days => ${KEPT_DAYS}) OR NOT ${isInVersion})`,
        ),
      )
      .returning({ id: pictures.id, widths: pictures.widths });
    for (const { id } of removed) {
      await recordActivity(tx, {
        username: null,
        action: 'picture-removed',
        subjectId: id,
        subject: picturePath(id),
      });
    }
    return removed;
  });
}

async function removeLeftovers(
  db: Database,
  objects: ObjectStorage,
  olderThanHours: number,
): Promise<number> {
  const oldest = Date.now() - olderThanHours * 3_600_000;
  const suspects: string[] = [];
  // A young file may belong to an upload under way.
  for await (const { key, changedAt } of objects.list(PICTURES_FOLDER)) {
    if (changedAt.getTime() < oldest) suspects.push(key);
  }
  if (suspects.length === 0) return 0;
  // Read after the list: a row that came meanwhile is among them.
  const rows = await db.select({ id: pictures.id, widths: pictures.widths }).from(pictures);
  const known = new Set(rows.flatMap(({ id, widths }) => widths.map((width) => pictureKey(id, width))));
  const leftovers = suspects.filter((key) => !known.has(key));
  for (const key of leftovers) await objects.remove(key);
  return leftovers.length;
}
