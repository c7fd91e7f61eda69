import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BucketAccess } from '../feeds/bucket/bucket-settings.ts';
import { S3Bucket } from '../feeds/bucket/s3-bucket.ts';
import type { BucketDestination } from './destinations.ts';
import { writeToBucket } from './folder.ts';
import { submittedEvent } from './formats/submitted-event.fixture.ts';

let store: ChildProcess;
let url = '';

beforeAll(async () => {
  const file = fileURLToPath(new URL('../../../tests/support/stand-in-s3.mjs', import.meta.url));
  store = spawn(process.execPath, [file], {
    env: { ...process.env, S3_BUCKET: 'orders' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: store.stdout as NodeJS.ReadableStream })) {
    url = /is at (\S+)/.exec(line)?.[1] ?? url;
    if (url !== '') break;
  }
});
afterAll(() => void store.kill());

const access = (more: Partial<BucketAccess> = {}): BucketAccess => ({
  url: `${url}/orders`,
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  prefix: 'from-portal/',
  ...more,
});
const destination = (format: BucketDestination['format'], bucket = access()): BucketDestination => ({
  name: 'store',
  kind: 'bucket',
  events: ['order.submitted'],
  format,
  bucket,
});

test('an order is stored in the bucket under its number and id, once however often it is sent, in each format', async () => {
  const event = submittedEvent;
  for (const format of ['json', 'json', 'csv', 'ubl', 'opentrans'] as const) {
    expect(await writeToBucket(destination(format), event)).toContain(event.data.order_number);
  }
  const names = await new S3Bucket(access()).list();
  const base = `${event.data.order_number}.${event.id}`;
  expect(names).toContain(`${base}.json`);
  expect(names.every((name) => name.startsWith(base))).toBe(true);
  const stored = Buffer.from((await new S3Bucket(access()).read(`${base}.json`)) ?? []).toString();
  expect(JSON.parse(stored)).toMatchObject({ id: event.id, type: 'order.submitted' });
});

test('a bucket that refuses is a failed attempt with its answer', async () => {
  const wrong = access({ secretAccessKey: 'wrong' });
  await expect(writeToBucket(destination('json', wrong), submittedEvent)).rejects.toThrow(
    /^The bucket refused .*\(403\)/,
  );
});
