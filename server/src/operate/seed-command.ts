import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seed } from '../seed.ts';
import { type OwnCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const usage = '[--parts N]';

export const seedCommand: OwnCommand = {
  kind: 'own',
  name: 'seed',
  usage,
  summary: 'fills an empty database with the demo supplier; never in production',
  async run(words, { environment, say }) {
    const { values } = readOptions(words, { parts: { type: 'string' } }, `seed ${usage}`);
    const config = readConfig({
      ...environment,
      ...(values.parts === undefined ? {} : { PORTAL_DEMO_PARTS: values.parts }),
    });
    if (config.production) throw new UsageError('Production is never filled with the demo supplier.');
    const database = await openDatabase(config);
    try {
      await migrate(database);
      const filled = await seed(database, config, say);
      if (!filled) say('The database is not empty and stays unchanged.');
    } finally {
      await database.close();
    }
  },
};
