import type { FeedSource } from '@portal/domain/data';
import { MappingError, readFeedMapping } from '@portal/feeds/mapping';
import { feedNamed } from '@portal/feeds/records';
import { recordAudit } from '../audit/record-audit.ts';
import type { Author } from '../calls/author.ts';
import { Refusal } from '../calls/refusal.ts';
import { readReference } from '../catalogue/reference.ts';
import type { Clock } from '../clock.ts';
import { sql, type Transaction } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import type { Actor } from './decide-load.ts';
import { isLate } from './source-late.ts';

type Queries = Pick<Transaction, 'query'>;

/** What is needed to read a source's file. */
export type SourceMapping = Pick<FeedSource, 'name' | 'feed' | 'mapping'>;

interface SourceRow extends Omit<FeedSource, 'title' | 'is_late'> {}

/** The sources by name. */
export async function listSources(db: Queries, now: Date): Promise<readonly FeedSource[]> {
  const rows = await db.query<SourceRow>(sql`
    SELECT name, feed, mapping, every_hours, daily_by, last_file, last_read, changed, changed_by FROM feed_source ORDER BY name`);
  const { time_zone } = await readReference(db);
  return rows.map((row) => ({
    ...row,
    title: feedNamed(row.feed)?.title ?? row.feed,
    is_late: isLate(row, now, time_zone),
  }));
}

export const sourceMappings = (db: Queries): Promise<readonly SourceMapping[]> =>
  db.query<SourceMapping>(sql`SELECT name, feed, mapping FROM feed_source ORDER BY name`);

/** The mapping of a feed, checked. Throws a `UsageError` that lists every problem. */
export function checkedMapping(feed: string, entry: unknown) {
  try {
    return readFeedMapping(feed, entry);
  } catch (error) {
    throw error instanceof MappingError ? new UsageError(error.message) : error;
  }
}

type SavedSource = SourceMapping &
  Pick<FeedSource, 'every_hours'> & { readonly daily_by?: FeedSource['daily_by'] | undefined };

/** Adds or replaces a source, with an entry in the audit log. Throws a `UsageError` that lists every problem of its mapping. */
export async function saveSource(
  db: Queries,
  by: Author,
  { name, feed, mapping, every_hours, daily_by = null }: SavedSource,
  now: Date,
): Promise<void> {
  checkedMapping(feed, mapping);
  await db.query(sql`
    INSERT INTO feed_source (name, feed, mapping, every_hours, daily_by, changed, changed_by)
    VALUES (${name}, ${feed}, ${JSON.stringify(mapping)}::jsonb, ${every_hours}, ${daily_by}, ${now.toISOString()}, ${by.caller.username})
    ON CONFLICT (name) DO UPDATE SET feed = excluded.feed, mapping = excluded.mapping, every_hours = excluded.every_hours,
      daily_by = excluded.daily_by,
      changed = excluded.changed, changed_by = excluded.changed_by`);
  const detail = { name, feed };
  await recordAudit(db, by.caller, by, now, { what: 'feed_source', result: 'ok', detail });
}

/** Records that a file of each of these sources was read. */
export async function recordSources(
  db: Queries,
  clock: Clock,
  files: readonly { readonly source?: string | undefined; readonly file: string }[],
): Promise<void> {
  const now = clock.now().toISOString();
  for (const { source, file } of files) {
    if (source === undefined) continue;
    await db.query(sql`UPDATE feed_source SET last_file = ${file}, last_read = ${now} WHERE name = ${source}`);
  }
}

/** Deletes a source, with an entry in the audit log. Throws a refusal if there is no source of this name. */
export async function removeSource(tx: Queries, actor: Actor, name: string, now: Date): Promise<void> {
  const gone = await tx.query(sql`DELETE FROM feed_source WHERE name = ${name} RETURNING name`);
  if (gone.length === 0) {
    throw new Refusal('source_not_found', { user_message: messages.source.notFound(name) });
  }
  await recordAudit(tx, actor, actor, now, { what: 'feed_source', result: 'ok', detail: { name, deleted: true } });
}
