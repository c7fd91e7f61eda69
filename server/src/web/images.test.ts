import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPicture } from './images.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 1]);
mkdirSync(join(folder, '80', 'a'), { recursive: true });
writeFileSync(join(folder, '80', 'a', 'whole.png'), png);
writeFileSync(join(folder, '80', 'empty.png'), '');
writeFileSync(join(folder, '80', 'cut.png'), png.subarray(0, 4));
writeFileSync(join(folder, '80', 'page.jpg'), '<html></html>');
writeFileSync(join(folder, 'outside.png'), png);

test('PART-12 reads a complete picture of a known size', async () => {
  const picture = await readPicture(folder, '80', 'a/whole.png');
  expect(picture).toMatchObject({ type: 'image/png', bytes: png.length });
  const parts: Buffer[] = [];
  for await (const part of picture?.stream ?? []) parts.push(Buffer.from(part));
  expect(Buffer.concat(parts)).toEqual(png);
});

test.each([
  ['80', 'empty.png'],
  ['80', 'cut.png'],
  ['80', 'page.jpg'],
  ['80', 'none.png'],
  ['80', 'a'],
  ['80', '../outside.png'],
  ['80', 'a/../../outside.png'],
  ['80', '/etc/passwd'],
  ['..', 'outside.png'],
  ['81', 'a/whole.png'],
  ['80', 'a/whole.svg'],
])('PART-12 %s/%s is not a valid picture', async (size, name) => {
  expect(await readPicture(folder, size, name)).toBeNull();
});
