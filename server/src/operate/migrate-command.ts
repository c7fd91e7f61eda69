import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { OwnCommand } from './command.ts';
import { readOptions } from './options.ts';

export const migrateCommand: OwnCommand = {
  kind: 'own',
  name: 'migrate',
  usage: '',
  summary: 'migrates the database to the newest schema; `serve` does this too',
  async run(words, { environment, say }) {
    readOptions(words, {}, 'migrate');
    const database = await openDatabase(readConfig(environment));
    try {
      const ran = await migrate(database);
      for (const name of ran) say(`Ran ${name}`);
      say(ran.length === 0 ? 'The database is up to date.' : `${ran.length} migrations done.`);
    } finally {
      await database.close();
    }
  },
};
