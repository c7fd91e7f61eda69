import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { deleteMedia, putMediaBack, updateMedia } from './change-media.ts';
import { croppedCopy } from './cropped-copy.ts';
import { readFormerFiles } from './former-files.ts';
import { readMediaFiles } from './media-files.ts';

export const mediaCrop: Handler<'mediaCrop'> = async ({ data, caller, requestId }, services) => ({
  data: { file: await croppedCopy(data, { caller: signedIn(caller), requestId }, services) },
});

export const mediaDelete: Handler<'mediaDelete'> = async ({ data, requestId, caller }, services) => {
  await deleteMedia(services, { caller: signedIn(caller), requestId }, data.media_id);
  return { data: {} };
};

export const mediaGetFiles: Handler<'mediaGetFiles'> = async (_, { database }) => ({
  data: { files: await readMediaFiles(database) },
});

export const mediaGetFormer: Handler<'mediaGetFormer'> = async ({ data }, services) => ({
  data: { former: await readFormerFiles(services, data.media_id, services.clock.now()) },
});

export const mediaPutBack: Handler<'mediaPutBack'> = async ({ data, requestId, caller }, services) => ({
  data: { file: await putMediaBack(services, { caller: signedIn(caller), requestId }, data) },
});

export const mediaUpdate: Handler<'mediaUpdate'> = async ({ data, requestId, caller }, services) => ({
  data: { file: await updateMedia(services, { caller: signedIn(caller), requestId }, data) },
});
