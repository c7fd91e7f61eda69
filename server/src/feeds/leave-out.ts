import { feedNamed, feeds, shownKey } from '@portal/feeds/records';
import { recordAudit } from '../audit/record-audit.ts';
import { type Database, type Sql, sql, type Transaction } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { type StoreWork, UsageError } from '../operate/command.ts';
import { owners, referencesOf } from './cross-check.ts';
import type { Actor } from './decide-load.ts';
import { countChanges, countRemovedWith } from './difference.ts';
import { usualApprovalPercent } from './load-folder.ts';
import { discardRows, findLoad, type LoadRow, longTransaction } from './loads.ts';
import { pictureFeed } from './pictures/picture-store.ts';
import { priceMoves } from './price-moves.ts';
import { reasonsToWait } from './reasons-to-wait.ts';
import type { LoadReport } from './report.ts';

interface Chosen {
  readonly loadId: number;
  readonly feed: string;
  readonly keys: readonly string[];
}

/** The keys of `c` for which a condition holds. */
const keysWhere = (tx: Transaction, { loadId, feed, keys }: Chosen, kind: string, condition: Sql) =>
  tx.query<{ key: string }>(sql`
    SELECT c.key FROM feed_change c
    WHERE c.load_id = ${loadId} AND c.feed = ${feed} AND c.key = ANY (${keys}::text[]) AND c.kind = ${kind} AND ${condition}`);

/**
 * Conditions under which a row of a load cannot be left out alone, since the data would no longer fit together: by its kind of change.
 * A new row must not be referred to by the load. A changed row must refer to the same rows as before, since the load may remove those
 * that only the live row refers to. A row that goes must not refer to one that goes too, nor take others with it.
 */
function obstacles({ loadId, feed }: Chosen): readonly (readonly [kind: string, condition: Sql])[] {
  const own = feedNamed(feed);
  if (!own) return [];
  const column = (name: string) => sql`record ->> ${name}::text`;
  const references = referencesOf(own);
  return [
    ...feeds.flatMap((other) =>
      referencesOf(other)
        .filter(({ target }) => target === feed)
        .map(({ column: name, isList }): readonly [string, Sql] => [
          'new',
          isList
            ? sql`EXISTS (SELECT FROM feed_row r WHERE r.feed = ${other.name} AND r.since = ${loadId}
                AND r.record -> ${name}::text ? c.key)`
            : sql`EXISTS (SELECT FROM feed_row r WHERE r.feed = ${other.name} AND r.since = ${loadId}
                AND r.${column(name)} = c.key)`,
        ]),
    ),
    ...references.map(({ column: name }): readonly [string, Sql] => [
      'changed',
      sql`EXISTS (
        SELECT FROM feed_row a JOIN feed_row b USING (feed, key)
        WHERE a.feed = c.feed AND a.key = c.key AND a.since = ${loadId} AND b.until IS NULL AND b.since <> ${loadId}
          AND a.${column(name)} IS DISTINCT FROM b.${column(name)})`,
    ]),
    ...references
      .filter(({ isList }) => !isList)
      .map(({ column: name, target }): readonly [string, Sql] => [
        'gone',
        sql`EXISTS (
          SELECT FROM feed_row r JOIN feed_change t ON t.load_id = ${loadId} AND t.feed = ${target} AND t.kind = 'gone'
            AND t.key = r.${column(name)}
          WHERE r.feed = c.feed AND r.key = c.key AND r.until IS NULL AND r.since <> ${loadId})`,
      ]),
    ...(owners.has(feed) ? [['gone', sql`true`] as const] : []),
  ];
}

/** Takes rows out of the waiting load, so that the live ones stay as they are. Returns their number. */
async function takeOut(tx: Transaction, chosen: Chosen): Promise<number> {
  const { loadId, feed, keys } = chosen;
  const [load] = await tx.query<Pick<LoadRow, 'state'>>(sql`
    SELECT state FROM feed_load WHERE load_id = ${loadId} FOR UPDATE`);
  if (load?.state !== 'waiting') throw new UsageError(messages.load.ended(loadId));
  for (const [kind, condition] of obstacles(chosen)) {
    const [found] = await keysWhere(tx, chosen, kind, condition);
    if (found) throw new UsageError(messages.leaveOut.needed(shownKey(found.key), feed));
  }
  const left = await tx.query(sql`
    DELETE FROM feed_change WHERE load_id = ${loadId} AND feed = ${feed} AND key = ANY (${keys}::text[]) RETURNING key`);
  if (left.length === 0) throw new UsageError(messages.leaveOut.none);
  await tx.query(sql`DELETE FROM feed_row WHERE since = ${loadId} AND feed = ${feed} AND key = ANY (${keys}::text[])`);
  return left.length;
}

/** What the load changes now, and whether it still needs approval. */
async function reportNow(database: Database, load: LoadRow, feed: string, left: number): Promise<LoadReport> {
  const { load_id, report } = load;
  const percent = report.approvalPercent ?? usualApprovalPercent;
  const reports = await Promise.all(
    (report.feeds ?? []).map(async (each) =>
      each.feed === feed
        ? {
            ...each,
            ...(await countChanges(database, load_id, feed)),
            moves: await priceMoves(database, load_id, feed, feedNamed(feed)?.columns ?? {}),
            leftOut: (each.leftOut ?? 0) + left,
          }
        : each,
    ),
  );
  return {
    ...report,
    feeds: reports,
    approval: reports.flatMap((each) => reasonsToWait(each, percent)),
    removedWith: await countRemovedWith(database, load_id, [...reports.map((each) => each.feed), pictureFeed]),
  };
}

/**
 * Leaves rows out of the load that waits for approval; the live rows stay. The same files count as new afterwards, and a load without
 * any other change is discarded. Returns the number of rows. Throws a `UsageError` if a row is needed by others or the load no longer waits.
 */
export async function leaveRowsOut(
  { database, clock }: Pick<StoreWork, 'database' | 'clock'>,
  by: Actor,
  chosen: Chosen,
): Promise<number> {
  const { loadId, feed, keys } = chosen;
  const left = await longTransaction(database, (tx) => takeOut(tx, chosen));
  const load = await findLoad(database, loadId);
  if (load) {
    const report = await reportNow(database, load, feed, left);
    const [rest] = await database.query<{ there: boolean }>(sql`
      SELECT EXISTS (SELECT FROM feed_change WHERE load_id = ${loadId}) AS there`);
    const isEmpty = rest?.there === false;
    await database.query(sql`
      UPDATE feed_load SET report = ${JSON.stringify(report)}::jsonb, digest = '',
        state = CASE WHEN ${isEmpty}::boolean THEN 'ended' ELSE state END,
        ending = CASE WHEN ${isEmpty}::boolean THEN 'discarded' ELSE ending END
      WHERE load_id = ${loadId} AND state = 'waiting'`);
    if (isEmpty) await discardRows(database);
  }
  const rows = keys.slice(0, 20).map(shownKey);
  const detail = { load: loadId, feed, count: left, rows };
  await recordAudit(database, by, by, clock.now(), { what: 'feed_leave_out', result: 'ok', detail });
  return left;
}
