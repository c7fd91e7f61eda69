import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedStore } from './memory-store.fixture.ts';
import { NullColumns, type PlanNode } from './null-columns.fixture.ts';
import { type Declared, type DeclaredStatement, readStatements, type Statements } from './read-statements.fixture.ts';

/**
 * Prepares every SQL statement of the server against the real schema and checks that its text is valid, that its declared row type has
 * the returned columns with matching types and nullability, and that PostgreSQL accepts the types of its values.
 */
const text = ['string'];
const kindsByType: Readonly<Record<number, readonly string[]>> = {
  16: ['boolean'],
  17: ['bytes'],
  19: text,
  20: text,
  21: ['number'],
  23: ['number'],
  25: text,
  701: ['number'],
  1043: text,
  1082: text,
  1184: text,
  1700: text,
  2950: text,
  1007: ['number[]', 'number|null[]'],
  1231: ['number[]'],
  1009: ['string[]', 'string|null[]'],
};
/** jsonb, json and void: the schema does not describe their content. */
const open = new Set([3802, 114, 2278]);

let store: PGlite;
let read: Statements;
/** Nullable columns by the numbers of table and column, and by their names. */
const nullable = new Set<string>();

beforeAll(async () => {
  read = readStatements();
  store = await migratedStore();
  // Statements on a temporary table are checked while there is one; outside a transaction it would be dropped at once.
  for (const { text: statement } of read.statements) {
    if (statement.includes('CREATE TEMPORARY TABLE')) await store.exec(statement.replace('ON COMMIT DROP', ''));
  }
  const { rows } = await store.query<{ attrelid: number; attnum: number; table: string; column: string }>(`
    SELECT attrelid, attnum, relname AS table, attname AS column FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
    WHERE NOT attnotnull AND attnum > 0 AND relnamespace = 'public'::regnamespace`);
  // Without them a plan shows every condition, also one that a partial index makes true.
  for (const name of ['indexscan', 'indexonlyscan', 'bitmapscan']) await store.exec(`SET enable_${name} = off`);
  for (const { attrelid, attnum, table, column } of rows) {
    nullable.add(`${attrelid}.${attnum}`);
    nullable.add(`${table}.${column}`);
  }
});
afterAll(() => store.close());

type Described = messages.RowDescriptionMessage['fields'];

async function describe(
  statement: string,
): Promise<{ readonly columns: Described; readonly types: readonly number[] }> {
  const { serialize } = protocol;
  const parts = [serialize.parse({ text: statement }), serialize.describe({ type: 'S' }), serialize.sync()];
  const { messages: sent } = await store.execProtocol(Buffer.concat(parts));
  const columns = sent.find((each) => each.name === 'rowDescription') as messages.RowDescriptionMessage | undefined;
  const types = sent.find((each) => each.name === 'parameterDescription') as
    | messages.ParameterDescriptionMessage
    | undefined;
  return { columns: columns?.fields ?? [], types: types?.dataTypeIDs ?? [] };
}

/** The plan of a statement, from which it is read which columns can be null; null for statements that have none. */
async function planOf(statement: string): Promise<NullColumns | null> {
  const [result] = await store.exec(`EXPLAIN (VERBOSE, GENERIC_PLAN, FORMAT JSON) ${statement}`);
  const [row] = (result?.rows ?? []) as { 'QUERY PLAN': { Plan: PlanNode }[] }[];
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return plan ? new NullColumns(plan, nullable) : null;
}

const fits = ({ kinds }: Declared, allowed: readonly string[] | undefined) =>
  [...kinds].every((kind) => kind === 'any' || allowed?.includes(kind));
const shown = ({ kinds, nullable: isNull }: Declared) => [...kinds, ...(isNull ? ['null'] : [])].join(' | ');

function faultsOfRow(
  row: NonNullable<DeclaredStatement['row']>,
  columns: Described,
  nulls: NullColumns | null,
): string[] {
  const faults = [...row.keys()]
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `declares ${name}, which it does not return`);
  for (const [index, { name, dataTypeID, tableID, columnID }] of columns.entries()) {
    const declared = row.get(name);
    if (!declared) {
      faults.push(`returns ${name}, which it does not declare`);
      continue;
    }
    if (!open.has(dataTypeID) && !fits(declared, kindsByType[dataTypeID])) {
      faults.push(`${name}: ${shown(declared)} for type ${dataTypeID}`);
    }
    const canBeNull = nullable.has(`${tableID}.${columnID}`) || nulls?.has(index);
    if (canBeNull && !declared.nullable && !declared.kinds.has('any')) {
      faults.push(`${name} can be null`);
    }
  }
  return faults;
}

function faultsOfValues(values: readonly Declared[], types: readonly number[]): string[] {
  return values.flatMap((value, index) => {
    const type = types[index] ?? 0;
    // JSON is sent as text; int8 and numeric accept numbers as well as text.
    const allowed = open.has(type) ? text : [20, 1700].includes(type) ? ['string', 'number'] : kindsByType[type];
    return fits(value, allowed) ? [] : [`$${index + 1}: ${shown(value)} for type ${type}`];
  });
}

