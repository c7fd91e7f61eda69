import { createWriteStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { zipOf } from '../import/workbook.fixture.ts';
import { storeFiles } from './store-files.ts';
import { unpackLimits, withUnpackedZip } from './unpack.ts';

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const message = /^The disk is full, so the files could not be unpacked; the live data is unchanged\. Free some space/;

/** Writing to this device always fails as on a full disk. */
const onFullDisk = () => createWriteStream('/dev/full');

test('a disk that is full while an archive is unpacked is named; nothing is read and nothing is left', async () => {
  const path = join(folder, 'feeds.zip');
  writeFileSync(path, zipOf([{ name: 'parts.csv', content: 'stock_code\n' }]));
  const work = vi.fn();
  let temporary = '';
  const open = (target: string) => {
    temporary = dirname(target);
    return onFullDisk();
  };
  await expect(withUnpackedZip(path, work, unpackLimits, open)).rejects.toThrow(message);
  expect(work).not.toHaveBeenCalled();
  expect(temporary).not.toBe('');
  expect(existsSync(temporary)).toBe(false);
});

test('a disk that is full while a file from the data screen is unpacked is named', async () => {
  const file = { name: 'parts.csv', is_packed: true, content_base64: gzipSync('stock_code\n').toString('base64') };
  await expect(storeFiles([file], folder, onFullDisk)).rejects.toThrow(message);
});
