import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { memoryDatabase } from '../../db/memory-store.fixture.ts';
import { readCells } from '../../import/workbook-cells.ts';
import { readFeedStates } from '../feed-states.ts';
import { liveLoad } from '../loads.ts';
import {
  bucketDue,
  deliverFromBucket,
  loadBucketDelivery,
  returnBucketDelivery,
  waitingInBucket,
} from './bucket-delivery.ts';
import { bucketProblem } from './bucket-problem.ts';
import { S3Bucket } from './s3-bucket.ts';

const sample = fileURLToPath(new URL('../../../../examples/feeds', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
let database: Database;
let store: ChildProcess;
let url: string;
let now = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  database = await memoryDatabase();
  const file = fileURLToPath(new URL('../../../../tests/support/stand-in-s3.mjs', import.meta.url));
  store = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: store.stdout as NodeJS.ReadableStream })) {
    url = /is at (\S+)/.exec(line)?.[1] ?? url;
    if (url !== undefined) break;
  }
}, 120_000);
afterAll(async () => {
  store.kill();
  rmSync(folder, { recursive: true });
  await database.close();
});

function configOf(more: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'bucket.yaml');
  const settings = {
    endpoint: url,
    bucket: 'feeds',
    access_key_id: 'key',
    secret_access_key: 'secret',
    prefix: 'portal/',
    ...more,
  };
  writeFileSync(path, JSON.stringify(settings));
  return readConfig({ PORTAL_FEED_BUCKET: path });
}
const run = (more: Readonly<Record<string, string>> = {}) =>
  loadBucketDelivery(
    { database, clock: { now: () => now }, config: configOf(more) },
    {
      readSheet: (bytes) => readCells(Buffer.from(bytes)),
    },
  );

async function put(name: string, text: string): Promise<void> {
  const path = join(folder, 'object');
  writeFileSync(path, text);
  const bucket = configOf().feedBucket;
  if (bucket) await new S3Bucket(bucket).upload(path, name);
}
const objects = async () => (await (await fetch(`${url}/state`)).json()) as string[];

test('a delivery in the bucket is loaded with its marker and moved to done with a report', async () => {
  const bucket = configOf().feedBucket;
  if (!bucket) throw new Error('no bucket');
  for (const name of readdirSync(sample)) await new S3Bucket(bucket).upload(join(sample, name), name);
  await run();
  expect(await liveLoad(database)).toBeNull();
  await put('load.ready', '');
  await run();
  expect(await liveLoad(database)).toMatchObject({ state: 'live', mode: 'full' });
  const after = await objects();
  expect(after.every((name) => name.startsWith('portal/done/2026-11-20T08-00-00.000Z/'))).toBe(true);
  expect(after).toContain('portal/done/2026-11-20T08-00-00.000Z/report.txt');
}, 60_000);

test('a daily delivery is loaded once at its hour by the supplier’s clock, without a marker', async () => {
  const daily = { daily_at: '02:00', mode: 'delta' };
  const price = (amount: string) => put('prices.csv', `stock_code,quantity_break,price\nHXB-12050-ZP,1,${amount}\n`);
  await price('14.00');
  // 01:59 in Sydney on 24 November.
  now = new Date('2026-11-23T14:59:00Z');
  await run({ ...daily, daily_at: '23:59' });
  expect(await objects()).toContain('portal/prices.csv');
  now = new Date('2026-11-23T15:00:00Z');
  await run(daily);
  expect(await liveLoad(database)).toMatchObject({ mode: 'delta', feeds: ['prices'] });
  expect(await objects()).not.toContain('portal/prices.csv');
  await price('15.00');
  now = new Date('2026-11-23T20:00:00Z');
  await run(daily);
  expect(await objects()).toContain('portal/prices.csv');
  now = new Date('2026-11-24T15:00:00Z');
  await run(daily);
  expect(await objects()).not.toContain('portal/prices.csv');
  // The data screen shows where prices came from, and that tomorrow's files are next.
  const states = await readFeedStates({ database, clock: { now: () => now }, config: configOf(daily) });
  expect(states.find(({ feed }) => feed === 'prices')).toMatchObject({
    newest: { channel: 'bucket' },
    due: { at: '2026-11-25T15:00:00.000Z', is_late: false, source: null },
  });
  expect(await liveLoad(database)).toMatchObject({ folder: configOf().feedBucket?.url });
}, 60_000);

