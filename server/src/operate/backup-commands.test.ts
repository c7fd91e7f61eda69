import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { backupCommand } from './backup-commands.ts';

const terminal = { environment: {}, say: () => undefined, readInput: async () => '' };

test('portal backup refuses a public key that is none, before anything is written', async () => {
  await expect(backupCommand.read(['all.backup', '--to', 'age1none'], terminal)).rejects.toThrow(/age1none/);
});

test('a scheduled backup by command refuses a public key in the configuration that is none', async () => {
  const config = readConfig({ PORTAL_BACKUP_FOLDER: tmpdir(), PORTAL_BACKUP_RECIPIENTS: 'age1none' });
  // The keys are checked before the database is read.
  const work = { database: {} as Database, config, clock: { now: () => new Date() }, say: () => undefined };
  await expect(backupCommand.work({ file: null, recipients: [] }, work)).rejects.toThrow(
    /PORTAL_BACKUP_RECIPIENTS: must be public keys of age/,
  );
});
