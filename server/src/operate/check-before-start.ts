import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { checkRecipients } from '../backup/encryption.ts';
import { type Config, ConfigError } from '../config.ts';
import { reasonOf } from '../db/open.ts';
import { configMessages } from '../messages/config.ts';
import { databaseMessages } from '../messages/database.ts';

const mebibyte = 1024 * 1024;
/** Free space in MiB that the embedded database needs to start and to be filled. */
const neededSpace = 256;

/** Throws a `ConfigError` unless this process can listen there. Port 0 is any free one. */
async function checkPort(variable: string, port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, host, done);
    });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new ConfigError(
      isTaken
        ? configMessages.portInUse(variable, port, host)
        : configMessages.cannotListen(variable, port, host, reasonOf(error)),
    );
  }
  await new Promise((done) => server.close(done));
}

/** Throws a `ConfigError` unless this process can write into the folder. */
function checkFolder(folder: string, needed: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `.write-check.${process.pid}`);
    const fd = openSync(file, 'w', 0o600);
    try {
      writeSync(fd, Buffer.alloc(4096));
      fsyncSync(fd);
    } finally {
      closeSync(fd);
      rmSync(file, { force: true });
    }
  } catch (error) {
    throw new ConfigError(databaseMessages.folderUnusable(folder, reasonOf(error)));
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / mebibyte);
  if (free < needed) {
    throw new ConfigError(databaseMessages.folderUnusable(folder, databaseMessages.tooLittleSpace(free, needed)));
  }
}

/**
 * Checks what would otherwise fail after minutes of migrating and filling, or at the first backup: ports, the data folder and the public
 * keys of backups. Throws a `ConfigError` of one line. The database itself is checked when it is opened.
 */
export async function checkBeforeStart(
  config: Pick<
    Config,
    'port' | 'host' | 'backups' | 'metrics' | 'dataFolder' | 'databaseUrl' | 'secretKeys' | 'smtpUrl' | 'smsUrl'
  >,
  needed = neededSpace,
): Promise<void> {
  await checkPort('PORT', config.port, config.host);
  if (config.metrics) await checkPort('PORTAL_METRICS_PORT', config.metrics.port, config.metrics.host);
  await checkRecipients(config.backups?.recipients ?? []);
  const { databaseUrl, secretKeys, smtpUrl, smsUrl } = config;
  // With all of these elsewhere, nothing is written into the folder.
  const isUsed = [databaseUrl, secretKeys, smtpUrl, smsUrl].includes(null);
  if (isUsed) checkFolder(config.dataFolder, databaseUrl === null ? needed : 1);
}
