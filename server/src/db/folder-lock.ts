import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { databaseMessages } from '../messages/database.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  /** The kernel's start time of the process, because a pid may be reused. */
  readonly started: string;
}

/** Field 22 of /proc/<pid>/stat; empty on systems without /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return holder.started === startOf(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.started === '' || holder.started === startOf(holder.pid);
}

function holderOf(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Removes a stale lock. If another process replaced it meanwhile, its lock is put back. */
function removeStale(file: string, stale: Holder | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const moved = holderOf(aside);
    if (moved && (moved.pid !== stale?.pid || moved.since !== stale.since)) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

export interface FolderLock {
  /** Whether this process still holds the lock. Checked again before the database is used. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Locks a data folder for this process: a second process would silently lose committed rows. Takes over the lock of a process that no
 * longer exists. Throws an error that names the holder if it is running.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'portal.lock');
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const fd = openSync(file, 'wx', 0o600);
      const holder: Holder = {
        pid: process.pid,
        host: hostname(),
        since: new Date().toISOString(),
        started: startOf(process.pid),
      };
      writeSync(fd, JSON.stringify(holder));
      closeSync(fd);
      const isHeld = () => holderOf(file)?.pid === process.pid;
      return {
        isHeld,
        release: () => {
          if (isHeld()) rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder)) {
      throw new ConfigError(databaseMessages.folderInUse({ ...holder, folder, lockFile: file }));
    }
    removeStale(file, holder);
  }
  throw new ConfigError(databaseMessages.folderNotLocked(folder));
}
