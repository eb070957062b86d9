import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { readPicturePath } from './picture-address.ts';
import { pictures } from './pictures.table.ts';

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
