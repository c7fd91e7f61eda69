import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const documentationExternal = defineCall({
  name: 'documentation/external',
  access: 'signed_in',
  summary: 'This API as an OpenAPI 3.1 document, generated from the schemas that the server enforces (DOC-01).',
  request: z.object({}),
  reply: z.object({ openapi: z.record(z.string(), z.unknown()) }),
});
