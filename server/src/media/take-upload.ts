import type { MediaFile } from '@portal/domain/hive';
import type { Author } from '../calls/author.ts';
import type { Services } from '../services.ts';
import { prepareFile } from './prepare.ts';
import { scanForViruses } from './scan.ts';
import { storeNew, storeReplacement } from './store-upload.ts';
import { needsUploadLeft } from './upload-limit.ts';

export interface WantedUpload extends Author {
  readonly name: string;
  readonly folder: string;
  /** The file to replace. */
  readonly replace?: number | undefined;
}

/**
 * HIVE-13: adds an uploaded file to the library, or replaces one with it. `receive` reads its bytes, unless the user has uploaded too
 * many within an hour. Throws a refusal in that case, and if the file is infected, damaged or of a kind that browsers cannot show.
 */
export async function takeUpload(
  services: Pick<Services, 'database' | 'clock' | 'config'>,
  { replace, ...wanted }: WantedUpload,
  receive: () => Promise<Uint8Array>,
): Promise<MediaFile> {
  const { database, clock, config } = services;
  await needsUploadLeft(database, wanted.caller.userId, clock.now());
  const bytes = await receive();
  await scanForViruses(bytes, config);
  const upload = { ...wanted, file: await prepareFile(bytes) };
  return replace === undefined ? storeNew(upload, services) : storeReplacement(replace, upload, services);
}
