import { sql, type Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { SizedPicture } from './encode-sizes.ts';

type Queries = Pick<Transaction, 'query'>;
type Picture = Pick<Tables['part_picture'], 'version' | 'bytes'>;

/** The feed of pictures. Its files are the pictures themselves; a row has the name as its key. */
export const pictureFeed = 'images';

/** The key of a picture: the name of its file without folders, whatever the case. Files exported on Windows may have backslashes. */
export const pictureKey = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .normalize('NFC')
    .toLowerCase();

/** The live picture of this name, as WebP; null if no load brought one. */
export async function readLoadedPicture(db: Queries, size: number, name: string): Promise<Picture | null> {
  const [row] = await db.query<Picture>(sql`
    SELECT p.version, p.bytes FROM feed_row r
      JOIN feed_load l ON l.load_id = r.since AND l.state = 'live'
      JOIN part_picture p ON p.version = r.record ->> 'version' AND p.size = ${size}
    WHERE r.feed = ${pictureFeed} AND r.key = ${pictureKey(name)} AND r.until IS NULL`);
  return row ?? null;
}

/** The picture behind an address that a part names; null until it is fetched. */
export async function readFetchedPicture(db: Queries, size: number, address: string): Promise<Picture | null> {
  const [row] = await db.query<Picture>(sql`
    SELECT p.version, p.bytes FROM picture_address a JOIN part_picture p ON p.version = a.version AND p.size = ${size}
    WHERE a.address = ${address}`);
  return row ?? null;
}

export async function hasPicture(db: Queries, version: string): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>(sql`
    SELECT EXISTS (SELECT FROM part_picture WHERE version = ${version}) AS there`);
  return row?.there ?? false;
}

export async function putPicture(db: Queries, version: string, sizes: readonly SizedPicture[]): Promise<void> {
  for (const { size, bytes } of sizes) {
    await db.query(sql`
      INSERT INTO part_picture (version, size, bytes) VALUES (${version}, ${size}, ${bytes})
      ON CONFLICT (version, size) DO NOTHING`);
  }
}

/** Removes pictures that neither the live data nor a load that can be rolled back shows. */
export async function removeUnusedPictures(db: Queries): Promise<void> {
  await db.query(sql`
    DELETE FROM part_picture WHERE version NOT IN (
      SELECT record ->> 'version' FROM feed_row WHERE feed = ${pictureFeed}
      UNION ALL SELECT version FROM picture_address WHERE version IS NOT NULL)`);
}

/** Writes the pictures of a load beside the live ones and records what they change. Pictures that the load does not have stay. */
export async function stageRows(
  db: Queries,
  loadId: number,
  pictures: readonly { readonly key: string; readonly version: string }[],
): Promise<void> {
  const keys = pictures.map(({ key }) => key);
  const versions = pictures.map(({ version }) => version);
  await db.query(sql`
    WITH changed AS (
      SELECT given.key, given.version, live.key IS NULL AS is_new FROM unnest(${keys}::text[], ${versions}::text[]) AS given (key, version)
        LEFT JOIN feed_row live ON live.feed = ${pictureFeed} AND live.key = given.key AND live.until IS NULL
      WHERE live.key IS NULL OR live.record ->> 'version' <> given.version
    ), noted AS (
      INSERT INTO feed_change (load_id, feed, key, kind)
      SELECT ${loadId}, ${pictureFeed}, key, CASE WHEN is_new THEN 'new' ELSE 'changed' END FROM changed
    )
    INSERT INTO feed_row (feed, key, since, line, record, deleted)
    SELECT ${pictureFeed}, key, ${loadId}, 0, jsonb_build_object('version', version), false FROM changed`);
}

interface Missing {
  readonly line: number;
  readonly value: string;
  /** Why its address could not be fetched; null for a file. */
  readonly problem: string | null;
}

/**
 * Parts of a load whose picture was never loaded or could not be fetched. If no pictures were ever loaded, missing files are not reported:
 * they may be in the images folder.
 */
export const missingPictures = (db: Queries, loadId: number, most: number): Promise<Missing[]> =>
  db.query<Missing>(sql`
    SELECT r.line, r.record ->> 'image' AS value, a.problem FROM feed_row r
      JOIN picture_address a ON a.address = r.record ->> 'image' AND a.problem IS NOT NULL
    WHERE r.feed = 'parts' AND r.since = ${loadId}
    UNION ALL
    SELECT r.line, r.record ->> 'image', NULL FROM feed_row r
    WHERE r.feed = 'parts' AND r.since = ${loadId} AND r.record ->> 'image' NOT LIKE 'https://%' AND r.record ->> 'image' ~* '\\.(jpe?g|png|webp|avif)$'
      AND EXISTS (SELECT FROM feed_row WHERE feed = ${pictureFeed})
      AND NOT EXISTS (SELECT FROM feed_row t WHERE t.feed = ${pictureFeed} AND t.until IS NULL
        AND t.key = lower(regexp_replace(r.record ->> 'image', '^.*[/\\\\]', '')))
    ORDER BY line LIMIT ${most}`);
