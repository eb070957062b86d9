import { sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import type { EncodedPicture } from './encoding/encoder-message.ts';
import { findPicture } from './find-picture.server.ts';
import { picturePath } from './picture-address.ts';
import { pictureKey } from './picture-key.ts';
import { pictures } from './pictures.table.ts';

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
