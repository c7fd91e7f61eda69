import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { certificateNumbers } from '../fields.ts';

export const downloadCertificates = defineCall({
  name: 'download-certificates',
  access: 'anyone',
  summary: 'Test certificates as one PDF, one page each (CERT-01). The request is refused if any number is unknown.',
  request: z.object({ certificate_nos: certificateNumbers }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
