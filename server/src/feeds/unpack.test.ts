import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type ZipPart, zipOf } from '../import/workbook.fixture.ts';
import { gunzipped, type UnpackLimits, unpackLimits, withUnpackedZip } from './unpack.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The unpacked files by name. */
async function unpack(bytes: Buffer, limits: UnpackLimits = unpackLimits): Promise<Readonly<Record<string, string>>> {
  const path = join(folder, 'feeds.zip');
  writeFileSync(path, bytes);
  let temporary = '';
  try {
    return await withUnpackedZip(
      path,
      async (unpacked) => {
        temporary = unpacked;
        return Object.fromEntries(
          readdirSync(unpacked).map((name) => [name, readFileSync(join(unpacked, name), 'utf8')]),
        );
      },
      limits,
    );
  } finally {
    expect(existsSync(temporary)).toBe(false);
  }
}
const parts: readonly ZipPart[] = [
  { name: 'export/parts.csv', content: 'stock_code\n' },
  { name: 'export/prices.csv', content: 'price\n' },
];

test('files of an archive are unpacked without their folders', async () => {
  const more = [
    { name: '__MACOSX/export/._parts.csv', content: 'x' },
    { name: 'export/', content: '' },
  ];
  expect(await unpack(zipOf([...parts, ...more]))).toEqual({ 'parts.csv': 'stock_code\n', 'prices.csv': 'price\n' });
});

test.each([
  [
    'two files of one name',
    zipOf([...parts, { name: 'old/parts.csv', content: 'x' }]),
    /several files named parts\.csv/,
  ],
  [
    'a path outside the folder',
    zipOf([{ name: '../parts.csv', content: 'x' }]),
    /cannot be read \(invalid relative path/,
  ],
  ['half of the bytes', zipOf(parts).subarray(0, 60), /cannot be read .* Create it again/],
  ['a wrong size', zipOf([{ name: 'parts.csv', content: 'x'.repeat(99), says: 3 }]), /cannot be read/],
])('an archive with %s is refused', async (_, bytes, message) => {
  await expect(unpack(bytes)).rejects.toThrow(message);
});

test('an archive that unpacks to too much is refused', async () => {
  const bomb = zipOf([{ name: 'parts.csv', content: Buffer.alloc(300_000) }]);
  await expect(unpack(bomb, { ...unpackLimits, unchecked: 1_000 })).rejects.toThrow(
    'The archive is refused: the file unpacks to more than 200 times its size. Check where it comes from. If it is right, load it unpacked.',
  );
  await expect(unpack(bomb, { ...unpackLimits, total: 1_000 })).rejects.toThrow(/unpacks to more than/);
  await expect(unpack(zipOf(parts), { ...unpackLimits, files: 1 })).rejects.toThrow(/more than 1 files/);
});

test('a gzip file that unpacks to too much is refused before it is unpacked completely', async () => {
  const path = join(folder, 'parts.csv.gz');
  writeFileSync(path, gzipSync(Buffer.alloc(3_000_000)));
  let bytes = 0;
  const read = async (limits: Partial<UnpackLimits>) => {
    bytes = 0;
    for await (const piece of gunzipped(path, { ...unpackLimits, ...limits })) bytes += piece.length;
  };
  await read({});
  expect(bytes).toBe(3_000_000);
  await expect(read({ unchecked: 1_000 })).rejects.toThrow('the file unpacks to more than 200 times its size');
  expect(bytes).toBeLessThan(1_000_000);
  await expect(read({ total: 1_000 })).rejects.toThrow(/^the file unpacks to more than .* MB$/);
});
