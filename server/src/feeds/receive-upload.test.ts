import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { receive } from './receive-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-receive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mebibyte = 1024 * 1024;

test('a body is stored as it is, and its hash includes what it is about', async () => {
  const path = join(folder, 'prices.csv');
  const hash = await receive(Readable.from([Buffer.from('stock_code,'), Buffer.from('price\n')]), path, 'prices full');
  expect(readFileSync(path, 'utf8')).toBe('stock_code,price\n');
  expect(Buffer.from(hash)).toEqual(createHash('sha256').update('prices full\nstock_code,price\n').digest());
});

test('of a file of 3 GB no more is read than the limit, and the answer says what to do', async () => {
  const piece = Buffer.alloc(mebibyte, 'x');
  let sent = 0;
  const body = Readable.from(
    (function* () {
      for (; sent < 3 * 1024; sent += 1) yield piece;
    })(),
    { highWaterMark: 1 },
  );
  await expect(receive(body, '/dev/null', 'parts full')).rejects.toMatchObject({
    httpStatus: 413,
    parts: { user_message: expect.stringContaining('Send it packed with gzip') },
  });
  expect(sent).toBeLessThan(270);
});

test('a full disk is named as such, and a broken connection as an interrupted upload', async () => {
  // Writing to this device always fails as on a full disk.
  const full = receive(Readable.from([Buffer.from('a')]), '/dev/full', 'parts full');
  await expect(full).rejects.toMatchObject({ httpStatus: 507, message: 'disk_full' });
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('a');
      throw new Error('aborted');
    })(),
  );
  const path = join(folder, 'parts.csv');
  await expect(receive(broken, path, 'parts full')).rejects.toMatchObject({ httpStatus: 400, message: 'incomplete' });
});
