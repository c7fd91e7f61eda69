import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { secretKeyMessages } from '../messages/config.ts';
import { isEncrypted, KeyError, readKey, Secrets } from './secrets.ts';

const fileName = 'secret.key';

/** The key file in the data folder, created at first start and readable only by its owner. */
function keyOfFolder(folder: string): Uint8Array {
  const file = join(folder, fileName);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // 'wx': if several processes start at once, only one creates the file.
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readKey(readFileSync(file, 'utf8').trim());
  if (!key) throw new ConfigError(secretKeyMessages.notAKey(file));
  return key;
}

/** Secrets encrypted with `PORTAL_SECRET_KEY`, or else with the key file in the data folder. */
export const secretsOf = (config: Pick<Config, 'secretKeys' | 'dataFolder'>): Secrets =>
  new Secrets(config.secretKeys ?? [keyOfFolder(config.dataFolder)]);

type Row = Pick<Tables['second_factor'], 'user_id' | 'secret'>;

/**
 * At start-up: encrypts secrets stored in plain or under an older key with the current key. Throws `ConfigError` if a secret cannot be
 * decrypted: better to fail at start than to lock users out. Safe to run in several processes at once.
 */
export async function encryptSecrets(database: Database, secrets: Secrets): Promise<void> {
  const rows = await database.query<Row>(sql`SELECT user_id, secret FROM second_factor ORDER BY user_id`);
  for (const { user_id, secret } of rows) {
    let open: Uint8Array;
    try {
      open = isEncrypted(secret) ? secrets.decrypt(secret, user_id) : secret;
    } catch (error) {
      if (error instanceof KeyError) throw new ConfigError(secretKeyMessages.withRemedy(error.message));
      throw error;
    }
    if (secrets.isCurrent(secret)) continue;
    await database.query(sql`
      UPDATE second_factor SET secret = ${secrets.encrypt(open, user_id)} WHERE user_id = ${user_id} AND secret = ${secret}`);
  }
}
