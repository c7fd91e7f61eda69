import { z } from 'zod';

/**
 * A backup is gzipped text, one JSON value a line: a header; for each table its name and columns, then its rows as the store writes
 * them; a footer with the count of each table, without which the file is cut off. It does not tell the two kinds of store apart.
 */
export const backupHeader = z.object({
  format: z.literal('portal-backup'),
  version: z.literal(1),
  made: z.string(),
  migrations: z.array(z.string()).min(1),
});
export type BackupHeader = z.infer<typeof backupHeader>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export const footerLine = z.object({ rows: z.record(z.string(), z.number()) });

/** A row begins with it, so that none is taken for another line and none is read before the store does. */
export const rowMark = ' ';
