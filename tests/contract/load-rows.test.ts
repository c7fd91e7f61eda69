import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadDetail } from '@portal/domain/data';
import { afterAll, describe, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { operator } from '../support/empty-store.ts';
import { run } from '../support/process.ts';
import { root } from '../support/root.ts';
import { databases, emptyStore, start } from './databases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portal-load-rows-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const fileOf = (name: string, text: string) => ({
  name,
  is_packed: false,
  content_base64: Buffer.from(text).toString('base64'),
});

/** The load once it has been checked. */
async function checked(client: TestClient, load_id: number): Promise<LoadDetail> {
  await expect
    .poll(async () => (await client.call('dataLoad', { load_id })).load.state, { timeout: 60_000 })
    .not.toBe('reading');
  return (await client.call('dataLoad', { load_id })).load;
}

const prices = (rows: string) => [fileOf('prices.csv', `stock_code,quantity_break,price\n${rows}`)];

describe.each(databases)('rows of a waiting load, and loading again, on %s', (database) => {
  test('rows are listed, left out and the rest goes live; refused files are tried again; waiting files are loaded at once', async () => {
    const { store, place } = await emptyStore(database, scratch);
    const watched = join(scratch, `watched-${database}`);
    mkdirSync(watched);
    const server = await start(database, { store, env: { PORTAL_FEED_FOLDER: watched } });
    try {
      const client = new TestClient(server.url);
      await client.signIn(operator.username, operator.password);
      expect((await run(['node', 'server/dist/main.js', 'feed', 'load', 'examples/feeds'], place)).code).toBe(0);

      // One price ten times as high by mistake, one that falls, and a new break.
      const files = prices('HXB-08030-ZP,1,61.30\nHXB-08030-ZP,500,5.50\nHXB-08030-ZP,900,5.10\n');
      const { load_id } = await client.call('dataLoadFiles', { mode: 'delta', files });
      const waiting = await checked(client, load_id);
      const [difference] = waiting.differences;
      expect(waiting).toMatchObject({ state: 'waiting', added: 1, changed: 2, can_load_again: false });
      expect(difference).toMatchObject({
        tenfold: ['HXB-08030-ZP\t1'],
        families: [
          {
            name: expect.any(String),
            sizes: [
              { size: -1, prices: 1 },
              { size: 5, prices: 1 },
            ],
          },
        ],
        accounts: [],
        left_out: 0,
        mapped: null,
      });
      const { rows, total } = await client.call('dataLoadRows', { load_id, from: 0 });
      expect(total).toBe(3);
      expect(rows).toMatchObject([
        {
          row: 'HXB-08030-ZP / 1',
          kind: 'changed',
          line: 2,
          values: [{ column: 'price', before: '6.13', after: '61.30' }],
        },
        { row: 'HXB-08030-ZP / 500', kind: 'changed', values: [{ column: 'price', before: '5.52', after: '5.50' }] },
        { row: 'HXB-08030-ZP / 900', kind: 'new', values: [{ column: 'price', before: null, after: '5.10' }] },
      ]);
      expect((await client.call('dataLoadRows', { load_id, from: 0, kind: 'new' })).total).toBe(1);
      expect((await client.call('dataLoadRows', { load_id, from: 0, find: 'zp / 5' })).rows).toHaveLength(1);
      expect((await client.call('dataLoadRows', { load_id, from: 0, feed: 'stock' })).total).toBe(0);

      const keys = difference?.tenfold ?? [];
      expect(await client.call('dataLoadLeaveOut', { load_id, feed: 'prices', keys: [...keys] })).toEqual({ rows: 1 });
      const again = await client.send('dataLoadLeaveOut', { load_id, feed: 'prices', keys: [...keys] });
      expect(again.envelope).toMatchObject({
        error: 'feed_refused',
        user_message: expect.stringMatching(/no.* any more/),
      });
      const rest = await checked(client, load_id);
      expect(rest).toMatchObject({ state: 'waiting', added: 1, changed: 1 });
      expect(rest.differences[0]).toMatchObject({ left_out: 1, tenfold: [], moves: [{ size: -1, prices: 1 }] });
      expect(rest.story.map(({ what, by, rows: left }) => [what, by, left])).toEqual([
        ['feed_leave_out', operator.username, 1],
      ]);
      await client.call('dataLoadApprove', { load_id });
      // The price that was left out is unchanged, so the same files still differ from the live data.
      const same = await client.call('dataLoadFiles', { mode: 'delta', files });
      expect(same.is_same).toBe(false);
      expect(await checked(client, same.load_id)).toMatchObject({ state: 'waiting', changed: 1, added: 0 });
      // A load without any change left is discarded and may be loaded again.
      await client.call('dataLoadLeaveOut', { load_id: same.load_id, feed: 'prices', keys: [...keys] });
      expect(await checked(client, same.load_id)).toMatchObject({
        state: 'ended',
        ending: 'discarded',
        can_load_again: true,
      });

      // A new category that a part of the load needs stays in it; a part's own row may go.
      const categories = 'category,parent,position\nAnchors,,90\n';
      const parts = 'stock_code,description,category,product_type\nANC-1,An anchor,Anchors,Anchors\n';
      const sent = await client.call('dataLoadFiles', {
        mode: 'delta',
        files: [fileOf('categories.csv', categories), fileOf('parts.csv', parts)],
      });
      const both = await checked(client, sent.load_id);
      expect(both).toMatchObject({ state: 'waiting', added: 2 });
      const leave = (feed: string, key: string) =>
        client.send('dataLoadLeaveOut', { load_id: both.load_id, feed, keys: [key] });
      expect((await leave('categories', 'Anchors')).envelope).toMatchObject({
        error: 'feed_refused',
        user_message: expect.stringMatching(/^Anchors cannot be left out alone/),
      });
      expect((await leave('parts', 'ANC-1')).envelope.data).toEqual({ rows: 1 });
      expect((await leave('categories', 'Anchors')).envelope.data).toEqual({ rows: 1 });

      // Refused files are loaded again from the server's copy: the rows that they refer to may exist by now.
      const stock = [fileOf('stock.csv', 'stock_code,warehouse_code,available,next_date\nNEW-1,SYD,5,\n')];
      const early = await client.call('dataLoadFiles', { mode: 'delta', files: stock });
      expect(await checked(client, early.load_id)).toMatchObject({ ending: 'refused', can_load_again: true });
      const { feeds } = await client.call('dataFeeds');
      expect(feeds.find(({ feed }) => feed === 'stock')?.newest).toMatchObject({
        load_id: early.load_id,
        can_load_again: true,
      });
      const part = join(scratch, `part-${database}`);
      mkdirSync(part);
      writeFileSync(
        join(part, 'parts.csv'),
        'stock_code,description,category,product_type\nNEW-1,A new bolt,Nuts,Hex nuts\n',
      );
      expect((await run(['node', 'server/dist/main.js', 'feed', 'load', part, '--delta'], place)).code).toBe(0);
      const retried = await client.call('dataLoadAgain', { load_id: early.load_id });
      expect(await checked(client, retried.load_id)).toMatchObject({ state: 'waiting', added: 1, mode: 'delta' });
      await client.call('dataLoadApprove', { load_id: retried.load_id });
      expect((await client.send('dataLoadAgain', { load_id: retried.load_id })).envelope.error).toBe('feed_refused');
      expect((await client.send('dataLoadAgain', { load_id: 999 })).envelope.error).toBe('load_not_found');

      // Files in the watched folder are loaded without their marker; refused ones are moved back and tried again.
      expect(await client.call('dataWaitingFiles')).toEqual({ folder: { files: [], problem: null }, bucket: null });
      const nothing = await client.send('dataLoadNow', { from: 'folder', mode: 'delta' });
      expect(nothing.envelope).toMatchObject({ error: 'feed_refused', user_message: 'No files are waiting there.' });
      expect((await client.send('dataLoadNow', { from: 'bucket', mode: 'delta' })).envelope.error).toBe('feed_refused');
      cpSync(join(root, 'examples/feeds/carriers.csv'), join(watched, 'carriers.csv'));
      writeFileSync(join(watched, 'stock.csv'), 'stock_code,warehouse_code,available\nNONE,SYD,5\n');
      expect((await client.call('dataWaitingFiles')).folder?.files).toEqual(['carriers.csv', 'stock.csv']);
      const now = await client.call('dataLoadNow', { from: 'folder', mode: 'delta' });
      const refused = await checked(client, now.load_id);
      expect(refused).toMatchObject({ ending: 'refused', channel: 'folder', by: operator.username, mode: 'delta' });
      await expect.poll(() => readdirSync(watched)).toEqual(['failed']);
      expect(refused.can_load_again).toBe(true);
      const second = await client.call('dataLoadAgain', { load_id: now.load_id });
      expect(await checked(client, second.load_id)).toMatchObject({ ending: 'refused' });
      await expect.poll(() => readdirSync(watched)).toEqual(['failed']);
      writeFileSync(join(watched, 'stock.csv'), 'stock_code,warehouse_code,available\nNEW-1,SYD,6\n');
      const newer = await client.send('dataLoadAgain', { load_id: second.load_id });
      expect(newer.envelope.user_message).toMatch(/^Newer files are waiting/);
      const live = await client.call('dataLoadNow', { from: 'folder', mode: 'delta' });
      expect(await checked(client, live.load_id)).toMatchObject({ state: 'live', changed: 1 });
    } finally {
      await server.stop();
    }
  });
});
