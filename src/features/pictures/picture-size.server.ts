import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PictureSize } from './picture-address.ts';
import { pictures } from './pictures.table.ts';

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
