import type { Handler } from '../calls/handler.ts';
import { makeOpenapi } from './openapi.ts';

/** Built on the first request: the contract does not change while the process runs. */
let made: ReturnType<typeof makeOpenapi> | null = null;

/** DOC-01: the OpenAPI description of all calls. */
export const documentationExternal: Handler<'documentationExternal'> = async () => {
  made ??= makeOpenapi();
  return { data: { openapi: { ...made } } };
};
