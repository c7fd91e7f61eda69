import type { Handler } from '../calls/handler.ts';
import { makeOpenapi } from './openapi.ts';

/** Made when it is first asked for: the contract does not change while the process runs. */
let made: ReturnType<typeof makeOpenapi> | null = null;

/** DOC-01 */
export const documentationExternal: Handler<'documentationExternal'> = async () => {
  made ??= makeOpenapi();
  return { data: { openapi: { ...made } } };
};
