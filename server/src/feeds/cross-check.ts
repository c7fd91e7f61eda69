import type { Problem } from '@portal/feeds/reading';
import { type Column, type Feed, feeds } from '@portal/feeds/records';
import { type Database, sql } from '../db/database.ts';
import { longDeadline } from './loads.ts';
import type { Problems } from './report.ts';
import type { SourceFile } from './source-files.ts';

/** Maximum number of rows listed for one kind of problem. */
const mostListed = 200;

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

/** References to missing rows of another feed: rows of this load if it includes that feed, else the live rows. */
function unknownValues(
  database: Database,
  loadId: number,
  feed: string,
  { column, isList, target }: Reference,
  isLoaded: boolean,
): Promise<Found[]> {
  return database.transaction(
    (tx) =>
      isList
        ? tx.query<Found>(sql`
            SELECT r.line, each.value FROM feed_row r
              CROSS JOIN LATERAL jsonb_array_elements_text(r.record -> ${column}::text) AS each (value)
            WHERE r.feed = ${feed} AND r.since = ${loadId} AND NOT EXISTS (
              SELECT FROM feed_row t WHERE t.feed = ${target} AND t.key = each.value
                AND (t.since = ${loadId} OR (NOT ${isLoaded}::boolean AND t.until IS NULL)))
            ORDER BY r.line LIMIT ${mostListed}`)
        : tx.query<Found>(sql`
            SELECT r.line, r.record ->> ${column}::text AS value FROM feed_row r
            WHERE r.feed = ${feed} AND r.since = ${loadId} AND r.record ->> ${column}::text IS NOT NULL AND NOT EXISTS (
              SELECT FROM feed_row t WHERE t.feed = ${target} AND t.key = r.record ->> ${column}::text
                AND (t.since = ${loadId} OR (NOT ${isLoaded}::boolean AND t.until IS NULL)))
            ORDER BY r.line LIMIT ${mostListed}`),
    { deadline: longDeadline },
  );
}

async function checkReferences(
  database: Database,
  loadId: number,
  files: readonly SourceFile[],
  report: (source: SourceFile, found: Pick<Problem, 'line' | 'column' | 'value' | 'message' | 'remedy'>) => void,
): Promise<void> {
  const loaded = new Set(files.map(({ feed }) => feed.name));
  for (const source of files) {
    for (const reference of referencesOf(source.feed)) {
      const { column, target } = reference;
      const unknown = await unknownValues(database, loadId, source.feed.name, reference, loaded.has(target));
      for (const { line, value } of unknown) {
        const message = `is not in the feed ${target}`;
        const remedy = `Add it to ${target}, or correct the value here.`;
        report(source, { line, column, value, message, remedy });
      }
    }
  }
}

/** Parts that supersede each other in a circle, so that none could be ordered. */
async function circles(database: Database, loadId: number): Promise<readonly Found[]> {
  const rows = await database.query<{ key: string; line: number; next: string }>(sql`
    SELECT key, line, record ->> 'superseded_by' AS next FROM feed_row
    WHERE feed = 'parts' AND since = ${loadId} AND record ->> 'superseded_by' IS NOT NULL ORDER BY line`);
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
  return rows.flatMap(({ key, line, next }) => (isCircle(key) ? [{ line, value: next }] : []));
}

const ownAlternates = (database: Database, loadId: number) =>
  database.query<Found>(sql`
    SELECT line, record ->> 'other_stock_code' AS value FROM feed_row
    WHERE feed = 'relations' AND since = ${loadId} AND record ->> 'stock_code' = record ->> 'other_stock_code'
    ORDER BY line LIMIT ${mostListed}`);

const operatorsNamed = (database: Database, loadId: number) =>
  database.query<Found>(sql`
    SELECT r.line, r.key AS value FROM feed_row r JOIN portal_user u ON lower(u.username) = r.key
    WHERE r.feed = 'users' AND r.since = ${loadId} AND u.user_type IN ('root', 'it') ORDER BY r.line`);

/** Values that this load removes but that live rows of a feed outside the load still refer to. */
const stillUsed = (database: Database, loadId: number, feed: string, column: string, target: string) =>
  database.transaction(
    (tx) =>
      tx.query<{ value: string }>(sql`
    SELECT DISTINCT r.record ->> ${column}::text AS value FROM feed_row r
    WHERE r.feed = ${feed} AND r.until IS NULL AND r.since <> ${loadId} AND r.record ->> ${column}::text IS NOT NULL
      AND NOT EXISTS (SELECT FROM feed_row t
        WHERE t.feed = ${target} AND t.since = ${loadId} AND t.key = r.record ->> ${column}::text)
    ORDER BY value LIMIT ${mostListed}`),
    { deadline: longDeadline },
  );

/** Feeds whose removed rows take dependent rows with them. A row of any other feed cannot be removed while it is referred to. */
export const owners: ReadonlySet<string> = new Set(['parts', 'accounts']);

/** Reports problems between rows: missing references, circles, and removed rows that are still needed. */
export async function crossCheck(
  database: Database,
  loadId: number,
  files: readonly SourceFile[],
  problems: Problems,
): Promise<void> {
  const report = (
    { feed, file }: SourceFile,
    found: Pick<Problem, 'line' | 'column' | 'value' | 'message' | 'remedy'>,
  ) => problems.add({ level: 'error', feed: feed.name, file, ...found });
  const sourceOf = (name: string) => files.find(({ feed }) => feed.name === name);

  await checkReferences(database, loadId, files, report);
  const parts = sourceOf('parts');
  for (const { line, value } of parts ? await circles(database, loadId) : []) {
    const message = 'takes the place of this part in a circle';
    if (parts)
      report(parts, { line, column: 'superseded_by', value, message, remedy: 'Empty the cell of the newest part.' });
  }
  const relations = sourceOf('relations');
  for (const { line, value } of relations ? await ownAlternates(database, loadId) : []) {
    const message = 'is the part itself';
    if (relations) report(relations, { line, column: 'other_stock_code', value, message, remedy: 'Remove the row.' });
  }
  const users = sourceOf('users');
  for (const { line, value } of users ? await operatorsNamed(database, loadId) : []) {
    const message = 'is an operator of the portal, whom no feed changes';
    if (users) report(users, { line, column: 'username', value, message, remedy: 'Remove the row.' });
  }
  for (const source of files.filter(({ feed }) => !owners.has(feed.name))) {
    const others = feeds.filter((feed) => !sourceOf(feed.name));
    for (const other of others) {
      const reference = referencesOf(other).find(({ target, isList }) => target === source.feed.name && !isList);
      if (!reference) continue;
      const used = await stillUsed(database, loadId, other.name, reference.column, source.feed.name);
      for (const { value } of used) {
        const message = `is missing, and the feed ${other.name} still refers to it`;
        report(source, { line: null, column: null, value, message, remedy: `Keep it, or load ${other.name} as well.` });
      }
    }
  }
}
