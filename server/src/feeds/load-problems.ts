import type { LoadProblem } from '@portal/domain/data';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type ProblemRow = Tables['feed_problem'];

/** Loads whose problems are stored. */
const loadsWithProblems = 100;
/** Longer values are cut off. */
const longestValue = 200;
/** Problems per statement. */
const batchSize = 1_000;

/** Stores the problems of a load and removes those of old loads. */
export async function storeProblems(
  database: Database,
  loadId: number,
  problems: readonly LoadProblem[],
): Promise<void> {
  await database.query(sql`DELETE FROM feed_problem WHERE load_id <= ${loadId - loadsWithProblems}`);
  for (let from = 0; from < problems.length; from += batchSize) {
    const rows = problems.slice(from, from + batchSize);
    const texts = (pick: (problem: LoadProblem) => string | null) => rows.map(pick);
    await database.query(sql`
      INSERT INTO feed_problem (load_id, position, level, feed, file, line, column_name, value, message, remedy)
      SELECT ${loadId}, ${from} + place, level, feed, file, line, column_name, value, message, remedy
      FROM unnest(${texts(({ level }) => level)}::text[], ${texts(({ feed }) => feed)}::text[],
        ${texts(({ file }) => file)}::text[], ${rows.map(({ line }) => line)}::int[],
        ${texts(({ column }) => column)}::text[], ${texts(({ value }) => value?.slice(0, longestValue) ?? null)}::text[],
        ${texts(({ message }) => message)}::text[], ${texts(({ remedy }) => remedy)}::text[])
        WITH ORDINALITY AS given (level, feed, file, line, column_name, value, message, remedy, place)`);
  }
}

/** Stored problems of a load in the order of its files, from a position (0 is the first), and the number of all. */
export async function readProblems(
  database: Database,
  loadId: number,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<{ readonly problems: readonly LoadProblem[]; readonly total: number }> {
  const rows = await database.query<Omit<ProblemRow, 'load_id' | 'position'> & { readonly total: number }>(sql`
    SELECT level, feed, file, line, column_name, value, message, remedy, count(*) OVER ()::int AS total
    FROM feed_problem WHERE load_id = ${loadId} ORDER BY position OFFSET ${from} LIMIT ${most}`);
  return {
    problems: rows.map(({ column_name, total: _, ...problem }) => ({ ...problem, column: column_name })),
    total: rows[0]?.total ?? 0,
  };
}