async function faultsOf({ place, text: statement, values, row }: DeclaredStatement): Promise<readonly string[]> {
  try {
    const { columns, types } = await describe(statement);
    const nulls = row && row.size > 0 ? await planOf(statement) : null;
    const found = [...faultsOfValues(values, types), ...(row ? faultsOfRow(row, columns, nulls) : [])];
    return found.map((fault) => `${place}: ${fault}`);
  } catch (error) {
    return [`${place}: ${(error as Error).message}`];
  }
}

test('every statement matches the schema: text, values and rows', async () => {
  const faults: string[] = [];
  for (const statement of read.statements) faults.push(...(await faultsOf(statement)));
  expect(faults).toEqual([]);
  expect(read.statements.length).toBeGreaterThan(250);
});

test('statements that do not match the schema are reported', async () => {
  const declared = (...kinds: string[]): Declared => ({ kinds: new Set(kinds), nullable: false });
  const statement = {
    place: 'x.ts:1',
    text: 'SELECT stock_code, superseded_by, pack_quantity, poa FROM part WHERE part_id = $1',
    values: [declared('number')],
    row: new Map([
      ['stock_code', declared('string')],
      ['superseded_by', { kinds: new Set(['string']), nullable: true }],
      ['pack_quantity', declared('number')],
      ['poa', declared('boolean')],
    ]),
  } satisfies DeclaredStatement;
  expect(await faultsOf(statement)).toEqual([]);
  const withRow = (name: string, column: Declared) => ({
    ...statement,
    row: new Map([...statement.row, [name, column]]),
  });
  const { stock_code: _, ...rest } = Object.fromEntries(statement.row);
  const bad: readonly (readonly [DeclaredStatement, string])[] = [
    [
      { ...statement, text: statement.text.replace('poa', 'on_application AS poa') },
      'column "on_application" does not exist',
    ],
    [{ ...statement, text: `${statement.text} AND` }, 'syntax error at end of input'],
    [{ ...statement, values: [declared('string')] }, '$1: string for type 23'],
    [{ ...statement, row: new Map(Object.entries(rest)) }, 'returns stock_code, which it does not declare'],
    [withRow('colour', declared('string')), 'declares colour, which it does not return'],
    [withRow('pack_quantity', declared('string')), 'pack_quantity: string for type 23'],
    [withRow('superseded_by', declared('string')), 'superseded_by can be null'],
  ];
  for (const [wrong, fault] of bad) expect(await faultsOf(wrong)).toEqual([`x.ts:1: ${fault}`]);
});

test.each([
  ['an outer join', 'SELECT p.description AS x FROM price c LEFT JOIN part p USING (stock_code)', true],
  ['its other side', 'SELECT c.stock_code AS x FROM price c LEFT JOIN part p USING (stock_code)', false],
  ['a full join', 'SELECT c.stock_code AS x FROM price c FULL JOIN part p ON p.stock_code = c.stock_code', true],
  ['a maximum of no rows', 'SELECT max(part_id) AS x FROM part', true],
  ['a maximum of each group', 'SELECT max(part_id) AS x FROM part GROUP BY finish', false],
  ['a number of rows', 'SELECT count(*)::int AS x FROM part', false],
  ['a subquery', 'SELECT (SELECT name FROM carrier WHERE code = p.finish) AS x FROM part p', true],
  ['a subquery that counts', 'SELECT (SELECT count(*) FROM carrier WHERE code = p.finish) AS x FROM part p', false],
  ['an existence', 'SELECT EXISTS (SELECT FROM carrier WHERE code = p.finish) AS x FROM part p', false],
  ['NULLIF', "SELECT nullif(finish, '') AS x FROM part", true],
  ['CASE without ELSE', 'SELECT CASE WHEN poa THEN finish END AS x FROM part', true],
  ['CASE with ELSE', 'SELECT CASE WHEN superseded_by IS NULL THEN finish ELSE size END AS x FROM part', false],
  ['a nullable column in an expression', 'SELECT lower(superseded_by) AS x FROM part', true],
  [
    'a column that the condition fills',
    'SELECT lower(superseded_by) AS x FROM part WHERE superseded_by IS NOT NULL',
    false,
  ],
  ['COALESCE with a text', "SELECT coalesce(superseded_by, '') AS x FROM part", false],
  ['COALESCE with a nullable column', 'SELECT coalesce(image, superseded_by) AS x FROM part', true],
] as const)('a column that is computed by %s: %s can be null: %s', async (_, statement, expected) => {
  expect((await planOf(statement))?.has(0)).toBe(expected);
});

test('every sql template is part of a checked statement', () => {
  expect(read.unused).toEqual([]);
});

/** Files that build statements at run time, from names in the schema or on behalf of their callers, and how many each. */
const dynamicFiles = {
  'server/src/backup/read-backup.ts': 2,
  'server/src/backup/tables.ts': 1,
  'server/src/backup/write-backup.ts': 3,
  'server/src/db/migrate.ts': 1,
  'server/src/db/postgres.ts': 1,
  'server/src/db/references.ts': 2,
  'server/src/demo/fill/insert.ts': 1,
  'server/src/metrics/measured.ts': 1,
  'server/src/tracing/traced.ts': 1,
};

test('only the listed files build statements that are not checked here', () => {
  const files: Record<string, number> = {};
  for (const place of read.dynamic) {
    const file = place.replace(/:\d+$/, '');
    files[file] = (files[file] ?? 0) + 1;
  }
  expect(files).toEqual(dynamicFiles);
});
