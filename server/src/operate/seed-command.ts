import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { operateMessages } from '../messages/operate.ts';
import { seed } from '../seed.ts';
import { type OwnCommand, UsageError } from './command.ts';
import { readOnlyOptions } from './options.ts';

const usage = '[--parts N]';

export const seedCommand: OwnCommand = {
  kind: 'own',
  name: 'seed',
  usage,
  summary: operateMessages.seed.summary,
  async run(words, { environment, say }) {
    const values = readOnlyOptions(words, { parts: { type: 'string' } }, `seed ${usage}`);
    const config = readConfig({
      ...environment,
      ...(values.parts === undefined ? {} : { PORTAL_DEMO_PARTS: values.parts }),
    });
    if (config.production) throw new UsageError(operateMessages.seed.production);
    const database = await openDatabase(config);
    try {
      await migrate(database);
      const filled = await seed(database, config, say);
      if (!filled) say(operateMessages.seed.notEmpty);
    } finally {
      await database.close();
    }
  },
};
