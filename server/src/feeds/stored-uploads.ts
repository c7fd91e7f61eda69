import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'dataFolder'>;

const uploadsOf = ({ dataFolder }: Place) => join(dataFolder, 'uploads');

/** The folder of the files that a load was sent. */
export const uploadOf = (place: Place, loadId: number): string => join(uploadsOf(place), String(loadId));

/** Names of the files that a load was sent; empty if they are not stored here. */
export const storedFiles = (place: Place, loadId: number): Promise<readonly string[]> =>
  readdir(uploadOf(place, loadId)).catch(() => []);

/**
 * Keeps the files of an upload that did not become live, so that they can be loaded again without sending them. Only those of the newest
 * upload are kept.
 */
export async function storeUpload(place: Place, loadId: number, folder: string): Promise<void> {
  const uploads = uploadsOf(place);
  await rm(uploads, { recursive: true, force: true });
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  await cp(folder, uploadOf(place, loadId), { recursive: true });
}
