import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoSupplier } from '../supplier.ts';
import { catalogueFeeds } from './catalogue-feeds.ts';
import { writeFeedFile } from './feed-file.ts';
import { paperFeeds } from './paper-feeds.ts';
import { peopleFeeds, placeFeeds } from './people-feeds.ts';

/** Writes the demo supplier as feed files into a temporary folder, like those that a supplier's own system exports. */
export async function withFeeds<Result>(
  supplier: DemoSupplier,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  try {
    for (const file of [
      ...placeFeeds(supplier),
      ...catalogueFeeds(supplier),
      ...peopleFeeds(supplier),
      ...paperFeeds(supplier),
    ]) {
      await writeFeedFile(folder, file);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
