import { migrationNames } from '../db/migrate.ts';
import { operateMessages } from '../messages/operate.ts';
import { servedBuild } from '../web/build-number.ts';
import type { OwnCommand } from './command.ts';
import { readOptions } from './options.ts';

/** Opens no database, so that it works even when the portal does not start. */
export const versionCommand: OwnCommand = {
  kind: 'own',
  name: 'version',
  usage: '',
  summary: operateMessages.version.summary,
  async run(words, terminal) {
    readOptions(words, {}, 'version');
    const schema = migrationNames.at(-1) ?? '';
    const lines = operateMessages.version.lines({ build: await servedBuild(), schema, node: process.version });
    for (const line of lines) terminal.say(line);
  },
};
