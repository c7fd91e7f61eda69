import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { BackupError, restoreBackup } from '../backup/read-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { operateMessages } from '../messages/operate.ts';
import { type OwnCommand, storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const usage = 'FILE';

export const backupCommand = storeCommand({
  name: 'backup',
  usage,
  summary: operateMessages.backup.summary,
  input: z.object({ file: z.string().min(1) }),
  async read(words) {
    const { positionals } = readOptions(words, {}, `backup ${usage}`);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError(operateMessages.usage(`backup ${usage}`));
    if (existsSync(file)) throw new UsageError(operateMessages.backup.fileExists(file));
    // A running server may execute the command in another working directory.
    return { file: resolve(file) };
  },
  async work({ file }, { database, clock, say }) {
    const began = Date.now();
    const { tables, rows } = await writeBackup(database, file, clock);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(operateMessages.backup.done({ rows, tables, file, seconds }));
  },
});

export const restoreCommand: OwnCommand = {
  kind: 'own',
  name: 'restore',
  usage,
  summary: operateMessages.restore.summary,
  async run(words, { environment, say }) {
    const { positionals } = readOptions(words, {}, `restore ${usage}`);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError(operateMessages.usage(`restore ${usage}`));
    const database = await openDatabase(readConfig(environment));
    try {
      const began = Date.now();
      const { rows } = await restoreBackup(database, file);
      say(operateMessages.restore.done(rows, ((Date.now() - began) / 1000).toFixed(1)));
    } catch (error) {
      throw error instanceof BackupError ? new UsageError(error.message) : error;
    } finally {
      await database.close();
    }
  },
};
