import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { hashOf, newToken } from '../session/tokens.ts';

export type FeedToken = Omit<Tables['feed_token'], 'hash'>;

/** Creates a token for these feeds. Returns it; only its hash is stored. Throws a `UsageError` if the name is taken. */
export async function createToken(
  database: Database,
  clock: Clock,
  { name, feeds }: Pick<FeedToken, 'name' | 'feeds'>,
): Promise<string> {
  const token = newToken();
  const made = await database.query<Pick<FeedToken, 'token_id'>>(sql`
    INSERT INTO feed_token (name, hash, feeds, made)
    VALUES (${name}, ${hashOf(token)}, ${feeds}::text[], ${clock.now().toISOString()})
    ON CONFLICT (name) DO NOTHING RETURNING token_id`);
  if (made.length === 0) throw new UsageError(messages.token.nameTaken(name));
  return token;
}

export const listTokens = (database: Database) =>
  database.query<FeedToken>(sql`
    SELECT token_id, name, feeds, made, last_used, revoked FROM feed_token ORDER BY token_id`);

/** Revokes a token at once, on every server. Throws a `UsageError` if there is no such token, or it was revoked before. */
export async function revokeToken(database: Database, clock: Clock, name: string): Promise<void> {
  const revoked = await database.query<Pick<FeedToken, 'token_id'>>(sql`
    UPDATE feed_token SET revoked = ${clock.now().toISOString()} WHERE name = ${name} AND revoked IS NULL
    RETURNING token_id`);
  if (revoked.length === 0) throw new UsageError(messages.token.unknownName(name));
}

/** The valid token, with its use recorded; null if it is unknown or revoked. */
export async function useToken(database: Database, clock: Clock, token: string): Promise<FeedToken | null> {
  const [row] = await database.query<FeedToken>(sql`
    UPDATE feed_token SET last_used = ${clock.now().toISOString()} WHERE hash = ${hashOf(token)} AND revoked IS NULL
    RETURNING token_id, name, feeds, made, last_used, revoked`);
  return row ?? null;
}

/** The response to an upload, as stored and sent; `answer` is its body. */
export interface StoredResponse {
  readonly http_status: number;
  readonly answer: unknown;
}

/** The stored response to an upload with this key; null if there is none. `isSame`: whether the upload was the same one. */
export async function findStoredResponse(
  database: Database,
  tokenId: number,
  key: string,
  bodyHash: Uint8Array,
): Promise<(StoredResponse & { readonly isSame: boolean }) | null> {
  const [row] = await database.query<Pick<Tables['feed_upload'], 'body_hash' | 'http_status' | 'answer'>>(sql`
    SELECT body_hash, http_status, answer FROM feed_upload WHERE token_id = ${tokenId} AND key = ${key}`);
  if (!row) return null;
  const { body_hash, ...stored } = row;
  return { ...stored, isSame: Buffer.compare(body_hash, bodyHash) === 0 };
}

export async function storeResponse(
  database: Database,
  clock: Clock,
  upload: { readonly tokenId: number; readonly key: string; readonly bodyHash: Uint8Array },
  { http_status, answer }: StoredResponse,
): Promise<void> {
  await database.query(sql`
    INSERT INTO feed_upload (token_id, key, body_hash, http_status, answer, made)
    VALUES (${upload.tokenId}, ${upload.key}, ${upload.bodyHash}, ${http_status}, ${JSON.stringify(answer)}::jsonb,
      ${clock.now().toISOString()})
    ON CONFLICT DO NOTHING`);
}
