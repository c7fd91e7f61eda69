import { sql, type Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { databaseStore } from '../../media/media-store.ts';
import { type DemoPicture, demoPictures } from '../hive/pictures.ts';

/** A name for the content that is the same on every fill. */
const version = '0001';

async function insertPicture(tx: Transaction, picture: DemoPicture, at: string): Promise<void> {
  const { name, folder, alt, width, height, focus, svg } = picture;
  const bytes = new Uint8Array(Buffer.from(svg, 'utf8'));
  const [row] = await tx.query<Pick<Tables['media_file'], 'media_id'>>(sql`
    INSERT INTO media_file (name, folder, type, version, width, height, widths, bytes, alt, focus_x, focus_y, added, added_by)
    VALUES (${name}, ${folder}, 'image/svg+xml', ${version}, ${width}, ${height}, '{}', ${bytes.length}, ${alt}, ${focus[0]}, ${focus[1]},
      ${at}, 'mktg')
    RETURNING media_id`);
  await databaseStore.put(tx, row?.media_id ?? 0, { version, blobs: [{ width: 0, bytes }] });
}

/** Inserts the pictures of the library. */
export async function fillMedia(tx: Transaction, at: string): Promise<void> {
  for (const picture of demoPictures) await insertPicture(tx, picture, at);
}
