import { z } from 'zod/mini';
import { base64Of } from '../data/upload.ts';

export const feedName = z.string().check(z.maxLength(40));

/** Also the beginning of its files' names. */
export const sourceName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

const column = z.string().check(z.minLength(1), z.maxLength(60));
const text = z.string().check(z.maxLength(500));

/** A feed's entry of a mapping file. The server also checks its columns. */
export const feedMapping = z.strictObject({
  delimiter: z.optional(z.string().check(z.length(1))),
  encoding: z.optional(z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])),
  decimal: z.optional(z.enum(['.', ','])),
  thousands: z.optional(z.string().check(z.maxLength(1))),
  date: z.optional(z.string().check(z.maxLength(20))),
  header_line: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
  columns: z.record(column, text),
  constants: z.record(column, text),
  values: z.record(column, z.record(text, text)),
  multiply: z.record(column, z.number().check(z.positive())),
  leave_out: z.optional(z.record(column, z.readonly(z.array(text).check(z.maxLength(200))))),
});

/** A file of up to `largest` bytes as sent. */
export const sentFile = (largest: number) =>
  z.object({
    name: z.string().check(z.regex(/^[^./\\][^/\\]{0,199}$/)),
    /** Whether the content was packed with gzip for sending; the file itself is unpacked. */
    is_packed: z.boolean(),
    content_base64: z.string().check(z.maxLength(base64Of(largest)), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  });
