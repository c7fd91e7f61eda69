import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import { formerMigrations } from '../db/former-migrations.ts';
import { databaseOn, memoryDatabase } from '../db/memory-store.fixture.ts';
import { doneMigrations, migrationNames } from '../db/migrate.ts';
import { scalarParsers } from '../db/parsers.ts';
import { backupMessages } from '../messages/backup.ts';
import { restoreBackup } from './read-backup.ts';
import { makeScheduledBackup } from './scheduled-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const file = join(folder, 'a.gz');
let from: Database;
const empty = async () => databaseOn(await PGlite.create({ parsers: scalarParsers }));

/** Text with characters that are hard to export. The rows below also have bytes, arrays, long numbers and microseconds. */
const nasty = 'line\nbreak "quoted" \\ {brace} ü 🙂 \u2028';
beforeAll(async () => {
  from = await memoryDatabase();
  await from.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  await from.query(sql`INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
    VALUES ('KES014', 'KES014', ${nasty}, 'X', 'NSW', '2000', 'S1', '40')`);
  await from.query(sql`INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type, primary_accode)
    VALUES ('u1', 'moira', 'Moira', 'Tan', 'm@example.com', 'customer', 'KES014')`);
  // A trigger raises a counter in `setting`, which the backup contains too.
  await from.query(sql`INSERT INTO hive_article VALUES ('a', 'Technical', 'home', 'A', '', '', '2026-11-20')`);
  await from.query(
    sql`INSERT INTO part VALUES ('A', 0, '', '', '', '', '', '', '', '', '', 100, 'B', 1, 1, 1, 1, 100, false, null, false, '{}')`,
  );
  await from.query(
    sql`INSERT INTO price VALUES ('A', null, 'standard', 1, 12.30), ('A', 'KES014', 'quote', 100, 9999999999.99)`,
  );
  await from.query(sql`INSERT INTO stock VALUES ('A', ${[1, 100]}, '{2026-11-20,NULL}')`);
  await from.query(sql`INSERT INTO idempotency_key VALUES
    ('u1', 'k', ${new Uint8Array([0, 255, 10])}, '{"n": 12345678901234567890.10}', '2026-11-20T08:00:00.123456Z')`);
  await from.query(
    sql`INSERT INTO audit_log (at, what, result, request_id) VALUES ('2026-11-20T08:00:00Z', 'x', 'ok', 'r')`,
  );
  await from.query(sql`INSERT INTO session (session_id, user_id, real_user_id, started, last_used, expires)
    VALUES ('s', 'u1', 'u1', now(), now(), now())`);
  await from.query(sql`INSERT INTO outbox_message (topic, payload, made) VALUES ('order.cancelled', '{}', now())`);
  await writeBackup(from, file, systemClock);
});
afterAll(async () => {
  await from.close();
  rmSync(folder, { recursive: true });
});

const asText = (db: Database, table: string) =>
  db.query({ text: `SELECT row_to_json(t)::text AS row FROM ${table} t ORDER BY 1`, values: [] });

test('restoring into an empty database reproduces every row exactly, and identity columns continue', async () => {
  const to = await empty();
  const { rows } = await restoreBackup(to, file);
  expect(rows).toBeGreaterThan(4);
  for (const table of ['account', 'portal_user', 'price', 'stock', 'idempotency_key', 'audit_log', 'setting']) {
    expect(await asText(to, table), table).toEqual(await asText(from, table));
  }
  expect(await asText(to, 'session')).toEqual([]);
  const [next] = await to.query<{ audit_id: string }>(sql`
    INSERT INTO audit_log (at, what, result, request_id) VALUES (now(), 'y', 'ok', 'r') RETURNING audit_id`);
  expect(next?.audit_id).toBe('2');
  // The foreign keys are back.
  await expect(to.query(sql`INSERT INTO user_account (user_id, accode) VALUES ('u1', 'NONE')`)).rejects.toThrow(
    /foreign key/,
  );
  await to.close();
});

// Creates four databases and restores more than one batch, which can take over a minute on a busy machine.
test('files of the library are restored whole, and their numbers begin where they did', async () => {
  const store = await memoryDatabase();
  await store.query(sql`INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type)
    VALUES ('u1', 'moira', 'Moira', 'Tan', 'm@example.com', 'mktg')`);
  const before = join(folder, 'before.gz');
  await writeBackup(store, before, systemClock);
  const bytes = randomBytes(2_000_000);
  const insert = (db: Database) =>
    db.query<{ media_id: number }>(sql`
      INSERT INTO media_file (name, type, version, width, height, widths, bytes, added, added_by)
      VALUES ('a.pdf', 'application/pdf', 'a', 0, 0, '{}', 2000000, now(), 'moira') RETURNING media_id`);
  const [file] = await insert(store);
  for (let width = 0; width < 5; width += 1) {
    await store.query(sql`INSERT INTO media_blob VALUES (${file?.media_id}, 'a', ${width}, ${new Uint8Array(bytes)})`);
  }
  const after = join(folder, 'after.gz');
  await writeBackup(store, after, systemClock);
  await store.close();

  const unused = await empty();
  await restoreBackup(unused, before);
  expect(await insert(unused)).toEqual([{ media_id: 900_000_001 }]);
  await unused.close();
  const used = await empty();
  await restoreBackup(used, after);
  const [row] = await used.query<{ files: number; same: boolean }>(sql`
    SELECT count(*)::int AS files, bool_and(bytes = ${new Uint8Array(bytes)}) AS same FROM media_blob`);
  expect(row).toEqual({ files: 5, same: true });
  expect(await insert(used)).toEqual([{ media_id: 900_000_002 }]);
  await used.close();
}, 240_000);

