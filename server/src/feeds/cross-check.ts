import type { Problem } from '@portal/feeds/reading';
import { type Column, type Feed, feeds } from '@portal/feeds/records';
import { type Database, type Sql, sql } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { orderEventFaults } from './check-order-events.ts';
import { longTransaction } from './loads.ts';
import type { Problems } from './report.ts';
import type { SourceFile } from './source-files.ts';

/** Maximum number of rows listed for one kind of problem. */
const maxListed = 200;
/** Of rows that refer to a feed with errors: most of them are right once that feed is, and 200 of them would hide its errors. */
const maxFollowing = 3;

interface Found {
  readonly line: number;
  readonly value: string;
}

interface Reference {
  readonly column: string;
  readonly isList: boolean;
  readonly target: string;
}

export const referencesOf = (feed: Feed): readonly Reference[] =>
  Object.entries<Column>(feed.columns).flatMap(([column, { type, refersTo }]) =>
    refersTo === undefined ? [] : [{ column, isList: type.kind === 'list', target: refersTo }],
  );

/**
 * Rows `t` that exist once a load is live: its own rows and, unless it replaces the whole feed, the live rows that it neither replaces nor
 * deletes.
 */
function isCurrent(loadId: number, isReplaced: boolean): Sql {
  return sql`(
    (t.since = ${loadId} AND NOT t.deleted) OR (NOT ${isReplaced}::boolean AND t.until IS NULL AND t.since <> ${loadId}
      AND NOT EXISTS (SELECT FROM feed_row own WHERE own.feed = t.feed AND own.key = t.key AND own.since = ${loadId})))`;
}

/** References to rows of another feed that would not exist. */
function unknownValues(
  database: Database,
  loadId: number,
  feed: string,
  { column, isList, target }: Reference,
  isReplaced: boolean,
  limit: number,
): Promise<Found[]> {
  return longTransaction(database, (tx) =>
    isList
      ? tx.query<Found>(sql`
            SELECT r.line, each.value FROM feed_row r
              CROSS JOIN LATERAL jsonb_array_elements_text(r.record -> ${column}::text) AS each (value)
            WHERE r.feed = ${feed} AND r.since = ${loadId} AND NOT EXISTS (
              SELECT FROM feed_row t WHERE t.feed = ${target} AND t.key = each.value
                AND ${isCurrent(loadId, isReplaced)})
            ORDER BY r.line LIMIT ${limit}`)
      : tx.query<Found>(sql`
            SELECT r.line, r.record ->> ${column}::text AS value FROM feed_row r
            WHERE r.feed = ${feed} AND r.since = ${loadId} AND r.record ->> ${column}::text IS NOT NULL AND NOT EXISTS (
              SELECT FROM feed_row t WHERE t.feed = ${target} AND t.key = r.record ->> ${column}::text
                AND ${isCurrent(loadId, isReplaced)})
            ORDER BY r.line LIMIT ${limit}`),
  );
}

async function checkReferences({ database, loadId, isDelta, files, problems }: Checked, report: Report): Promise<void> {
  const replaced = new Set(isDelta ? [] : files.map(({ feed }) => feed.name));
  const wrong = new Set(files.map(({ feed }) => feed.name).filter((feed) => problems.countsOf(feed).errors > 0));
  for (const source of files) {
    for (const reference of referencesOf(source.feed)) {
      const { column, target } = reference;
      const isFollowing = target !== source.feed.name && wrong.has(target);
      const most = isFollowing ? maxFollowing : maxListed;
      const unknown = await unknownValues(
        database,
        loadId,
        source.feed.name,
        reference,
        replaced.has(target),
        most + 1,
      );
      const remedy = messages.rows.unknownRemedy(target, isFollowing);
      for (const { line, value } of unknown.slice(0, most)) {
        report(source, { line, column, value, message: messages.rows.unknown(target), remedy });
      }
      if (unknown.length > most) {
        report(source, { line: null, column, value: null, message: messages.rows.moreUnknown(target), remedy });
      }
    }
  }
}

