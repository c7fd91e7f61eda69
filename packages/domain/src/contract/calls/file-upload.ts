import { z } from 'zod/mini';
import { base64Of } from '../../data/upload.ts';
import { largestListFile } from '../../import/file-kind.ts';
import type { UploadedList } from '../../import/types.ts';
import { defineCall } from '../call.ts';

export const fileUpload = defineCall({
  name: '{product}-file-upload',
  access: 'customer',
  largestBody: base64Of(largestListFile) + 4096,
  summary:
    'Reads a list from a file (IMP-04): a workbook without macros, or text, detected by content. At most 5 MB and 20,000 rows. The file is not stored.',
  request: z.object({
    file_name: z.string().check(z.maxLength(255)),
    content_base64: z.string().check(z.maxLength(base64Of(largestListFile)), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  reply: z.object({ list: z.custom<UploadedList>() }),
});
