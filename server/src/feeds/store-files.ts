import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { calls, RequestOf } from '@portal/domain/contract';
import { FileFault } from '@portal/feeds/reading';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { isDiskFull, type OpenNewFile, openNewFile } from './new-file.ts';
import { gunzipped } from './unpack.ts';

type Files = RequestOf<(typeof calls)['dataLoadFiles']>['files'];

/** Stores the files of a request under the names that they would have in the watched folder. Throws a `UsageError`, also if the disk is full. */
export const storeFiles = (files: Files, folder: string, open: OpenNewFile = openNewFile): Promise<void> =>
  store(files, folder, open).catch((error: unknown) => {
    throw isDiskFull(error) ? new UsageError(messages.packed.diskFull) : error;
  });

async function store(files: Files, folder: string, open: OpenNewFile): Promise<void> {
  for (const { name, is_packed, content_base64 } of files) {
    const bytes = Buffer.from(content_base64, 'base64');
    if (!is_packed) {
      await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 });
      continue;
    }
    const packed = join(folder, '.packed');
    await writeFile(packed, bytes, { mode: 0o600 });
    await pipeline(gunzipped(packed), open(join(folder, name))).catch((error: unknown) => {
      throw error instanceof FileFault
        ? new UsageError(messages.screen.unpacked(name, error.message, error.remedy))
        : error;
    });
    await rm(packed);
  }
}
