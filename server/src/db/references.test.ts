import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedStore } from './memory-store.fixture.ts';

/** Endings of columns that name a row: by its id, code or number, or a user by id or name. */
const suffixes = /(^|_)(id|num|no|by|user|by_name)$|_code$/;

/** Further columns that name a row, which the endings do not show. */
const furtherNames = [
  'accode',
  'billto',
  'code',
  'component',
  'key',
  'parent',
  'parent_key',
  // Loads of a row of a feed.
  'since',
  'until',
  'version',
];

/** A flag or a time cannot have a foreign key. */
const keyTypes = ['text', 'integer', 'bigint'];

interface ColumnRow {
  readonly on_table: string;
  readonly name: string;
  readonly type: string;
  readonly has_foreign_key: boolean;
  /** Whether it is its table's primary key by itself. */
  readonly is_own_key: boolean;
  readonly comment: string | null;
}

let store: PGlite;
beforeAll(async () => {
  store = await migratedStore();
});
afterAll(() => store.close());

/** Columns whose name says that they name a row, with neither a foreign key nor a comment that says why there is none. */
async function unexplained(): Promise<readonly string[]> {
  const { rows } = await store.query<ColumnRow>(`
    SELECT c.relname AS on_table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
      EXISTS (SELECT FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)) AS has_foreign_key,
      EXISTS (SELECT FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'p' AND k.conkey = ARRAY[a.attnum]) AS is_own_key,
      col_description(c.oid, a.attnum) AS comment
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`);
  const keys = rows.filter(({ is_own_key }) => is_own_key);
  // Such as `warehouse` and `carrier`.
  const isNamedAsTable = ({ name, type }: ColumnRow) => keys.some((key) => key.on_table === name && key.type === type);
  // An array cannot have a foreign key, whatever its name is.
  const namesRow = (row: ColumnRow) =>
    keyTypes.some((type) => row.type === `${type}[]`) ||
    (keyTypes.includes(row.type) &&
      (suffixes.test(row.name) || furtherNames.includes(row.name) || isNamedAsTable(row)));
  return rows
    .filter((row) => namesRow(row) && !row.has_foreign_key && !row.is_own_key)
    .filter(({ comment }) => !/No foreign key: \S/.test(comment ?? ''))
    .map(({ on_table, name }) => `${on_table}.${name}`);
}

test('a column that names a row has a foreign key, or a comment that says why it has none', async () => {
  expect(await unexplained()).toEqual([]);
});

test('columns without a key and without a reason are reported', async () => {
  await store.exec(`
    CREATE TABLE visit (
      visit_id integer PRIMARY KEY,
      accode text NOT NULL REFERENCES account,
      stock_code text NOT NULL,
      order_num text NOT NULL,
      made_by text NOT NULL,
      warehouse text NOT NULL,
      since integer NOT NULL,
      seen_parts integer[] NOT NULL,
      is_by boolean NOT NULL
    )`);
  await store.exec(`COMMENT ON COLUMN visit.stock_code IS 'No foreign key: parts come and go.'`);
  await store.exec(`COMMENT ON COLUMN visit.order_num IS 'The order.'`);
  const found = await unexplained();
  await store.exec('DROP TABLE visit');
  expect(found).toEqual(['visit.order_num', 'visit.made_by', 'visit.warehouse', 'visit.since', 'visit.seen_parts']);
});

test('deleting a page deletes its preview links; deleting a user deletes their open tabs', async () => {
  const { rows } = await store.query<{ name: string; definition: string }>(`
    SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conname IN ('hive_preview_page_id_fkey', 'hive_presence_user_id_fkey') ORDER BY conname`);
  expect(rows).toEqual([
    {
      name: 'hive_presence_user_id_fkey',
      definition: 'FOREIGN KEY (user_id) REFERENCES portal_user(user_id) ON DELETE CASCADE',
    },
    {
      name: 'hive_preview_page_id_fkey',
      definition: 'FOREIGN KEY (page_id) REFERENCES hive_page(page_id) ON DELETE CASCADE',
    },
  ]);
});
