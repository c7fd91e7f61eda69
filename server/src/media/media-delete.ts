import type { Handler } from '../calls/handler.ts';
import { mediaMessages } from '../messages/media.ts';
import { signedIn } from '../session/access.ts';
import { changingFile } from './changing-file.ts';
import { deleteMediaFile } from './media-files.ts';
import { mediaRefused } from './media-refusal.ts';
import { mediaStoreOf } from './media-store.ts';

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
  await mediaStoreOf(services).removeOthers(services.database, data.media_id, null);
  return deleted;
};
