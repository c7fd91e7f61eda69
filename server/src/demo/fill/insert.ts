import type { Transaction } from '../../db/database.ts';

type Scalar = string | number | boolean | null;
/** A value as PostgreSQL reads it from text; lists become array literals. */
export type Cell = Scalar | readonly Scalar[];

/** Column name, its type where it is not text, and the value of a row. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => Cell];

const special = /["\\]/g;

function quoted(text: string): string {
  return `"${special.test(text) ? text.replace(special, '\\$&') : text}"`;
}

function cellText(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'object') return quoted(arrayText(cell));
  return typeof cell === 'string' ? quoted(cell) : String(cell);
}

const arrayText = (cells: readonly Scalar[]) => `{${cells.map(cellText).join(',')}}`;

/** Rows to a statement: 2,000 was somewhat quicker than 5,000 in the embedded store. */
const chunk = 2000;

/**
 * Inserts rows by one array a column: `unnest` took 2.7 s for 40,000 parts, json_to_recordset 2.8 s, jsonb_to_recordset 3.0 s.
 * Every array goes as one text, so that no driver has to know its type. The next rows are written out while the store is busy with
 * those before.
 */
export async function insertRows<Row>(
  tx: Transaction,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map(([name]) => `"${name}"`).join(', ');
  const cast = columns.map(([name, type]) => (type === 'text' ? `"${name}"` : `"${name}"::${type}`)).join(', ');
  const given = columns.map((_, index) => `$${index + 1}::text::text[]`).join(', ');
  const text = `INSERT INTO ${table} (${names}) SELECT ${cast} FROM unnest(${given}) AS given (${names})`;
  let sent: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < rows.length; from += chunk) {
    const slice = rows.slice(from, from + chunk);
    const values = columns.map(([, , value]) => `{${slice.map((row) => cellText(value(row))).join(',')}}`);
    await sent;
    sent = tx.query({ text, values });
  }
  await sent;
}
