import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { BackupSchedule } from './schedule.ts';
import { writeBackup } from './write-backup.ts';

const scheduled = /^portal-\d{4}-\d{2}-\d{2}T\d{6}Z\.gz(\.age)?$/;

/** `portal-2026-11-23T101500Z.gz`, with `.age` if it is encrypted. Names sort by time. */
function nameOf(made: Date, isEncrypted: boolean): string {
  const time = made
    .toISOString()
    .replace(/:/g, '')
    .replace(/\.\d+Z$/, 'Z');
  return `portal-${time}.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * Writes a backup into the schedule's folder, then deletes the oldest ones, so that `keep` remain. Other files there stay. If the backup
 * fails, nothing is deleted.
 */
export async function makeScheduledBackup(
  database: Database,
  clock: Clock,
  { folder, keep, recipients }: BackupSchedule,
): Promise<void> {
  const file = join(folder, nameOf(clock.now(), recipients.length > 0));
  await writeBackup(database, file, clock, recipients);
  const names = (await readdir(folder)).filter((name) => scheduled.test(name)).sort();
  for (const name of names.slice(0, -keep)) await rm(join(folder, name));
}
