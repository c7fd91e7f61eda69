import type { MediaFile } from '@portal/domain/hive';
import { recordAudit } from '../audit/record-audit.ts';
import { Refusal } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { mediaMessages } from '../messages/media.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { changingFile, needsRightToShow, storeDeadline } from './changing-file.ts';
import { exchangeContent, removeUnused } from './former-files.ts';
import { readMediaFile } from './media-files.ts';
import { mediaRefused } from './media-refusal.ts';
import { mediaStoreOf } from './media-store.ts';
import type { PreparedFile } from './prepare.ts';
import { takeUploadLeft } from './upload-limit.ts';

interface Upload {
  readonly caller: Caller;
  readonly requestId: string;
  readonly name: string;
  readonly folder: string;
  readonly alt?: string;
  readonly file: PreparedFile;
}

const widthsOf = ({ blobs }: PreparedFile) => blobs.map(({ width }) => width).filter((width) => width > 0);
const bytesOf = ({ blobs }: PreparedFile) => blobs.at(-1)?.bytes.length ?? 0;
const isPicture = ({ type }: { readonly type: string }) => type.startsWith('image/');

async function insert(tx: Transaction, { caller, name, folder, alt = '', file }: Upload, now: Date): Promise<number> {
  const [row] = await tx.query<Pick<Tables['media_file'], 'media_id'>>(sql`
    INSERT INTO media_file (name, folder, type, version, width, height, widths, bytes, alt, added, added_by)
    VALUES (${name}, ${folder}, ${file.type}, ${file.version}, ${file.width}, ${file.height}, ${widthsOf(file)}, ${bytesOf(file)},
      ${alt}, ${now.toISOString()}, ${caller.username})
    RETURNING media_id`);
  return row?.media_id ?? 0;
}

/** The same content under the same name in the same folder. */
async function sameFile(tx: Transaction, { name, folder, file }: Upload): Promise<MediaFile | null> {
  const [row] = await tx.query<Pick<Tables['media_file'], 'media_id'>>(sql`
    SELECT media_id FROM media_file WHERE name = ${name} AND folder = ${folder} AND version = ${file.version} LIMIT 1`);
  return row ? readMediaFile(tx, row.media_id) : null;
}

/**
 * Removes what a refused upload left in a bucket, which does not roll back, and throws the error again. After another error the
 * file may be in the database, so its bytes stay.
 */
async function afterRefusal(error: unknown, remove: () => Promise<unknown>): Promise<never> {
  // The refusal counts for the user, even if the bucket cannot be reached.
  if (error instanceof Refusal) await remove().catch(() => {});
  throw error;
}

/** Adds a file to the library, once: a browser that was closed before the response arrived sends the file again. */
export function storeNew(
  upload: Upload,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<MediaFile> {
  const now = clock.now();
  const media = mediaStoreOf({ config });
  let stored: number | null = null;
  const store = async (tx: Transaction) => {
    const same = await sameFile(tx, upload);
    if (same) return same;
    const media_id = await insert(tx, upload, now);
    stored = media_id;
    await media.put(tx, media_id, upload.file);
    await takeUploadLeft(tx, upload.caller.userId, now);
    await recordAudit(tx, upload.caller, upload, now, {
      what: 'media_upload',
      result: 'ok',
      detail: { media_id, name: upload.name },
    });
    return readMediaFile(tx, media_id);
  };
  return database
    .transaction(store, { deadline: storeDeadline })
    .catch((error) => afterRefusal(error, async () => stored !== null && media.removeOthers(database, stored, [])));
}

/**
 * Replaces a file with another on all pages. Number, name, folder, alt text and focal point stay; the former file can be put back for
 * 30 days.
 */
export function storeReplacement(
  media_id: number,
  upload: Upload,
  services: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<MediaFile> {
  const { file } = upload;
  return changingFile(media_id, { ...upload, what: 'media_replace' }, services, async (tx, old) => {
    needsRightToShow(upload.caller, old);
    if (isPicture(old) !== isPicture(file)) throw mediaRefused('other_kind', mediaMessages.replaceKind);
    const content = { ...file, widths: widthsOf(file), bytes: bytesOf(file) };
    await exchangeContent(tx, media_id, content, upload.caller, services.clock.now());
    await mediaStoreOf(services).put(tx, media_id, file);
    await takeUploadLeft(tx, upload.caller.userId, services.clock.now());
    return readMediaFile(tx, media_id);
  }).catch((error) => afterRefusal(error, () => removeUnused(media_id, services)));
}