test('files with errors are moved to failed; a wrong key and wrong settings are named', async () => {
  await put('prices.csv', 'stock_code,quantity_break,price\nHXB-12050-ZP,1,POA\n');
  await put('delta.ready', '');
  await run();
  expect(await objects()).toContain('portal/failed/2026-11-24T15-00-00.000Z/prices.checked.csv');
  await expect(run({ secret_access_key: 'other' })).rejects.toThrow('The signature does not match.');
  expect(() => configOf({ daily_at: '2 am', prefix: '/x', bucket: 'Öl' })).toThrow(ConfigError);
  expect(() => configOf({ daily_at: '2 am' })).toThrow('must be a time such as 02:00');
}, 60_000);

test('files are loaded at once without their marker or hour, and those of a past delivery are moved back to be loaded again', async () => {
  const daily = { daily_at: '02:00', mode: 'delta' };
  const { feedBucket } = configOf(daily);
  if (!feedBucket) throw new Error('no bucket');
  const work = { database, clock: { now: () => now }, config: configOf(daily) };
  const atOnce = { mode: 'delta', readSheet: (bytes: Uint8Array) => readCells(Buffer.from(bytes)) } as const;
  // Before the hour of a new day: the files of that hour are still awaited.
  now = new Date('2026-11-25T14:30:00Z');
  expect(await deliverFromBucket(work, atOnce)).toBeNull();
  await put('prices.csv', 'stock_code,quantity_break,price\nNONE,1,16.00\n');
  expect(await deliverFromBucket(work, atOnce)).toMatchObject({ state: 'refused' });
  expect(await waitingInBucket(feedBucket)).toEqual([]);
  await returnBucketDelivery(feedBucket, '2026-11-25T14-30-00.000Z');
  expect(await waitingInBucket(feedBucket)).toEqual(['prices.csv']);
  await expect(returnBucketDelivery(feedBucket, '2026-11-25T14-30-00.000Z')).rejects.toThrow(
    /^Newer files are waiting/,
  );
  await put('prices.csv', 'stock_code,quantity_break,price\nHXB-12050-ZP,1,16.00\n');
  now = new Date('2026-11-25T14:40:00Z');
  expect(await deliverFromBucket(work, atOnce)).toMatchObject({ state: 'live' });
  await expect(returnBucketDelivery(feedBucket, '2020-01-01T00-00-00.000Z')).rejects.toThrow(/no longer stored/);
  expect(await bucketDue(work, feedBucket)).toEqual(new Date('2026-11-25T15:00:00.000Z'));
}, 60_000);

test('a bucket that cannot be used is named at the start in one line: wrong address, wrong bucket, wrong key', async () => {
  const problemOf = (more: Readonly<Record<string, string>>) => {
    const { feedBucket } = configOf(more);
    if (!feedBucket) throw new Error('no bucket');
    return bucketProblem(feedBucket);
  };
  expect(await problemOf({})).toBeNull();
  expect(await problemOf({ endpoint: 'http://127.0.0.1:18081' })).toBe(
    'PORTAL_FEED_BUCKET: http://127.0.0.1:18081/feeds cannot be reached: nothing listens at this address. No feed files are loaded from it until this is corrected; it is tried again every minute.',
  );
  expect(await problemOf({ endpoint: 'http://no-such-host.invalid' })).toContain(
    'PORTAL_FEED_BUCKET: http://no-such-host.invalid/feeds cannot be reached: there is no such host.',
  );
  expect(await problemOf({ bucket: 'others' })).toContain(
    'PORTAL_FEED_BUCKET: The bucket refused the list of its files (404). There is no such bucket. No feed files',
  );
  expect(await problemOf({ secret_access_key: 'other' })).toContain(
    'PORTAL_FEED_BUCKET: The bucket refused the list of its files (403). The signature does not match. No feed files',
  );
});

test('V13.2.4 V15.3.2 a store that redirects elsewhere is not followed', async () => {
  const asked: (string | undefined)[] = [];
  const redirecting = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  redirecting.listen(0, '127.0.0.1');
  await once(redirecting, 'listening');
  try {
    const { port } = redirecting.address() as AddressInfo;
    const { feedBucket } = configOf({ endpoint: `http://127.0.0.1:${port}` });
    if (!feedBucket) throw new Error('no bucket');
    const bucket = new S3Bucket(feedBucket);
    await expect(bucket.list()).rejects.toThrow();
    await expect(bucket.read('a.csv')).rejects.toThrow();
    expect(asked.filter((path) => path === '/elsewhere')).toEqual([]);
    expect(asked.length).toBe(2);
  } finally {
    redirecting.close();
  }
});
