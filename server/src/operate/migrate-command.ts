import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { operateMessages } from '../messages/operate.ts';
import type { OwnCommand } from './command.ts';
import { readOnlyOptions } from './options.ts';

export const migrateCommand: OwnCommand = {
  kind: 'own',
  name: 'migrate',
  usage: '',
  summary: operateMessages.migrate.summary,
  async run(words, { environment, say }) {
    readOnlyOptions(words, {}, 'migrate');
    const database = await openDatabase(readConfig(environment));
    try {
      const ran = await migrate(database);
      for (const name of ran) say(operateMessages.migrate.ran(name));
      say(ran.length === 0 ? operateMessages.migrate.upToDate : operateMessages.migrate.done(ran.length));
    } finally {
      await database.close();
    }
  },
};
