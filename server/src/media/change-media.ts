import type { CallRequest } from '@portal/domain/contract';
import type { MediaFile } from '@portal/domain/hive';
import type { Author } from '../calls/author.ts';
import { mediaMessages } from '../messages/media.ts';
import type { Services } from '../services.ts';
import { changingFile, needsRightToShow } from './changing-file.ts';
import { exchangeContent, readFormerRows } from './former-files.ts';
import { deleteMediaFile, readMediaFile, updateMediaFile } from './media-files.ts';
import { mediaRefused } from './media-refusal.ts';
import { mediaStoreOf } from './media-store.ts';

/** Deletes a file and its content. Throws a refusal that names the pages if any show it. */
export async function deleteMedia(services: Services, by: Author, media_id: number): Promise<void> {
  await changingFile(media_id, { ...by, what: 'media_delete' }, services, async (tx, { uses }) => {
    if (uses.length > 0) {
      throw mediaRefused('media_in_use', mediaMessages.inUse(uses.map((use) => use.label).join(', ')));
    }
    await deleteMediaFile(tx, media_id);
  });
  await mediaStoreOf(services).removeOthers(services.database, media_id, []);
}

/**
 * Puts a former version of a file back and returns the file. Throws a refusal if the version is gone, or if a live page shows the file and
 * the caller may not publish.
 */
export function putMediaBack(
  services: Services,
  by: Author,
  { media_id, version }: CallRequest<'media/put-back'>,
): Promise<MediaFile> {
  const now = services.clock.now();
  return changingFile(media_id, { ...by, what: 'media_put_back' }, services, async (tx, file) => {
    needsRightToShow(by.caller, file);
    const [former] = await readFormerRows(tx, media_id, now, version);
    if (!former) throw mediaRefused('media_not_found', mediaMessages.formerGone);
    await exchangeContent(tx, media_id, former, by.caller, now);
    return readMediaFile(tx, media_id);
  });
}

/**
 * Changes the details of a file and returns it. Throws a refusal if visitors would see the change, the file is on a live page, and the
 * caller may not publish.
 */
export const updateMedia = (services: Services, by: Author, wanted: CallRequest<'media/update'>): Promise<MediaFile> =>
  changingFile(wanted.media_id, { ...by, what: 'media_update' }, services, async (tx, file) => {
    if (wanted.alt !== undefined || wanted.focus) needsRightToShow(by.caller, file);
    await updateMediaFile(tx, wanted);
    return readMediaFile(tx, wanted.media_id);
  });