/** Parts of a load that supersede each other in a circle, perhaps through live parts, so that none could be ordered. */
async function circles(database: Database, loadId: number, isReplaced: boolean): Promise<readonly Found[]> {
  const rows = await longTransaction(database, (tx) =>
    tx.query<{ key: string; line: number; next: string; since: number }>(sql`
      SELECT key, line, record ->> 'superseded_by' AS next, since FROM feed_row t
      WHERE feed = 'parts' AND ${isCurrent(loadId, isReplaced)} AND record ->> 'superseded_by' IS NOT NULL ORDER BY line`),
  );
  const nextOf = new Map(rows.map(({ key, next }) => [key, next]));
  const isCircle = (start: string) => {
    const seen = new Set<string>();
    let at = nextOf.get(start);
    while (at !== undefined && at !== start && !seen.has(at)) {
      seen.add(at);
      at = nextOf.get(at);
    }
    return at === start;
  };
  return rows.flatMap(({ key, line, next, since }) =>
    since === loadId && isCircle(key) ? [{ line, value: next }] : [],
  );
}

const ownAlternates = (database: Database, loadId: number) =>
  longTransaction(database, (tx) =>
    tx.query<Found>(sql`
      SELECT line, record ->> 'other_stock_code' AS value FROM feed_row
      WHERE feed = 'relations' AND since = ${loadId} AND record ->> 'stock_code' = record ->> 'other_stock_code'
      ORDER BY line LIMIT ${maxListed}`),
  );

/** Discounts that lack a column of their kind or have columns of two kinds. */
const unclearDiscounts = (database: Database, loadId: number) =>
  longTransaction(database, (tx) =>
    tx.query<Found>(sql`
    SELECT line, key AS value FROM feed_row
    WHERE feed = 'discounts' AND since = ${loadId} AND NOT deleted AND (
      num_nonnulls(record ->> 'percent', record ->> 'amount', record ->> 'price') <> 1
      OR (record ->> 'percent' IS NULL) <> (record ->> 'category' IS NULL)
      OR (record ->> 'price' IS NULL) <> (record ->> 'stock_code' IS NULL)
      OR (record ->> 'price' IS NULL) <> (record ->> 'quantity' IS NULL))
    ORDER BY line LIMIT ${maxListed}`),
  );

const operatorsNamed = (database: Database, loadId: number) =>
  longTransaction(database, (tx) =>
    tx.query<Found>(sql`
      SELECT r.line, r.key AS value FROM feed_row r JOIN portal_user u ON lower(u.username) = r.key
      WHERE r.feed = 'users' AND r.since = ${loadId} AND u.user_type IN ('root', 'it') ORDER BY r.line`),
  );

/** Values that this load removes but that live rows of a feed outside the load still refer to. */
const stillUsed = (database: Database, loadId: number, feed: string, column: string, target: string) =>
  longTransaction(database, (tx) =>
    tx.query<{ value: string }>(sql`
    SELECT DISTINCT r.record ->> ${column}::text AS value FROM feed_row r
    WHERE r.feed = ${feed} AND r.until IS NULL AND r.since <> ${loadId} AND r.record ->> ${column}::text IS NOT NULL
      AND NOT EXISTS (SELECT FROM feed_row t
        WHERE t.feed = ${target} AND t.since = ${loadId} AND t.key = r.record ->> ${column}::text)
    ORDER BY value LIMIT ${maxListed}`),
  );

/** Rows that a delta deletes although live rows outside it still refer to them. */
const deletedButUsed = (database: Database, loadId: number, feed: string, column: string, target: string) =>
  longTransaction(database, (tx) =>
    tx.query<Found>(sql`
    SELECT d.line, d.key AS value FROM feed_row d
    WHERE d.feed = ${target} AND d.since = ${loadId} AND d.deleted AND EXISTS (SELECT FROM feed_row t
      WHERE t.feed = ${feed} AND t.since <> ${loadId} AND t.record ->> ${column}::text = d.key AND ${isCurrent(loadId, false)})
    ORDER BY d.line LIMIT ${maxListed}`),
  );

