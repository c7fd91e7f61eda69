import { type FormerFile, formerFileLifetime } from '@portal/domain/hive';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { storeDeadline } from './changing-file.ts';
import { type MediaServices, type MediaStore, mediaStoreOf } from './media-store.ts';

type Queries = Pick<Transaction, 'query'>;
type Row = Tables['media_former'];

/** The content of a file of the library, without its name, alt text and focal point. */
export type Content = Pick<Row, 'type' | 'version' | 'width' | 'height' | 'widths' | 'bytes'>;

/** Largest thumbnail within a response. Bytes. */
const largestThumbnail = 200_000;

const before = (now: Date) => new Date(now.getTime() - formerFileLifetime).toISOString();

/** The former files that can still be put back, the latest first; or only the one with this version. */
export const readFormerRows = (db: Queries, media_id: number, now: Date, only: string | null = null): Promise<Row[]> =>
  db.query<Row>(sql`
    SELECT media_id, version, type, width, height, widths, bytes, replaced, replaced_by FROM media_former
    WHERE media_id = ${media_id} AND replaced > ${before(now)} AND (${only}::text IS NULL OR version = ${only}::text)
    ORDER BY replaced DESC, version`);

async function thumbnailOf(db: Queries, store: MediaStore, row: Row): Promise<string | null> {
  if (row.type === 'application/pdf') return null;
  const { media_id, version, type, widths } = row;
  const bytes = await store.get(db, { media_id, version, width: widths[0] ?? 0 });
  if (!bytes || bytes.length > largestThumbnail) return null;
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** What a file was before it was replaced, for the response. */
export async function readFormerFiles(services: MediaServices, media_id: number, now: Date): Promise<FormerFile[]> {
  const { database } = services;
  const store = mediaStoreOf(services);
  const rows = await readFormerRows(database, media_id, now);
  return Promise.all(
    rows.map(async (row) => ({
      version: row.version,
      type: row.type,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      thumbnail: await thumbnailOf(database, store, row),
      replaced: row.replaced,
      replaced_by: row.replaced_by,
      removed_from: new Date(new Date(row.replaced).getTime() + formerFileLifetime).toISOString(),
    })),
  );
}

/** Replaces the content of a file under the same number; the former content can be restored. */
export async function exchangeContent(
  tx: Queries,
  media_id: number,
  next: Content,
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<void> {
  const { type, version, width, height, widths, bytes } = next;
  // The same content again, for example the same file uploaded twice, is not former.
  await tx.query(sql`
    INSERT INTO media_former (media_id, version, type, width, height, widths, bytes, replaced, replaced_by)
    SELECT media_id, version, type, width, height, widths, bytes, ${now.toISOString()}, ${username}
    FROM media_file WHERE media_id = ${media_id} AND version <> ${version}`);
  await tx.query(sql`DELETE FROM media_former WHERE media_id = ${media_id} AND version = ${version}`);
  await tx.query(sql`
    UPDATE media_file SET type = ${type}, version = ${version}, width = ${width}, height = ${height}, widths = ${widths},
      bytes = ${bytes} WHERE media_id = ${media_id}`);
}

/** Deletes the former content of one file that can no longer be put back, with its bytes. */
async function removeFormerOf(tx: Queries, store: MediaStore, media_id: number, now: Date): Promise<void> {
  // Locked as for every change of a file: a replacement in the meantime would lose the bytes that it has just stored.
  const [file] = await tx.query<Pick<Tables['media_file'], 'version'>>(sql`
    SELECT version FROM media_file WHERE media_id = ${media_id} FOR UPDATE`);
  if (!file) return;
  const former = await readFormerRows(tx, media_id, now);
  await store.removeOthers(tx, media_id, [file.version, ...former.map(({ version }) => version)]);
  await tx.query(sql`DELETE FROM media_former WHERE media_id = ${media_id} AND replaced <= ${before(now)}`);
}

/** Deletes replaced files once they can no longer be put back. */
export async function removeFormerFiles(services: MediaServices & Pick<Services, 'clock'>): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const store = mediaStoreOf(services);
  const due = await database.query<Pick<Row, 'media_id'>>(sql`
    SELECT DISTINCT media_id FROM media_former WHERE replaced <= ${before(now)}`);
  for (const { media_id } of due) {
    await database.transaction((tx) => removeFormerOf(tx, store, media_id, now), { deadline: storeDeadline });
  }
}

/** Deletes the bytes of one file that are neither current nor can be put back, for example of a refused replacement. */
export function removeUnused(media_id: number, services: MediaServices & Pick<Services, 'clock'>): Promise<void> {
  const store = mediaStoreOf(services);
  const remove = (tx: Queries) => removeFormerOf(tx, store, media_id, services.clock.now());
  return services.database.transaction(remove, { deadline: storeDeadline });
}
