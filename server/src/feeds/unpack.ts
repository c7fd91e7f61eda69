import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FileFault } from '@portal/feeds/reading';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { isDiskFull, type OpenNewFile, openNewFile } from './new-file.ts';

/** Limits against archives that unpack to far more than their size suggests (zip bombs). */
export interface UnpackLimits {
  /** Bytes that one load may unpack to. */
  readonly total: number;
  /** Unpacked bytes for each packed byte; counted only above `unchecked`, because small files compress unpredictably. */
  readonly ratio: number;
  readonly unchecked: number;
  /** Number of files in an archive. */
  readonly files: number;
}

const mebibyte = 1024 * 1024;
export const unpackLimits: UnpackLimits = {
  total: 4096 * mebibyte,
  ratio: 200,
  unchecked: 64 * mebibyte,
  files: 20_000,
};

/** Counts unpacked bytes; `add` returns why they are too many, or null. */
function counter(packed: number, { total, ratio, unchecked }: UnpackLimits): (bytes: number) => string | null {
  let unpacked = 0;
  return (bytes) => {
    unpacked += bytes;
    if (unpacked > total) return messages.packed.tooLarge(total / mebibyte);
    return unpacked > unchecked && unpacked > packed * ratio ? messages.packed.ratio(ratio) : null;
  };
}

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

/** Yields the content of a gzip file. Throws a `FileFault` if it is damaged or exceeds the limits. */
export async function* gunzipped(path: string, limits: UnpackLimits = unpackLimits): AsyncGenerator<Uint8Array> {
  const add = counter((await stat(path)).size, limits);
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  try {
    for await (const piece of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      const excess = add(piece.length);
      if (excess !== null) throw new FileFault(excess, messages.packed.loadUnpacked);
      yield piece;
    }
  } catch (error) {
    throw isDamage(error) ? new FileFault(messages.packed.damaged, messages.packed.copyAgain) : error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Names of files in an archive that operating systems add. */
const isIncidental = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name);

async function wantedEntries(zip: ZipFile, { files }: UnpackLimits): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || isIncidental(entry.fileName)) continue;
    // Without folders: nothing is written outside the target.
    const name = basename(entry.fileName);
    if (entry.isEncrypted()) throw new UsageError(messages.zip.encrypted(name));
    if (entries.has(name)) throw new UsageError(messages.zip.sameName(name));
    if (entries.size >= files) throw new UsageError(messages.zip.tooManyFiles(files));
    entries.set(name, entry);
  }
  return entries;
}

async function extract(path: string, folder: string, limits: UnpackLimits, open: OpenNewFile): Promise<void> {
  const add = counter((await stat(path)).size, limits);
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  try {
    for (const [name, entry] of await wantedEntries(zip, limits)) {
      await pipeline(
        await zip.openReadStreamPromise(entry),
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            const excess = add(piece.length);
            if (excess !== null) throw new UsageError(messages.zip.refused(excess));
            yield piece;
          }
        },
        open(join(folder, name)),
      );
    }
  } finally {
    zip.close();
  }
}

/** Runs work on the content of a ZIP file, unpacked into a temporary folder, which is removed afterwards. */
export async function withUnpackedZip<Result>(
  path: string,
  work: (folder: string) => Promise<Result>,
  limits: UnpackLimits = unpackLimits,
  open: OpenNewFile = openNewFile,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  try {
    await extract(path, folder, limits, open).catch((error: unknown) => {
      if (error instanceof UsageError) throw error;
      if (isDiskFull(error)) throw new UsageError(messages.packed.diskFull);
      throw new UsageError(messages.zip.unreadable(path, error instanceof Error ? error.message : String(error)));
    });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
