import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { croppedCopy } from './cropped-copy.ts';

export const mediaCrop: Handler<'mediaCrop'> = async ({ data, caller, requestId }, services) => ({
  data: { file: await croppedCopy(data, { caller: signedIn(caller), requestId }, services) },
});
