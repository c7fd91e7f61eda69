import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedStore } from './memory-store.fixture.ts';
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
/** `table.column` numbers of nullable columns. */
const nullable = new Set<string>();

beforeAll(async () => {
  read = readStatements();
  store = await migratedStore();
  // Statements on a temporary table are checked while there is one; outside a transaction it would be dropped at once.
  for (const { text: statement } of read.statements) {
    if (statement.includes('CREATE TEMPORARY TABLE')) await store.exec(statement.replace('ON COMMIT DROP', ''));
  }
  const { rows } = await store.query<{ attrelid: number; attnum: number }>(`
    SELECT attrelid, attnum FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
    WHERE NOT attnotnull AND attnum > 0 AND relnamespace = 'public'::regnamespace`);
  for (const { attrelid, attnum } of rows) nullable.add(`${attrelid}.${attnum}`);
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

const fits = ({ kinds }: Declared, allowed: readonly string[] | undefined) =>
  [...kinds].every((kind) => kind === 'any' || allowed?.includes(kind));
const shown = ({ kinds, nullable: isNull }: Declared) => [...kinds, ...(isNull ? ['null'] : [])].join(' | ');

function faultsOfRow(row: NonNullable<DeclaredStatement['row']>, columns: Described): string[] {
  const faults = [...row.keys()]
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `declares ${name}, which it does not return`);
  for (const { name, dataTypeID, tableID, columnID } of columns) {
    const declared = row.get(name);
    if (!declared) {
      faults.push(`returns ${name}, which it does not declare`);
      continue;
    }
    if (!open.has(dataTypeID) && !fits(declared, kindsByType[dataTypeID])) {
      faults.push(`${name}: ${shown(declared)} for type ${dataTypeID}`);
    }
    if (nullable.has(`${tableID}.${columnID}`) && !declared.nullable && !declared.kinds.has('any')) {
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
    const found = [...faultsOfValues(values, types), ...(row ? faultsOfRow(row, columns) : [])];
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

test('every sql template is part of a checked statement', () => {
  expect(read.unused).toEqual([]);
});

/** Files that build statements at run time, from names in the schema or on behalf of their callers. */
const dynamicFiles = [
  'server/src/backup/read-backup.ts',
  'server/src/backup/tables.ts',
  'server/src/backup/write-backup.ts',
  'server/src/db/migrate.ts',
  'server/src/db/postgres.ts',
  'server/src/db/references.ts',
  'server/src/demo/fill/insert.ts',
  'server/src/metrics/measured.ts',
  'server/src/tracing/traced.ts',
];

test('only the listed files build statements that are not checked here', () => {
  const files = [...new Set(read.dynamic.map((place) => place.replace(/:\d+$/, '')))].sort();
  expect(files).toEqual(dynamicFiles);
});