/** The backup as it would be if the database had run only `migrations`. */
function backupWith(migrations: readonly string[]): string {
  const [header = '{}', ...lines] = gunzipSync(readFileSync(file)).toString().split('\n');
  const made = join(folder, 'other-schema.gz');
  writeFileSync(made, gzipSync([JSON.stringify({ ...JSON.parse(header), migrations }), ...lines].join('\n')));
  return made;
}

test('restoring a backup of an older schema migrates it to the newest', async () => {
  const to = await empty();
  await restoreBackup(to, backupWith(['0001_baseline', ...formerMigrations]));
  expect(await doneMigrations(to)).toEqual(migrationNames);
  expect(await asText(to, 'portal_user')).toEqual(await asText(from, 'portal_user'));
  // The first migration after the merged ones deletes such messages.
  expect(await asText(from, 'outbox_message')).toHaveLength(1);
  expect(await asText(to, 'outbox_message')).toEqual([]);
  await to.close();
});

test('a backup of a schema that this version cannot migrate is refused, with what to do', async () => {
  const to = await empty();
  const restored = restoreBackup(to, backupWith(['0001_baseline', '0002_tips']));
  await expect(restored).rejects.toThrow(backupMessages.madeInPart('0003_call_counts'));
  expect(await doneMigrations(to)).toEqual([]);
  await to.close();
});

test('a database with data is left unchanged', async () => {
  const before = await asText(from, 'portal_user');
  await expect(restoreBackup(from, file)).rejects.toThrow('not empty');
  expect(await asText(from, 'portal_user')).toEqual(before);
});

test('a truncated, incomplete, newer or foreign file is reported and changes nothing', async () => {
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().split('\n');
  const bad: readonly (readonly [string, Buffer, RegExp])[] = [
    ['cut.gz', whole.subarray(0, whole.length - 40), /cannot be read/],
    ['short.gz', gzipSync(lines.slice(0, -2).join('\n')), /incomplete/],
    ['row.gz', gzipSync(lines.filter((line) => !line.includes('moira')).join('\n')), /incomplete/],
    ['newer.gz', gzipSync((lines[0] ?? '').replace('0001_baseline', '9999_later')), /newer portal: .*9999_later/],
    ['text.txt', Buffer.from('hello'), /cannot be read/],
    ['json.gz', gzipSync('{"a":1}'), /not a portal backup/],
  ];
  const to = await empty();
  for (const [name, bytes, message] of bad) {
    writeFileSync(join(folder, name), bytes);
    await expect(restoreBackup(to, join(folder, name)), name).rejects.toThrow(message);
  }
  await expect(restoreBackup(to, join(folder, 'none.gz'))).rejects.toThrow('cannot be read');
  await restoreBackup(to, file);
  expect(await asText(to, 'portal_user')).toHaveLength(1);
  await to.close();
});

test('a failed backup leaves no partial file', async () => {
  await expect(writeBackup(from, join(folder, 'no/such/folder.gz'), systemClock)).rejects.toThrow('ENOENT');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect((await from.query(sql`SELECT 1`)).length).toBe(1);
});

test('an encrypted backup is restored only with its key', async () => {
  const key = await generateIdentity();
  const encrypted = join(folder, 'b.gz.age');
  await writeBackup(from, encrypted, systemClock, [await identityToRecipient(key)]);
  expect(readFileSync(encrypted).includes('portal-backup')).toBe(false);
  const to = await empty();
  await expect(restoreBackup(to, encrypted)).rejects.toThrow('is encrypted');
  await expect(restoreBackup(to, encrypted, [await generateIdentity()])).rejects.toThrow('for other keys');
  const cut = join(folder, 'cut.gz.age');
  writeFileSync(cut, readFileSync(encrypted).subarray(0, -20));
  await expect(restoreBackup(to, cut, [key])).rejects.toThrow('cannot be read');
  await restoreBackup(to, encrypted, [key]);
  expect(await asText(to, 'account')).toEqual(await asText(from, 'account'));
  await to.close();
});

test('scheduled backups keep the newest files and leave other files alone', async () => {
  const backups = join(folder, 'scheduled');
  mkdirSync(backups);
  let day = 1;
  const clock = { now: () => new Date(Date.UTC(2026, 10, day, 10, 15)) };
  const schedule = { folder: backups, hours: 24, keep: 2, recipients: [] };
  await makeScheduledBackup(from, clock, schedule);
  writeFileSync(join(backups, 'notes.txt'), 'mine');
  for (day = 2; day <= 3; day += 1) await makeScheduledBackup(from, clock, schedule);
  expect(readdirSync(backups)).toEqual(['notes.txt', 'portal-2026-11-02T101500Z.gz', 'portal-2026-11-03T101500Z.gz']);
  // The fourth backup fails because a folder has its file name. A failed backup deletes nothing.
  day = 4;
  mkdirSync(join(backups, 'portal-2026-11-04T101500Z.gz'));
  await expect(makeScheduledBackup(from, clock, schedule)).rejects.toThrow();
  expect(readdirSync(backups)).toContain('portal-2026-11-02T101500Z.gz');
});
