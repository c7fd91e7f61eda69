import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { writeBackup } from '../backup/write-backup.ts';
import { storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const usage = 'FILE';

export const backupCommand = storeCommand({
  name: 'backup',
  usage,
  summary: 'writes all that the store holds into a new file, while the portal runs',
  input: z.object({ file: z.string().min(1) }),
  async read(words) {
    const { positionals } = readOptions(words, {}, `backup ${usage}`);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError(`Usage: portal backup ${usage}`);
    if (existsSync(file)) throw new UsageError(`${file} is there already: nothing is written over.`);
    // A running server may execute the command in another working directory.
    return { file: resolve(file) };
  },
  async work({ file }, { database, clock, say }) {
    const began = Date.now();
    const { tables, rows } = await writeBackup(database, file, clock);
    say(`${rows} rows of ${tables} tables in ${file} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  },
});
