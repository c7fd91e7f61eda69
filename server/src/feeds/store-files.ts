import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { calls, RequestOf } from '@portal/domain/contract';
import { FileFault } from '@portal/feeds/reading';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { gunzipped } from './unpack.ts';

type Files = RequestOf<(typeof calls)['dataLoadFiles']>['files'];

/** Stores the files of a request as the watched folder would have them. Throws a `UsageError`. */
export async function storeFiles(files: Files, folder: string): Promise<void> {
  for (const { name, is_packed, content_base64 } of files) {
    const bytes = Buffer.from(content_base64, 'base64');
    if (!is_packed) {
      await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 });
      continue;
    }
    const packed = join(folder, '.packed');
    await writeFile(packed, bytes, { mode: 0o600 });
    await pipeline(gunzipped(packed), createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 })).catch(
      (error: unknown) => {
        throw error instanceof FileFault ? new UsageError(messages.screen.unpacked(name, error.message)) : error;
      },
    );
    await rm(packed);
  }
}
