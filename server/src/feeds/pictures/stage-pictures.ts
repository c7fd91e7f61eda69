import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { feedMessages as messages } from '../../messages/feeds.ts';
import { countChanges } from '../difference.ts';
import { longTransaction, recordHeartbeat } from '../loads.ts';
import type { FeedReport, Problems } from '../report.ts';
import type { SourceFolder } from '../source-files.ts';
import { encodeSizes } from './encode-sizes.ts';
import { largestPicture } from './fetch-picture.ts';
import {
  hasPicture,
  missingPictures,
  pictureFeed,
  pictureKey,
  putPicture,
  removeUnusedPictures,
  stageRows,
} from './picture-store.ts';

/** Milliseconds between two heartbeats. */
const heartbeatInterval = 1_000;
/** Most parts without a picture that are listed. */
const mostListed = 200;

interface Staging {
  readonly database: Database;
  readonly clock: Clock;
  readonly loadId: number;
  readonly problems: Problems;
}

/** Stores a picture file and returns its version; null if it is not a picture. */
async function storePicture(database: Database, path: string): Promise<string | null> {
  if ((await stat(path)).size > largestPicture) return null;
  const bytes = await readFile(path);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  if (await hasPicture(database, version)) return version;
  const sizes = await encodeSizes(bytes);
  if (sizes === null) return null;
  await database.transaction((tx) => putPicture(tx, version, sizes));
  return version;
}

/**
 * Stages the picture files of a load beside the live ones. A file that is not a picture is a warning, because its parts can be sold without
 * it. Returns what the pictures change; null for a load without any.
 */
export async function stagePictures(
  { database, clock, loadId, problems }: Staging,
  { folder, pictures, files }: SourceFolder,
): Promise<FeedReport | null> {
  const parts = files.find(({ feed }) => feed.name === 'parts');
  if (pictures.length > 0) await removeUnusedPictures(database);
  const staged = new Map<string, string>();
  let beaten = clock.now().getTime();
  for (const file of pictures) {
    const version = await storePicture(database, join(folder, file));
    if (version === null) {
      const where = { feed: pictureFeed, file, line: null, column: null, value: null };
      problems.add({ level: 'warning', ...where, ...messages.pictures.unreadable });
    } else staged.set(pictureKey(file), version);
    const now = clock.now().getTime();
    if (now - beaten < heartbeatInterval) continue;
    beaten = now;
    await recordHeartbeat(database, clock, loadId, 0);
  }
  await stageRows(
    database,
    loadId,
    [...staged].map(([key, version]) => ({ key, version })),
  );
  if (parts) {
    for (const { line, value, problem } of await longTransaction(database, (tx) =>
      missingPictures(tx, loadId, mostListed),
    )) {
      const why = problem === null ? messages.pictures.missing : messages.pictures.unfetched(problem);
      problems.add({ level: 'warning', feed: 'parts', file: parts.file, line, column: 'image', value, ...why });
    }
  }
  if (pictures.length === 0) return null;
  return {
    feed: pictureFeed,
    file: messages.pictures.files(pictures.length),
    rows: pictures.length,
    ...problems.countsOf(pictureFeed),
    ...(await countChanges(database, loadId, pictureFeed)),
    moves: null,
  };
}
