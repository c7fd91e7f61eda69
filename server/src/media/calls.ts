import type { Handler } from '../calls/handler.ts';
import { mediaMessages } from '../messages/media.ts';
import { signedIn } from '../session/access.ts';
import { changingFile, needsRightToShow } from './changing-file.ts';
import { croppedCopy } from './cropped-copy.ts';
import { exchangeContent, readFormerFiles, readFormerRows } from './former-files.ts';
import { deleteMediaFile, readMediaFile, readMediaFiles, updateMediaFile } from './media-files.ts';
import { mediaRefused } from './media-refusal.ts';
import { mediaStoreOf } from './media-store.ts';

export const mediaCrop: Handler<'mediaCrop'> = async ({ data, caller, requestId }, services) => ({
  data: { file: await croppedCopy(data, { caller: signedIn(caller), requestId }, services) },
});

export const mediaDelete: Handler<'mediaDelete'> = async ({ data, requestId, ...request }, services) => {
  const caller = signedIn(request.caller);
  const deleted = await changingFile(
    data.media_id,
    { caller, requestId, what: 'media_delete' },
    services,
    async (tx, { uses }) => {
      if (uses.length > 0) {
        throw mediaRefused('media_in_use', mediaMessages.inUse(uses.map((use) => use.label).join(', ')));
      }
      await deleteMediaFile(tx, data.media_id);
      return { data: {} };
    },
  );
  await mediaStoreOf(services).removeOthers(services.database, data.media_id, []);
  return deleted;
};

export const mediaGetFiles: Handler<'mediaGetFiles'> = async (_, { database }) => ({
  data: { files: await readMediaFiles(database) },
});

export const mediaGetFormer: Handler<'mediaGetFormer'> = async ({ data }, services) => ({
  data: { former: await readFormerFiles(services, data.media_id, services.clock.now()) },
});

export const mediaPutBack: Handler<'mediaPutBack'> = ({ data, requestId, ...request }, services) => {
  const { media_id, version } = data;
  const caller = signedIn(request.caller);
  const now = services.clock.now();
  return changingFile(media_id, { caller, requestId, what: 'media_put_back' }, services, async (tx, file) => {
    needsRightToShow(caller, file);
    const [former] = await readFormerRows(tx, media_id, now, version);
    if (!former) throw mediaRefused('media_not_found', mediaMessages.formerGone);
    await exchangeContent(tx, media_id, former, caller, now);
    return { data: { file: await readMediaFile(tx, media_id) } };
  });
};

export const mediaUpdate: Handler<'mediaUpdate'> = ({ data, requestId, ...request }, services) => {
  const caller = signedIn(request.caller);
  return changingFile(data.media_id, { caller, requestId, what: 'media_update' }, services, async (tx, file) => {
    if (data.alt !== undefined || data.focus) needsRightToShow(caller, file);
    await updateMediaFile(tx, data);
    return { data: { file: await readMediaFile(tx, data.media_id) } };
  });
};
