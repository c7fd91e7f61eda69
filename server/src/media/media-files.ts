import type { calls, RequestOf } from '@portal/domain/contract';
import { type HiveResource, type MediaFile, type MediaUse, pageLabel } from '@portal/domain/hive';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { mediaMessages } from '../messages/media.ts';
import { mediaRefused } from './media-refusal.ts';

type Queries = Pick<Transaction, 'query'>;
type Row = Tables['media_file'];

const endings: Readonly<Record<Row['type'], string>> = {
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** The fields that make up the address of a file. */
export type ServedFile = Pick<Row, 'media_id' | 'version' | 'type' | 'widths'>;

/** The address of a stored file; of a picture the widest. */
export const mediaPath = ({ media_id, version, type, widths }: ServedFile) =>
  `/media/${media_id}/${version}/${widths.at(-1) ?? 0}.${endings[type]}`;

const pictureOf = ({ type, width, height, widths, focus_x, focus_y, alt }: Row) =>
  type === 'application/pdf' ? null : { width, height, widths, focus: [focus_x, focus_y] as const, alt };

function fileOf(row: Row, uses: readonly MediaUse[]): MediaFile {
  const { media_id, name, folder, type, bytes, added, added_by } = row;
  return { media_id, name, folder, type, bytes, path: mediaPath(row), picture: pictureOf(row), added, added_by, uses };
}

const readRows = (db: Queries, only: number | null) =>
  db.query<Row>(sql`
    SELECT media_id, name, folder, type, version, width, height, widths, bytes, alt, focus_x, focus_y, added, added_by
    FROM media_file WHERE ${only}::int IS NULL OR media_id = ${only}::int ORDER BY added DESC, media_id DESC`);

/** The current version of a file; undefined if there is none. */
export async function readServedFile(db: Queries, media_id: number): Promise<ServedFile | undefined> {
  const [row] = await db.query<ServedFile>(sql`
    SELECT media_id, version, type, widths FROM media_file WHERE media_id = ${media_id}`);
  return row;
}

interface UseRow extends Pick<Tables['hive_page'], 'page_id' | 'description'> {
  readonly media_id: number;
  readonly uri_path: string;
  readonly live: boolean;
}

/**
 * The pages that use files, including by a synced section, by the number of the file. Deleted pages count while they can be restored, because their pictures
 * must still exist then.
 */
async function readUses(db: Queries, only: number | null): Promise<ReadonlyMap<number, readonly MediaUse[]>> {
  const rows = await db.query<UseRow>(sql`
    SELECT used.media_id, p.page_id, p.description,
      coalesce((SELECT a.path FROM hive_address a WHERE a.page_id = p.page_id AND a.own LIMIT 1), '') AS uri_path,
      bool_or(d.published AND p.active AND p.deleted IS NULL) AS live
    FROM hive_component c
    JOIN hive_draft d ON d.draft_id = c.draft_id AND d.deleted IS NULL
    JOIN hive_page p ON p.page_id = d.page_id
    CROSS JOIN LATERAL (
      SELECT DISTINCT found[1]::int AS media_id FROM regexp_matches(
        c.settings::text || coalesce((SELECT s.parts::text FROM hive_section s
          WHERE c.name = 'section' AND s.section_id::text = c.settings->>'section'), ''),
        '\\y(9\\d{8})\\y', 'g') AS found
    ) AS used
    WHERE ${only}::int IS NULL OR used.media_id = ${only}::int
    GROUP BY used.media_id, p.page_id, p.description ORDER BY p.page_id`);
  const uses = new Map<number, MediaUse[]>();
  for (const { media_id, page_id, description, uri_path, live } of rows) {
    uses.set(media_id, [...(uses.get(media_id) ?? []), { page_id, label: pageLabel({ description, uri_path }), live }]);
  }
  return uses;
}

export async function readMediaFiles(db: Queries): Promise<readonly MediaFile[]> {
  const [rows, uses] = await Promise.all([readRows(db, null), readUses(db, null)]);
  return rows.map((row) => fileOf(row, uses.get(row.media_id) ?? []));
}

/** One file of the library. Throws a refusal if it is not there. */
export async function readMediaFile(db: Queries, media_id: number): Promise<MediaFile> {
  const [row] = await readRows(db, media_id);
  if (!row) throw mediaRefused('media_not_found', mediaMessages.gone);
  return fileOf(row, (await readUses(db, media_id)).get(media_id) ?? []);
}

/** The files of the library as resources of pages. */
export async function readMediaResources(db: Queries): Promise<readonly HiveResource[]> {
  const rows = await readRows(db, null);
  return rows.map((row) => {
    const picture = pictureOf(row);
    const resource = { resource_id: String(row.media_id), domain_id: 'portal', title: row.name, path: mediaPath(row) };
    return picture ? { ...resource, kind: 'picture', picture } : { ...resource, kind: 'document' };
  });
}

/** Changes the given fields of a file. */
export async function updateMediaFile(db: Queries, change: RequestOf<(typeof calls)['mediaUpdate']>): Promise<void> {
  const { media_id, name = null, folder = null, alt = null, focus } = change;
  const [x, y] = focus ?? [null, null];
  await db.query(sql`
    UPDATE media_file SET name = coalesce(${name}, name), folder = coalesce(${folder}, folder), alt = coalesce(${alt}, alt),
      focus_x = coalesce(${x}::int, focus_x), focus_y = coalesce(${y}::int, focus_y)
    WHERE media_id = ${media_id}`);
}

export async function deleteMediaFile(db: Queries, media_id: number): Promise<void> {
  await db.query(sql`DELETE FROM media_file WHERE media_id = ${media_id}`);
}
