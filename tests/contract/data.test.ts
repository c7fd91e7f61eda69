import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LoadDetail } from '@portal/domain/data';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { operator } from '../support/empty-store.ts';
import { run } from '../support/process.ts';
import { databases, emptyStore, start } from './databases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portal-data-screen-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const fileOf = (name: string, text: string, is_packed = false) => ({
  name,
  is_packed,
  content_base64: (is_packed ? gzipSync(text) : Buffer.from(text)).toString('base64'),
});

/** The load once it has been checked. */
async function checked(client: TestClient, load_id: number): Promise<LoadDetail> {
  await expect
    .poll(async () => (await client.call('dataLoad', { load_id })).load.state, { timeout: 60_000 })
    .not.toBe('reading');
  return (await client.call('dataLoad', { load_id })).load;
}

async function send(client: TestClient, mode: 'full' | 'delta', files: readonly object[]): Promise<LoadDetail> {
  const { load_id, is_same } = await client.call('dataLoadFiles', { mode, files });
  expect(is_same).toBe(false);
  return checked(client, load_id);
}

const stockHead = 'stock_code,warehouse_code,available,next_date\n';

describe.each(databases)('loads from the data screen on %s', (database) => {
  test('files are checked, compared, approved, rolled back and discarded; each answer is in the audit log', async () => {
    const { store, place } = await emptyStore(database, scratch);
    const server = await start(database, { store });
    try {
      const client = new TestClient(server.url);
      await client.signIn(operator.username, operator.password);
      expect(await client.call('dataFeeds')).toMatchObject({ has_parts: false, has_customers: false, is_demo: false });
      const loaded = await run(['node', 'server/dist/main.js', 'feed', 'load', 'examples/feeds'], place);
      expect(loaded.code).toBe(0);
      const { feeds, has_parts, has_customers } = await client.call('dataFeeds');
      expect({ has_parts, has_customers }).toEqual({ has_parts: true, has_customers: true });
      const stockRows = feeds.find(({ feed }) => feed === 'stock');
      expect(stockRows).toMatchObject({ title: 'Stock and expected dates', rows: 120, load_id: 1 });
      expect(Date.parse(stockRows?.loaded ?? '')).toBeGreaterThan(0);

      // It waits for a decision even within the limits.
      const prices = 'stock_code,quantity_break,price\nHXB-08030-ZP,1,8.00\nHXB-08030-ZP,500,5.50\n';
      const waiting = await send(client, 'delta', [
        fileOf('prices.csv', prices),
        fileOf('stock.csv', `${stockHead}HXB-08030-ZP,SYD,70,\n`, true),
      ]);
      expect(waiting).toMatchObject({
        state: 'waiting',
        channel: 'screen',
        by: operator.username,
        source: 'prices.csv, stock.csv',
        mode: 'delta',
        approval: [],
        changed: 3,
        rollback_to: null,
      });
      expect(waiting.differences.find(({ feed }) => feed === 'prices')).toMatchObject({
        rows: 2,
        changed: 2,
        moves: [
          { size: -1, prices: 1 },
          { size: 4, prices: 1 },
        ],
        largest: [
          { row: 'HXB-08030-ZP / 1', description: expect.stringContaining('M8'), before: '6.13', after: '8.00' },
          { row: 'HXB-08030-ZP / 500', before: '5.52', after: '5.50' },
        ],
      });
      const { load_id } = waiting;
      expect(await client.call('dataLoadApprove', { load_id })).toEqual({ load_id });
      const twice = await client.send('dataLoadApprove', { load_id });
      expect(twice.envelope).toMatchObject({ error: 'feed_refused', user_message: 'No load is waiting for approval.' });
      const { loads, more } = await client.call('dataLoads', { feed: 'stock' });
      expect(more).toBe(false);
      expect(loads).toMatchObject([
        { load_id, state: 'live', is_current: true },
        { load_id: 1, state: 'live', is_current: false, channel: 'command', by: '', feeds: expect.any(Array) },
      ]);
      expect((await client.call('dataLoads', { feed: 'stores' })).loads.map((load) => load.load_id)).toEqual([1]);
      expect((await client.call('dataLoads', { before: 2 })).loads.map((load) => load.load_id)).toEqual([1]);

      expect((await client.call('dataLoad', { load_id })).load.rollback_to).toBe(1);
      expect((await client.send('dataLoadRollback', { load_id: 1 })).envelope.error).toBe('feed_refused');
      expect(await client.call('dataLoadRollback', { load_id })).toEqual({ live: 1 });
      expect((await client.call('dataLoad', { load_id })).load).toMatchObject({ state: 'undone', is_current: false });

      const refused = await send(client, 'delta', [fileOf('stock.csv', `${stockHead}=HXB,SYD,many,\nNONE,SYD,1,\n`)]);
      expect(refused).toMatchObject({ state: 'ended', ending: 'refused', differences: [{ feed: 'stock' }] });
      const { problems, total } = await client.call('dataLoadProblems', { load_id: refused.load_id, from: 0 });
      expect(total).toBe(refused.errors);
      expect(problems[0]).toMatchObject({
        level: 'error',
        file: 'stock.csv',
        line: 2,
        column: 'stock_code',
        value: '=HXB',
        remedy: expect.any(String),
      });
      expect((await client.call('dataLoadProblems', { load_id: refused.load_id, from: 50 })).problems).toEqual([]);
      const { file } = await client.call('dataLoadProblemsFile', { load_id: refused.load_id });
      const text = Buffer.from(file.content_base64, 'base64').toString();
      expect(text).toMatch(
        /^\ufefflevel,feed,file,line,column,value,message,remedy\r\nerror,stock,stock\.csv,2,stock_code,'=HXB,/,
      );

      const other = await send(client, 'full', [fileOf('stock.csv', `${stockHead}HXB-08030-ZP,SYD,70,\n`)]);
      expect(other).toMatchObject({
        state: 'waiting',
        approval: [expect.stringMatching(/rows of stock would be removed/)],
      });
      await client.call('dataLoadDiscard', { load_id: other.load_id });
      expect(await checked(client, other.load_id)).toMatchObject({ state: 'ended', ending: 'discarded' });
      expect((await client.send('dataLoadDiscard', { load_id: other.load_id })).envelope.error).toBe('feed_refused');

      const nothing = await client.send('dataLoadFiles', { mode: 'full', files: [fileOf('wheels.csv', 'a\n1\n')] });
      expect(nothing.envelope).toMatchObject({ error: 'feed_refused' });
      expect(nothing.envelope.user_message).toMatch(/no file of a feed/);
      const cut = {
        name: 'stock.csv',
        is_packed: true,
        content_base64: gzipSync(stockHead).subarray(0, 15).toString('base64'),
      };
      expect((await client.send('dataLoadFiles', { mode: 'full', files: [cut] })).envelope.error).toBe('feed_refused');
      expect((await client.send('dataLoad', { load_id: 999 })).envelope.error).toBe('load_not_found');

      const all = await client.call('dataTemplates');
      expect(all.file).toMatchObject({ file_name: 'feed-templates.zip' });
      expect(Buffer.from(all.file.content_base64, 'base64').subarray(0, 2).toString()).toBe('PK');
      const one = await client.call('dataTemplates', { feed: 'stock' });
      expect(Buffer.from(one.file.content_base64, 'base64').toString()).toMatch(/^stock_code,warehouse_code,available/);
      expect((await client.send('dataTemplates', { feed: 'wheels' })).envelope.error).toBe('invalid_request');
      if (database === 'postgres') {
        const pool = new pg.Pool({ connectionString: store, max: 1 });
        const { rows } = await pool.query<{ what: string }>(
          "SELECT what FROM audit_log WHERE what LIKE 'feed_%' AND user_id IS NOT NULL ORDER BY audit_id",
        );
        await pool.end();
        expect(rows.map(({ what }) => what)).toEqual([
          'feed_load',
          'feed_approve',
          'feed_rollback',
          'feed_load',
          'feed_load',
          'feed_discard',
        ]);
      }
    } finally {
      await server.stop();
    }
  });
});

test('the demo supplier was loaded by feeds and accepts more of them', async () => {
  const server = await start('pglite');
  try {
    const client = await signedIn(server.url, 'it');
    const { feeds, ...facts } = await client.call('dataFeeds');
    expect(facts).toMatchObject({ has_parts: true, has_customers: true, is_demo: false });
    expect(feeds.find(({ feed }) => feed === 'parts')).toMatchObject({
      load_id: 1,
      newest: { load_id: 1, state: 'live', channel: 'command', file: 'parts.csv', changed: 0, errors: 0 },
    });
    expect(feeds.find(({ feed }) => feed === 'past-orders')).toMatchObject({ load_id: 1 });
    const files = [fileOf('carriers.csv', 'carrier,name\nFOOT,On foot\n')];
    expect((await client.send('dataLoadFiles', { mode: 'delta', files })).envelope.error).toBeFalsy();
  } finally {
    await server.stop();
  }
});
