import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import type { EncodedPicture } from './encoding/re-encode-picture.server.ts';
import { type PictureSize, picturePath, readPicturePath } from './picture.ts';
import { pictures } from './pictures.table.ts';

/** The folder of the storage in which all pictures lie. */
export const PICTURES_FOLDER = 'pictures';

/** Where the storage keeps a picture in one width. */
export function pictureKey(id: string, width: number): string {
  return `${PICTURES_FOLDER}/${id}/${width}.webp`;
}

/**
 * Stores a re-encoded picture: first its files, then, in one transaction, its row and the entry of the activity list.
 * Files without a row are never served, so a crash in between shows nobody half a picture; the sweep removes them. The
 * same upload sent twice, to two servers even, is stored once.
 *
 * @param username who uploaded it
 */
export async function storePicture(
  db: Database,
  objects: ObjectStorage,
  picture: EncodedPicture & { id: string; username: string },
): Promise<void> {
  const { id, width, height, files, username } = picture;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('picture'), hashtext(${id}))`);
    if (await findPicture(tx, id)) return;
    for (const file of files) await objects.put(pictureKey(id, file.width), file.content, 'image/webp');
    const widths = files.map((file) => file.width);
    await tx.insert(pictures).values({ id, width, height, widths, uploadedBy: username });
    await recordActivity(tx, {
      username,
      action: 'picture-uploaded',
      subjectId: id,
      subject: picturePath(id),
      details: { width, height },
    });
  });
}

/** The widths in which an uploaded picture is there, widest first; undefined when there is no such picture. */
export async function findPicture(db: Database | Transaction, id: string): Promise<number[] | undefined> {
  const [row] = await db.select({ widths: pictures.widths }).from(pictures).where(eq(pictures.id, id));
  return row?.widths;
}

/**
 * The size of the uploaded picture whose path is in a column, for a select; null where that is no such path, or the
 * picture is gone.
 */
export function pictureSizeAt(path: AnyColumn): SQL<PictureSize | null> {
  return sql`(
    SELECT json_build_object('width', ${pictures.width}, 'height', ${pictures.height})
    FROM ${pictures}
    WHERE ${pictures.id} = substring(${path} FROM ${PATH})::uuid
  )`;
}

/** `readPicturePath` in PostgreSQL. */
const PATH = '^/objects/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$';

/**
 * Keeps an uploaded picture from being removed, because the article that is being saved in this transaction uses it.
 * A removal under way waits for the transaction's end and then leaves the picture alone.
 *
 * @param image an article's `image`: a picture's path, or anything else
 * @throws {InvalidInput} when the path names an uploaded picture that is not there any more
 */
export async function retainPicture(tx: Transaction, image: string | null): Promise<void> {
  const id = readPicturePath(image ?? '');
  if (id === undefined) {
    // Another spelling of a picture's path would show it and not keep it.
    if (image?.startsWith('/objects/')) throw pictureGone();
    return;
  }
  const kept = await tx
    .update(pictures)
    .set({ unusedSince: null })
    .where(eq(pictures.id, id))
    .returning({ id: pictures.id });
  if (kept.length === 0) throw pictureGone();
}

function pictureGone(): InvalidInput {
  return new InvalidInput([{ field: 'image', key: 'image.gone' }]);
}
