import { z } from 'zod';

/**
 * A backup is gzipped text, one JSON value per line: a header; for each table a line with name and columns, then its rows as the
 * database writes them; a footer with the row count of each table, which proves that the file is complete. The format is the same for
 * both kinds of database.
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

/** Prefix of row lines. It distinguishes them from other lines without parsing their JSON. */
export const rowPrefix = ' ';
