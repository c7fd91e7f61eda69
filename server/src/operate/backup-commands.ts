import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { checkRecipients, isIdentity, isRecipient } from '../backup/encryption.ts';
import { BackupError, restoreBackup } from '../backup/read-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { backupJob, runJob } from '../jobs.ts';
import { backupMessages } from '../messages/backup.ts';
import { operateMessages } from '../messages/operate.ts';
import { type OwnCommand, storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const backupUsage = 'FILE [--to AGE_KEY …] | backup --schedule';
const restoreUsage = 'FILE [--key FILE]';
const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(1);

export const backupCommand = storeCommand({
  name: 'backup',
  usage: backupUsage,
  summary: operateMessages.backup.summary,
  // Null: the backup of the schedule.
  input: z.object({ file: z.string().min(1).nullable(), recipients: z.array(z.string()) }),
  async read(words) {
    const options = { to: { type: 'string', multiple: true }, schedule: { type: 'boolean' } } as const;
    const { values, positionals } = readOptions(words, options, `backup ${backupUsage}`);
    const { to: recipients = [], schedule = false } = values;
    const [file, ...more] = positionals;
    if (schedule && file === undefined && recipients.length === 0) return { file: null, recipients };
    if (schedule || file === undefined || more.length > 0) {
      throw new UsageError(operateMessages.usage(`backup ${backupUsage}`));
    }
    for (const recipient of recipients) {
      if (!(await isRecipient(recipient))) throw new UsageError(operateMessages.backup.recipient(recipient));
    }
    if (existsSync(file)) throw new UsageError(operateMessages.backup.fileExists(file));
    // A running server may execute the command in another working directory.
    return { file: resolve(file), recipients };
  },
  async work({ file, recipients }, { database, clock, config, say }) {
    const began = Date.now();
    if (file !== null) {
      const made = await writeBackup(database, file, clock, recipients);
      return say(operateMessages.backup.done({ ...made, file, seconds: secondsSince(began) }));
    }
    if (config.backups === null) throw new UsageError(operateMessages.backup.notScheduled);
    await checkRecipients(config.backups.recipients);
    await runJob({ database, clock, config }, backupJob(config.backups));
    say(operateMessages.backup.scheduled(config.backups.folder, secondsSince(began)));
  },
});

/** The secret keys in a file as `age-keygen` writes it: one on each line, lines with # are comments. */
async function readIdentities(file: string): Promise<readonly string[]> {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const areIdentities = (await Promise.all(lines.map(isIdentity))).every(Boolean);
  if (lines.length === 0 || !areIdentities) throw new UsageError(backupMessages.notAKey(file));
  return lines;
}

export const restoreCommand: OwnCommand = {
  kind: 'own',
  name: 'restore',
  usage: restoreUsage,
  summary: operateMessages.restore.summary,
  async run(words, { environment, say }) {
    const { values, positionals } = readOptions(words, { key: { type: 'string' } }, `restore ${restoreUsage}`);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError(operateMessages.usage(`restore ${restoreUsage}`));
    if (values.key !== undefined && !existsSync(values.key)) throw new UsageError(backupMessages.notAKey(values.key));
    const identities = values.key === undefined ? [] : await readIdentities(values.key);
    const database = await openDatabase(readConfig(environment));
    try {
      const began = Date.now();
      const { rows } = await restoreBackup(database, file, identities);
      say(operateMessages.restore.done(rows, secondsSince(began)));
    } catch (error) {
      throw error instanceof BackupError ? new UsageError(error.message) : error;
    } finally {
      await database.close();
    }
  },
};
