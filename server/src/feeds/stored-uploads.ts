import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { LoadOutcome } from './load-folder.ts';

type Place = Pick<Config, 'dataFolder'>;

const uploadsOf = ({ dataFolder }: Place) => join(dataFolder, 'uploads');

/** The folder of the files that a load was sent. */
export const uploadOf = (place: Place, loadId: number): string => join(uploadsOf(place), String(loadId));

/** Names of the files that a load was sent; empty if they are not stored here. */
export const storedFiles = (place: Place, loadId: number): Promise<readonly string[]> =>
  readdir(uploadOf(place, loadId)).catch(() => []);

/**
 * Loads the files of a folder and stores them, so that they can be loaded again without sending them, until they become live or another
 * upload is stored.
 * They are stored before they are read: whoever sees that the load was refused or interrupted can repeat it.
 */
export async function loadStored<Outcome extends Pick<LoadOutcome, 'state'>>(
  place: Place,
  folder: string,
  load: (onBegin: (loadId: number) => Promise<void>) => Promise<Outcome>,
): Promise<Outcome> {
  let stored: number | null = null;
  let isDone = false;
  try {
    const outcome = await load(async (loadId) => {
      // An incomplete copy must not be loaded again as if it were complete.
      const unfinished = join(uploadsOf(place), 'unfinished');
      await mkdir(uploadsOf(place), { recursive: true, mode: 0o700 });
      await rm(unfinished, { recursive: true, force: true });
      await cp(folder, unfinished, { recursive: true });
      await rename(unfinished, uploadOf(place, loadId));
      stored = loadId;
    });
    isDone = outcome.state !== 'refused' && outcome.state !== 'waiting';
    return outcome;
  } finally {
    if (stored !== null) await (isDone ? remove(place, [String(stored)]) : removeOthers(place, stored));
  }
}

async function remove(place: Place, uploads: readonly string[]): Promise<void> {
  for (const upload of uploads) await rm(join(uploadsOf(place), upload), { recursive: true, force: true });
}

/** Only the files of the newest upload that did not become live are stored. */
async function removeOthers(place: Place, loadId: number): Promise<void> {
  const uploads = await readdir(uploadsOf(place));
  await remove(
    place,
    uploads.filter((name) => name !== String(loadId)),
  );
}
