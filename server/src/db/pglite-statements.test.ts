import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outcome, Statements } from './pglite-statements.ts';
import { readerOf } from './value-readers.ts';
import { readRows } from './wire-rows.ts';

let store: PGlite;
let statements: Statements;
const heard: string[] = [];

beforeAll(async () => {
  store = await PGlite.create();
  await store.exec('CREATE TABLE thing (name text PRIMARY KEY, size integer)');
  statements = new Statements(store, (channel, payload) => heard.push(`${channel}: ${payload}`));
});
afterAll(() => store.close());

const rowsOf = (outcome: Outcome) =>
  'raw' in outcome ? readRows(outcome.raw, outcome.columns, readerOf) : outcome.rows;
const run = async (text: string, values: readonly unknown[] = []) => rowsOf(await statements.run(text, values, null));

test('values of every kind are read correctly: null, text, numbers, times, arrays, json', async () => {
  const text = `SELECT $1::text AS said, NULL::text AS nothing, 7 AS n, 12.50::numeric AS money, 9007199254740993::bigint AS big,
    true AS yes, '2026-11-20 23:41:22.5+00'::timestamptz AS at, '2026-11-20'::date AS day, ARRAY['a "b"', 'c,d'] AS words,
    ARRAY[1.10, 2]::numeric[] AS prices, '{"a": [1, null]}'::jsonb AS data, '\\x00ff'::bytea AS bytes`;
  const [row] = (await run(text, ['Größe "٣" 🔩'])) as Record<string, unknown>[];
  expect(row).toEqual({
    said: 'Größe "٣" 🔩',
    nothing: null,
    n: 7,
    money: '12.50',
    big: '9007199254740993',
    yes: true,
    at: '2026-11-20T23:41:22.500Z',
    day: '2026-11-20',
    words: ['a "b"', 'c,d'],
    prices: ['1.10', '2'],
    data: { a: [1, null] },
    bytes: Buffer.from([0, 255]),
  });
});

test('a result larger than one chunk is complete and in order', async () => {
  const rows = await run(`SELECT n, repeat('x', 200) AS filler FROM generate_series(1, 5000) AS n`);
  expect(rows).toHaveLength(5000);
  expect(rows[4999]).toEqual({ n: 5000, filler: 'x'.repeat(200) });
});

test('a refused statement throws its code and constraint, and the next statement runs', async () => {
  await run('INSERT INTO thing VALUES ($1, $2)', ['bolt', 1]);
  const again = run('INSERT INTO thing VALUES ($1, $2)', ['bolt', 2]);
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' });
  expect(await run('SELECT size FROM thing WHERE name = $1', ['bolt'])).toEqual([{ size: 1 }]);
});

test('a refused statement in a transaction has no effect after the rollback', async () => {
  await statements.run('INSERT INTO thing VALUES ($1, $2)', ['nut', 1], 'BEGIN');
  await expect(run('INSERT INTO thing VALUES ($1, $2)', ['nut', 2])).rejects.toThrow('duplicate key');
  await statements.command('ROLLBACK');
  expect(await run('SELECT size FROM thing WHERE name = $1', ['nut'])).toEqual([]);
});

test('a notification that arrives with a result is received', async () => {
  await store.exec('LISTEN news');
  await run(`SELECT pg_notify('news', $1)`, ['eins – zwei']);
  expect(heard).toEqual(['news: eins – zwei']);
});
