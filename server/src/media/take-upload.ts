import type { MediaFile } from '@portal/domain/hive';
import { countAudits } from '../audit/record-audit.ts';
import type { Author } from '../calls/author.ts';
import { mediaMessages } from '../messages/media.ts';
import type { Services } from '../services.ts';
import { mediaRefused } from './media-refusal.ts';
import { prepareFile } from './prepare.ts';
import { scanForViruses } from './scan.ts';
import { storeNew, storeReplacement } from './store-upload.ts';

/** Uploads of one user within an hour. */
const mostUploads = 300;
const hour = 3_600_000;

export interface WantedUpload extends Author {
  readonly name: string;
  readonly folder: string;
  /** The file to replace. */
  readonly replace?: number | undefined;
}

/**
 * HIVE-13: adds an uploaded file to the library, or puts it in the place of one. `receive` reads its bytes, unless the user has uploaded too
 * many within an hour. Throws a refusal in that case, and if the file is infected, damaged or of a kind that browsers cannot show.
 */
export async function takeUpload(
  services: Pick<Services, 'database' | 'clock' | 'config'>,
  { replace, ...wanted }: WantedUpload,
  receive: () => Promise<Uint8Array>,
): Promise<MediaFile> {
  const { database, clock, config } = services;
  const since = new Date(clock.now().getTime() - hour).toISOString();
  const { userId } = wanted.caller;
  const added = await countAudits(database, userId, 'media_upload', since);
  const replaced = await countAudits(database, userId, 'media_replace', since);
  if (added + replaced >= mostUploads) {
    throw mediaRefused('too_many_uploads', mediaMessages.tooMany(mostUploads), 429);
  }
  const bytes = await receive();
  await scanForViruses(bytes, config);
  const upload = { ...wanted, file: await prepareFile(bytes) };
  return replace === undefined ? storeNew(upload, services) : storeReplacement(replace, upload, services);
}
