import { expect, test } from 'vitest';
import { migratedStore } from './memory-store.fixture.ts';

const heading = `/**
 * Row types of the tables. Generated from the migrations by \`npm run unit -- server/src/db/schema.test.ts -u\`, which fails
 * without \`-u\` while this file is out of date. What a jsonb column holds is declared where it is read.
 */
export interface Tables {
`;

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: boolean;
  /** Definition of a check constraint that lists the values of this column. */
  readonly listed: string | null;
  /** Whether a check constraint says that no element of this array is null. */
  readonly is_filled: boolean;
}

const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  jsonb: 'unknown',
};

function typeOf({ type, required, listed, is_filled }: ColumnRow): string {
  const values = listed === null ? [] : [...listed.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`);
  const scalar = scalars[type.replace(/^_/, '')] ?? 'string';
  const element = is_filled ? scalar : `(${scalar} | null)`;
  const read = values.length > 0 ? values.join(' | ') : type.startsWith('_') ? `readonly ${element}[]` : scalar;
  return required || type === 'jsonb' ? read : `${read} | null`;
}

test('schema.ts matches the migrated schema', async () => {
  const store = await migratedStore();
  const { rows } = await store.query<ColumnRow>(`
    SELECT c.relname AS table, a.attname AS column, t.typname AS type, a.attnotnull AS required,
      (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
          AND pg_get_constraintdef(k.oid) LIKE '%= ANY (%') AS listed,
      EXISTS (SELECT FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
          AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((array_position(%, NULL%) IS NULL))') AS is_filled
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`);
  await store.close();
  const tables = new Map<string, string[]>();
  for (const row of rows) {
    const columns = tables.get(row.table) ?? [];
    tables.set(row.table, [...columns, `    readonly ${row.column}: ${typeOf(row)};\n`]);
  }
  const written = [...tables].map(([table, columns]) => `  readonly ${table}: {\n${columns.join('')}  };\n`);
  await expect(`${heading}${written.join('')}}\n`).toMatchFileSnapshot('./schema.ts');
});
