import { join } from 'node:path';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import type { Services } from '../services.ts';
import { type BegunLoad, beginInBackground } from './begin-load.ts';
import { type LoadRequest, tryLoad } from './load-folder.ts';
import { readSheetInWorker } from './open-file.ts';
import { loadStored } from './stored-uploads.ts';

/**
 * The source to load: the path of the folder, or of the ZIP file in it. Throws a `UsageError` if two files have the same name, or if there are
 * other files beside a ZIP file.
 */
export function sourceOf(files: readonly { readonly name: string }[], folder: string): string {
  const names = files.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new UsageError(messages.screen.sameName);
  const zip = names.find((name) => /\.zip$/i.test(name));
  if (zip === undefined) return folder;
  if (names.length > 1) throw new UsageError(messages.screen.zipAndFiles(zip));
  return join(folder, zip);
}

/**
 * Loads the files of a folder from the screen, and stores them unless they become live. Resolves when reading has begun; rejects with a
 * `UsageError` if the files cannot be read, and with `LoadBusy` while another load is running. `atEnd` runs in any case.
 */
export function beginUpload(
  services: Services,
  folder: string,
  request: LoadRequest,
  atEnd: () => Promise<unknown>,
): Promise<BegunLoad> {
  const { config, database, clock, log } = services;
  const say = (line: string) => log.info(line);
  const work = async (onBegin: (loadId: number) => void) => {
    const outcome = await loadStored(config, folder, (store) => {
      const begin = async (loadId: number) => {
        await store(loadId);
        onBegin(loadId);
      };
      return tryLoad(request, { database, clock, say, readSheet: readSheetInWorker, onBegin: begin });
    });
    return { load_id: outcome.loadId, is_same: outcome.state === 'unchanged' };
  };
  return beginInBackground(services, work, atEnd);
}
