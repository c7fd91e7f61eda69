import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { certificateNumbers } from '../fields.ts';

export const downloadCertificates = defineCall({
  name: 'download-certificates',
  access: 'anyone',
  summary: 'Test certificates as one PDF, a page for each (CERT-01). An unknown number refuses the whole request.',
  request: z.object({ certificate_nos: certificateNumbers }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