/** Feeds whose removed rows take dependent rows with them. A row of any other feed cannot be removed while it is referred to. */
export const owners: ReadonlySet<string> = new Set(['parts', 'accounts', 'past-orders']);

interface Checked {
  readonly database: Database;
  readonly loadId: number;
  readonly isDelta: boolean;
  readonly files: readonly SourceFile[];
  readonly problems: Problems;
}

type Report = (source: SourceFile, found: Pick<Problem, 'line' | 'column' | 'value' | 'message' | 'remedy'>) => void;

/** Reports rows that a whole file no longer has but that feeds outside the load still refer to. */
async function checkMissing({ database, loadId, files }: Checked, report: Report): Promise<void> {
  const loaded = new Set(files.map(({ feed }) => feed.name));
  for (const source of files.filter(({ feed }) => !owners.has(feed.name))) {
    for (const other of feeds.filter(({ name }) => !loaded.has(name))) {
      const reference = referencesOf(other).find(({ target, isList }) => target === source.feed.name && !isList);
      if (!reference) continue;
      const used = await stillUsed(database, loadId, other.name, reference.column, source.feed.name);
      for (const { value } of used) {
        const message = messages.rows.stillUsed(other.name);
        report(source, { line: null, column: null, value, message, remedy: messages.rows.stillUsedRemedy(other.name) });
      }
    }
  }
}

/** Reports rows that a delta deletes although others need them. Rows that go with their part or account do not count. */
async function checkDeleted({ database, loadId, files }: Checked, report: Report): Promise<void> {
  for (const source of files) {
    const { name } = source.feed;
    for (const other of feeds) {
      const reference = referencesOf(other).find(({ target, isList }) => target === name && !isList);
      if (!reference || (owners.has(name) && other.name !== name)) continue;
      const used = await deletedButUsed(database, loadId, other.name, reference.column, name);
      const message = messages.rows.deletedButUsed(other.name);
      const remedy = messages.rows.deletedButUsedRemedy(other.name);
      for (const { line, value } of used) report(source, { line, column: null, value, message, remedy });
    }
  }
}

/** Reports problems between rows: missing references, circles, and removed rows that are still needed. */
export async function crossCheck(checked: Checked): Promise<void> {
  const { database, loadId, isDelta, files, problems } = checked;
  const report: Report = ({ feed, file }, found) => problems.add({ level: 'error', feed: feed.name, file, ...found });
  const sourceOf = (name: string) => files.find(({ feed }) => feed.name === name);

  await checkReferences(checked, report);
  const parts = sourceOf('parts');
  for (const { line, value } of parts ? await circles(database, loadId, !isDelta) : []) {
    const { circle: message, circleRemedy: remedy } = messages.rows;
    if (parts) report(parts, { line, column: 'superseded_by', value, message, remedy });
  }
  const relations = sourceOf('relations');
  for (const { line, value } of relations ? await ownAlternates(database, loadId) : []) {
    const { itself: message, removeRow: remedy } = messages.rows;
    if (relations) report(relations, { line, column: 'other_stock_code', value, message, remedy });
  }
  const discounts = sourceOf('discounts');
  for (const { line, value } of discounts ? await unclearDiscounts(database, loadId) : []) {
    const { notOneKind: message, notOneKindRemedy: remedy } = messages.rows;
    if (discounts) report(discounts, { line, column: 'discount', value, message, remedy });
  }
  const users = sourceOf('users');
  for (const { line, value } of users ? await operatorsNamed(database, loadId) : []) {
    const { operator: message, removeRow: remedy } = messages.rows;
    if (users) report(users, { line, column: 'username', value, message, remedy });
  }
  const orderEvents = sourceOf('order-events');
  for (const found of orderEvents ? await orderEventFaults(database, loadId) : []) {
    if (orderEvents) report(orderEvents, found);
  }
  await (isDelta ? checkDeleted : checkMissing)(checked, report);
}
