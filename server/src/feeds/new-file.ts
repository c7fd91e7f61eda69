import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';

/** Opens a file that must not exist yet for writing. */
export type OpenNewFile = (path: string) => Writable;

export const openNewFile: OpenNewFile = (path) => createWriteStream(path, { flags: 'wx', mode: 0o600 });

/** Whether the error means that the disk, or the portal's quota on it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
