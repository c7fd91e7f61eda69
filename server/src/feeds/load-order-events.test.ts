import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderStage } from '@portal/domain/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { readOrderEvents } from '../orders-out/order-events.ts';
import { sendDueNotices } from '../orders-out/order-notice.ts';
import { fillSupplier, orderNumber, submittedCart } from '../orders-out/orders-out.fixture.ts';
import { loadFolder } from './load-folder.ts';
import { liveLoad } from './loads.ts';
import { undoLoad } from './switch-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'feeds-events-'));
const now = new Date('2026-11-27T08:00:00Z');
const order = orderNumber(1);
const columns =
  'event_id,order_number,kind,date,time,number,line,quantity,price,expected,carrier,tracking,lines,certificates,total,reason';
let database: Database;
let said: string[] = [];

beforeAll(async () => {
  database = await memoryDatabase();
  await fillSupplier(database);
  await submittedCart(database, 1, now);
  await database.query(sql`
    INSERT INTO cart_line (order_num, line_id, line_number, stock_code, order_quantity, state)
    VALUES (${order}, '01J00000000000000000000000', 1, 'HXB-12050-88Z', 100, '{}')`);
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const work = () => ({
  database,
  clock: { now: () => now },
  say: (line: string) => void said.push(line),
  readSheet: () => Promise.reject(new Error('There are no workbooks here.')),
});
function load(rows: readonly string[], isDelta = true) {
  said = [];
  writeFileSync(join(folder, 'order-events.csv'), [columns, ...rows, ''].join('\n'));
  return loadFolder({ folder, isDelta, isCheck: false, reportFolder: null, approvalPercent: 100 }, work());
}
const events = () => readOrderEvents(database, order);

test('CART-06 acknowledgements, changes, shipments, invoices, certificates and credit notes of a file are in the timeline of their order; a rollback takes them back', async () => {
  await load([
    `E1,${order},acknowledged,2026-11-24,09:30,SO-118204,,,,,,,,,,`,
    `E2,${order},line_changed,2026-11-24,9:31,,1,90,41.2,,,,,,,Short`,
    `E3,${order},back_ordered,2026-11-24,09:32,,1,20,,2026-12-04,,,,,,`,
    `E4,${order},back_ordered,2026-11-24,09:33,,1,10,,,,,,,,`,
    `E5,${order},picked,2026-11-25,,,,,,,,,,,,`,
    `E6,${order},shipped,2026-11-25,14:05,,,,,,TNT Express,RD 4471,1=80,,,`,
    `E7,${order},invoiced,2026-11-26,08:00,INV-90417,,,,,,,,,,`,
    `E8,${order},certified,2026-11-26,08:01,,,,,,,,,TC-100001|TC-100002,,`,
    `E9,${order},credited,2026-11-27,08:02,CN-71,,,,,,,,,4.12,One box was wet`,
    `E10,${order},line_refused,2026-11-27,08:03,,1,,,,,,,,,No longer made`,
  ]);
  const stored = await events();
  // Sydney is 11 hours ahead in November; a time is optional.
  expect(stored.map(({ at }) => new Date(at).toISOString().slice(0, 16))).toEqual([
    '2026-11-23T22:30',
    '2026-11-23T22:31',
    '2026-11-23T22:32',
    '2026-11-23T22:33',
    '2026-11-25T01:00',
    '2026-11-25T03:05',
    '2026-11-25T21:00',
    '2026-11-25T21:01',
    '2026-11-26T21:02',
    '2026-11-26T21:03',
  ]);
  expect(stored.map(({ event }) => event)).toEqual([
    { kind: 'acknowledged', supplier_order_number: 'SO-118204' },
    { kind: 'line_changed', line_number: 1, quantity: 90, unit_price: '41.2000', reason: 'Short' },
    { kind: 'back_ordered', line_number: 1, quantity: 20, expected: '2026-12-04' },
    { kind: 'back_ordered', line_number: 1, quantity: 10, expected: null },
    { kind: 'picked' },
    { kind: 'shipped', carrier: 'TNT Express', tracking: 'RD 4471', lines: [{ line_number: 1, quantity: 80 }] },
    { kind: 'invoiced', invoice_number: 'INV-90417' },
    { kind: 'certified', certificate_nos: ['TC-100001', 'TC-100002'] },
    { kind: 'credited', credit_note_number: 'CN-71', total: '4.12', reason: 'One box was wet' },
    { kind: 'line_refused', line_number: 1, reason: 'No longer made' },
  ]);
  expect(orderStage(stored)).toBe('invoiced');
  await undoLoad(work(), (await liveLoad(database))?.load_id ?? 0);
  expect(await events()).toEqual([]);
});

test('PREF-01 mail_order_changes: the buyer is mailed once about new events of a file, not about repeated, corrected or old ones', async () => {
  const data = join(folder, 'data');
  const config = readConfig({ PORTAL_DATA: data, PORTAL_ADDRESS: 'https://portal.example' });
  const mails = () => readdirSync(join(data, 'outbox')).map((name) => readFileSync(join(data, 'outbox', name), 'utf8'));
  const send = () => sendDueNotices({ database, clock: { now: () => now }, config });
  const shipped = `S1,${order},shipped,2026-11-26,10:00,,,,,,TNT Express,4471,,,,`;
  const old = `S0,${order},shipped,2026-11-12,10:00,,,,,,TNT Express,1111,,,,`;
  await load([shipped, old]);
  await send();
  await send();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toContain('Tracking number: 4471');
  await load([shipped, `S2,${order},picked,2026-11-26,09:00,,,,,,,,,,,`]);
  await load([shipped.replace('4471', '4472')]);
  await send();
  expect(mails()).toHaveLength(1);
  expect((await events()).at(-1)?.event).toMatchObject({ tracking: '4472' });
});

test('a mail that is refused does not keep the other buyers from being mailed, and fails the job', async () => {
  const config = readConfig({ PORTAL_DATA: join(folder, 'refused'), PORTAL_ADDRESS: 'https://portal.example' });
  await load(['T1', 'T2', 'T3'].map((id) => `${id},${order},shipped,2026-11-26,10:00,,,,,,TNT Express,${id},,,,`));
  const sent: string[] = [];
  const mailer = {
    async send({ text }: { readonly text: string }) {
      if (text.includes('T2')) throw new Error('mailbox full');
      sent.push(/Tracking number: (T\d)/.exec(text)?.[1] ?? '');
    },
    close: () => undefined,
  };
  await expect(sendDueNotices({ database, clock: { now: () => now }, config }, mailer)).rejects.toThrow(/^1 notices/);
  expect(sent.toSorted()).toEqual(['T1', 'T3']);
});

test('events that lack something or name unknown orders and lines keep a load from happening, with line and remedy', async () => {
  const before = await events();
  const wrong = load([
    `W1,${order},acknowledged,2026-11-24,09:30,,,,,,,,,,,`,
    `W2,${order},back_ordered,2026-11-24,09:30,,7,20,,,,,,,,`,
    `W3,KES014-999999,picked,2026-11-24,09:30,,,,,,,,,,,`,
    `W4,${order},shipped,2026-11-24,25:00,,,,,,,,1=5,,,`,
    `W5,${order},shipped,2026-11-24,,,,,,,,,9=5,,,`,
    `W6,${order},certified,2026-11-24,,,,,,,,,,,,`,
    `W7,${order},shipped,2026-11-24,,,,,,,,,1x5,,,`,
  ]);
  await expect(wrong).rejects.toThrow(/errors\. Nothing was loaded/);
  for (const message of [
    'order-events.csv, line 2: number is empty, and an event of the kind acknowledged needs it. Fill it in.',
    'order-events.csv, line 3: line "7" is not a line of the order. Name lines by their number in the portal.',
    'order-events.csv, line 4: order_number "KES014-999999" is not an order that was submitted in this portal. Correct the number, or leave out orders that were not made here.',
    'order-events.csv, line 5: time "25:00" is not a time of day. Write hours and minutes of 24 hours, such as 09:30 or 14:05.',
    'order-events.csv, line 6: lines "9" is not a line of the order. Name lines by their number in the portal.',
    'order-events.csv, line 7: certificates is empty, and an event of the kind certified needs it. Fill it in.',
  ])
    expect(said).toContain(message);
  expect(said).toContainEqual(expect.stringMatching(/line 8: lines "1x5" has the entry 1x5, which is not line=pieces/));
  expect(await events()).toEqual(before);
});
