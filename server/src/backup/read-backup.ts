import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Database, sql, type Transaction } from '../db/database.ts';
import { doneMigrations, migrate, migrationNames, missingFormerMigrations } from '../db/migrate.ts';
import { quoted, withoutReferences } from '../db/references.ts';
import { backupMessages } from '../messages/backup.ts';
import { decryptedBy, isEncrypted, signatureLength } from './encryption.ts';
import { type BackupHeader, backupHeader, footerLine, rowPrefix, tableLine } from './format.ts';
import { backupTables, continueIdentities } from './tables.ts';

const deadline = 60 * 60_000;
const batchSize = 1_000;
/** Most characters in a batch, whatever its number of rows. */
const batchLength = 16_000_000;

/** A problem with a backup; the message is for the operator who restores it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

async function startOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The gzipped content of the file, decrypted where it is encrypted. */
async function contentOf(file: string, identities: readonly string[]): Promise<Readable> {
  if (!isEncrypted(await startOf(file))) return createReadStream(file);
  if (identities.length === 0) throw new BackupError(backupMessages.encrypted(file));
  return decryptedBy(identities, createReadStream(file)).catch(() => {
    throw new BackupError(backupMessages.wrongKey(file));
  });
}

async function* linesOf(file: string, identities: readonly string[]): AsyncGenerator<string> {
  const zip = createGunzip();
  let source: Readable | null = null;
  try {
    source = await contentOf(file, identities);
    source.on('error', (error) => zip.destroy(error));
    source.pipe(zip).setEncoding('utf8');
    let rest = '';
    for await (const piece of zip) {
      // Only the new piece is searched: a line may be 40 MB long.
      const [end = '', ...starts] = String(piece).split('\n');
      rest += end;
      for (const start of starts) {
        yield rest;
        rest = start;
      }
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(backupMessages.unreadable(file, error instanceof Error ? error.message : String(error)));
  } finally {
    source?.destroy();
    zip.destroy();
  }
}

function read<Value>(
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } },
  line: string,
) {
  try {
    const parsed = schema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function headerOf(lines: AsyncGenerator<string>): Promise<BackupHeader> {
  const first = await lines.next();
  const header = first.done ? null : read(backupHeader, first.value);
  if (!header) throw new BackupError(backupMessages.notABackup);
  const newer = header.migrations.filter((name) => !migrationNames.includes(name));
  if (newer.length > 0) {
    throw new BackupError(backupMessages.newerPortal(newer.join(', ')));
  }
  const [missing] = missingFormerMigrations(header.migrations);
  if (missing) throw new BackupError(backupMessages.madeInPart(missing));
  return header;
}

/**
 * Restores a backup of either kind of database into an empty one: migrates to the backup's schema, inserts the rows in one
 * transaction, then migrates to the newest schema. Throws a `BackupError` and inserts nothing if the file is incomplete or the
 * database is not empty. An encrypted file needs one of the secret keys of age that it was encrypted for. Returns the number of rows.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  identities: readonly string[] = [],
): Promise<{ readonly rows: number }> {
  const lines = linesOf(file, identities);
  try {
    const header = await headerOf(lines);
    const had = new Set(header.migrations);
    await migrate(database, (name) => had.has(name));
    if ((await doneMigrations(database)).some((name) => !had.has(name))) {
      throw new BackupError(backupMessages.newerDatabase);
    }
    const rows = await database.transaction((tx) => fill(tx, lines), { deadline });
    await migrate(database);
    return { rows };
  } finally {
    await lines.return(undefined);
  }
}

async function fill(tx: Transaction, lines: AsyncGenerator<string>): Promise<number> {
  const taken = await tx.query(sql`
    SELECT 1 FROM portal_user UNION ALL SELECT 1 FROM part UNION ALL SELECT 1 FROM account LIMIT 1`);
  if (taken.length > 0) throw new BackupError(backupMessages.notEmpty);
  const tables = await backupTables(tx);
  // Inserting the parts must not count as changes of the stock list.
  await tx.query(sql`SET LOCAL portal.first_fill = 'on'`);
  const putBack = await withoutReferences(tx);
  // The backup contains the rows that migrations inserted, with later changes.
  for (const { name } of tables) await tx.query({ text: `DELETE FROM ${quoted(name)}`, values: [] });
  const counts: Record<string, number> = {};
  let insert: ((rows: readonly string[]) => Promise<unknown>) | null = null;
  let current = '';
  let waiting: string[] = [];
  let waitingLength = 0;
  let footer: Record<string, number> | null = null;
  const flush = async () => {
    if (waiting.length > 0 && insert) await insert(waiting);
    waiting = [];
    waitingLength = 0;
  };
  for await (const line of lines) {
    if (line.startsWith(rowPrefix)) {
      if (!insert) throw new BackupError(backupMessages.rowBeforeTable);
      waiting.push(line);
      counts[current] = (counts[current] ?? 0) + 1;
      waitingLength += line.length;
      if (waiting.length >= batchSize || waitingLength >= batchLength) await flush();
      continue;
    }
    await flush();
    const table = read(tableLine, line);
    if (!table) {
      footer = read(footerLine, line)?.rows ?? null;
      break;
    }
    if (!tables.some(({ name }) => name === table.table)) {
      throw new BackupError(backupMessages.unknownTable(table.table));
    }
    current = table.table;
    counts[current] = 0;
    insert = inserter(tx, table);
  }
  const same = footer && Object.entries(footer).every(([name, rows]) => counts[name] === rows);
  if (!same) throw new BackupError(backupMessages.incomplete);
  await putBack();
  await continueIdentities(tx);
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0);
}

function inserter(tx: Transaction, { table, columns }: { table: string; columns: readonly string[] }) {
  const names = columns.map(quoted).join(', ');
  const text = `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table)}, $1::text::json)`;
  return (rows: readonly string[]) => tx.query({ text, values: [`[${rows.join(',')}]`] });
}
