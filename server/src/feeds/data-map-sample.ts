import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Handler } from '../calls/handler.ts';
import { orRefusal } from './load-refusals.ts';
import { mapSample } from './map-sample.ts';
import { readSheetInWorker } from './open-file.ts';
import { storeFiles } from './store-files.ts';

export const dataMapSample: Handler<'dataMapSample'> = async ({ data: { file, feed, mapping } }, { database }) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sample-'));
  try {
    await orRefusal(storeFiles([file], folder));
    const path = join(folder, file.name);
    const sample = await orRefusal(
      mapSample({ file: file.name, path }, { feed, mapping }, { database, readSheet: readSheetInWorker }),
    );
    return { data: { sample } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
