import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../clock.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { doneMigrations } from '../db/migrate.ts';
import { quoted } from '../db/references.ts';
import { encryptedFor } from './encryption.ts';
import { type BackupHeader, rowPrefix } from './format.ts';
import { backupTables, type Table } from './tables.ts';

const deadline = 30 * 60_000;
const batchSize = 1_000;
/** Rows in a batch if they contain files: up to 20 MB each, and twice as long as text. */
const fileBatchSize = 4;

export interface BackupMade {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes a consistent snapshot of the database to a file; on failure there is no file. PostgreSQL keeps serving meanwhile; the
 * embedded database runs one transaction at a time, so edits wait. With recipients (public keys of age) the file is encrypted for them.
 */
export async function writeBackup(
  database: Database,
  file: string,
  clock: Clock,
  recipients: readonly string[] = [],
): Promise<BackupMade> {
  const unfinished = `${file}.part`;
  const zip = createGzip({ level: 6 });
  const content = recipients.length === 0 ? zip : await encryptedFor(recipients, zip);
  const written = pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
  // Prevents an unhandled rejection; errors of the file surface where `written` is awaited below.
  written.catch(() => undefined);
  const write = async (line: string) => {
    // Waits for the file inside the transaction, so that the backup never accumulates in memory.
    if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
  };
  try {
    const made = await database.transaction(
      async (tx) => {
        await tx.query(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
        const header: BackupHeader = {
          format: 'portal-backup',
          version: 1,
          made: clock.now().toISOString(),
          migrations: [...(await doneMigrations(tx))],
        };
        await write(JSON.stringify(header));
        const counts: Record<string, number> = {};
        for (const table of await backupTables(tx)) counts[table.name] = await writeTable(tx, table, write);
        await write(JSON.stringify({ rows: counts }));
        return counts;
      },
      { deadline },
    );
    zip.end();
    await written;
    const handle = await open(unfinished, 'r');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    const all = Object.values(made);
    return { tables: all.length, rows: all.reduce((sum, rows) => sum + rows, 0) };
  } catch (error) {
    zip.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Copies rows as text without parsing them: numbers with more digits than JavaScript supports stay exact. Returns the row count. */
async function writeTable(tx: Transaction, table: Table, write: (line: string) => Promise<void>): Promise<number> {
  await write(JSON.stringify({ table: table.name, columns: table.columns }));
  const columns = table.columns.map(quoted).join(', ');
  await tx.query({
    text: `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS line FROM (SELECT ${columns} FROM ${quoted(table.name)}) r`,
    values: [],
  });
  const size = ['media_blob', 'part_picture'].includes(table.name) ? fileBatchSize : batchSize;
  let count = 0;
  for (;;) {
    const rows = await tx.query<{ line: string }>({ text: `FETCH ${size} FROM backup_rows`, values: [] });
    if (rows.length === 0) break;
    await write(rows.map(({ line }) => rowPrefix + line).join('\n'));
    count += rows.length;
  }
  await tx.query({ text: 'CLOSE backup_rows', values: [] });
  return count;
}
