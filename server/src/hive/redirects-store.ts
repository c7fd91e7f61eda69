import { type HiveRedirect, uriPath } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Caller } from '../session/caller.ts';
import type { Queries } from './pages-store.ts';

export const readRedirects = (db: Queries): Promise<HiveRedirect[]> =>
  db.query<HiveRedirect>(sql`SELECT path, target, permanent, created, created_by FROM hive_redirect ORDER BY path`);

/** Where an address leads; null if nowhere. */
export async function redirectAt(db: Queries, uri: string): Promise<HiveRedirect | null> {
  const [redirect] = await db.query<HiveRedirect>(sql`
    SELECT path, target, permanent, created, created_by FROM hive_redirect WHERE path = ${uriPath(uri)}`);
  return redirect ?? null;
}

export async function writeRedirect(
  tx: Queries,
  { path, target, permanent }: Pick<HiveRedirect, 'path' | 'target' | 'permanent'>,
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    INSERT INTO hive_redirect (path, target, permanent, created, created_by)
    VALUES (${path}, ${target}, ${permanent}, ${now.toISOString()}, ${username})
    ON CONFLICT (path) DO UPDATE SET target = excluded.target, permanent = excluded.permanent,
      created = excluded.created, created_by = excluded.created_by`);
}

export async function deleteRedirect(tx: Queries, path: string): Promise<void> {
  await tx.query(sql`DELETE FROM hive_redirect WHERE path = ${path}`);
}
