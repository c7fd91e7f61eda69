import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { csvText } from '@portal/domain/csv';
import { templateFiles } from '@portal/feeds/documents';
import { operateMessages } from '../messages/operate.ts';
import { type OwnCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const usage = 'FOLDER';

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

export const feedTemplates: OwnCommand = {
  kind: 'own',
  name: 'feed templates',
  usage,
  summary: operateMessages.feedTemplates.summary,
  async run(words, { say }) {
    const { positionals } = readOptions(words, {}, `feed templates ${usage}`);
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new UsageError(operateMessages.usage(`feed templates ${usage}`));
    const files = templateFiles(csvText);
    for (const [name, text] of files) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text, { flag: 'wx' }).catch((error: unknown) => {
        throw isThere(error) ? new UsageError(operateMessages.feedTemplates.folderExists(path)) : error;
      });
    }
    say(operateMessages.feedTemplates.done(files.size, folder));
  },
};
