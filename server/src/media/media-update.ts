import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { changingFile, needsRightToShow } from './changing-file.ts';
import { readMediaFile, updateMediaFile } from './media-files.ts';

export const mediaUpdate: Handler<'mediaUpdate'> = ({ data, requestId, ...request }, services) => {
  const caller = signedIn(request.caller);
  return changingFile(data.media_id, { caller, requestId, what: 'media_update' }, services, async (tx, file) => {
    if (data.alt !== undefined || data.focus) needsRightToShow(caller, file);
    await updateMediaFile(tx, data);
    return { data: { file: await readMediaFile(tx, data.media_id) } };
  });
};
