import { BackupError, restoreBackup } from '../backup/read-backup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { operateMessages } from '../messages/operate.ts';
import { type OwnCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const usage = 'FILE';

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
