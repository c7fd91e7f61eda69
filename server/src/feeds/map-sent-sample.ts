import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRequest } from '@portal/domain/contract';
import type { MappedSample } from '@portal/domain/data';
import type { Database } from '../db/database.ts';
import { mapSample } from './map-sample.ts';
import { readSheetInWorker } from './open-file.ts';
import { storeFiles } from './store-files.ts';

/** Maps a sample file that an operator sends from the screen; it is not stored. Throws a `UsageError` if it cannot be read at all. */
export async function mapSentSample(
  database: Database,
  { file, feed, mapping }: CallRequest<'data/map-sample'>,
): Promise<MappedSample> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sample-'));
  try {
    await storeFiles([file], folder);
    const source = { file: file.name, path: join(folder, file.name) };
    return await mapSample(source, { feed, mapping }, { database, readSheet: readSheetInWorker });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
