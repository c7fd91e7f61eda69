import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newKeyPair } from '../../server/src/backup/key-pair.fixture.ts';
import { add } from '../contract/databases.ts';
import { signedIn, type TestClient } from '../support/client.ts';
import { run } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { filledFolder } from '../support/template-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-drill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = async (client: TestClient, cartId: string) => {
  const { cart } = await client.call('getCart', {}, { parameters: { cartId } });
  return cart.orderLine.map(({ line_id, stock_code, order_quantity }) => ({ line_id, stock_code, order_quantity }));
};

test('a drill: the schedule writes an encrypted backup, and with its key a portal in an empty folder has the orders', async () => {
  const store = await filledFolder(600);
  const first = await startServer({ store });
  const client = await signedIn(first.url, 'customer');
  const { cart } = await client.call('newCart', { accode: 'KES014' });
  const parameters = { cartId: cart.orderNum };
  await client.call('saveCart', { operations: [add('HXB-12050-88Z', 300)] }, { parameters });
  const before = await linesOf(client, cart.orderNum);
  expect(before).toHaveLength(1);
  await first.stop();

  // No command is needed: the scheduled job is due as soon as the portal runs with the schedule.
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const { publicKey, privateKey } = await newKeyPair();
  const second = await startServer({
    store,
    env: { PORTAL_BACKUP_FOLDER: backups, PORTAL_BACKUP_RECIPIENTS: publicKey },
  });
  const finished = () => readdirSync(backups).filter((name) => name.endsWith('.gz.age'));
  await expect.poll(finished, { timeout: 120_000, interval: 500 }).toHaveLength(1);
  await second.stop();
  rmSync(store, { recursive: true });

  const file = join(backups, finished()[0] ?? '');
  expect(readFileSync(file).includes('HXB-12050-88Z')).toBe(false);
  const keys = join(folder, 'keys.txt');
  const restore = async (target: string, key: string) => {
    writeFileSync(keys, `${key}\n`, { mode: 0o600 });
    return run(['node', 'server/dist/main.js', 'restore', file, '--key', keys], {
      PORTAL_DATA: target,
      DATABASE_URL: '',
    });
  };
  const strangers = await newKeyPair();
  expect((await restore(join(folder, 'refused'), strangers.privateKey)).code).not.toBe(0);
  const empty = join(folder, 'restored');
  const restored = await restore(empty, privateKey);
  expect(restored, restored.output).toMatchObject({ code: 0 });

  const third = await startServer({ store: empty });
  try {
    const there = await signedIn(third.url, 'customer');
    expect(await linesOf(there, cart.orderNum)).toEqual(before);
    // Continues where it was: a new order gets the next number.
    expect((await there.call('newCart', { accode: 'KES014' })).cart.orderNum > cart.orderNum).toBe(true);
  } finally {
    await third.stop();
  }
});
