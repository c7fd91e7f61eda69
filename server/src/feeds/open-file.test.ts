import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { layoutOf } from '@portal/feeds/mapping';
import { describeProblem, readFeed } from '@portal/feeds/reading';
import { feedNamed } from '@portal/feeds/records';
import { afterAll, expect, test } from 'vitest';
import { textRow, workbookOf } from '../import/workbook.fixture.ts';
import { readCells } from '../import/workbook-cells.ts';
import { openFile } from './open-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'feed-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file of carriers: the keys of its rows, and its problems as shown. */
async function read(file: string, bytes: Buffer): Promise<readonly string[]> {
  const feed = feedNamed('carriers');
  if (!feed) throw new Error('no feed');
  const path = join(folder, file);
  writeFileSync(path, bytes);
  const source = { feed, file, path, layout: layoutOf('carriers'), isDelta: false };
  const found: string[] = [];
  const content = openFile(source, (workbook) => readCells(Buffer.from(workbook)));
  for await (const item of readFeed(source, content)) {
    found.push('row' in item ? item.row.key : describeProblem(item.problem));
  }
  return found;
}

const lines = Array.from({ length: 20_000 }, (_, index) => `C${index},Carrier ${Math.sin(index)}`);
const packed = gzipSync(`carrier,name\n${lines.join('\n')}\n`);

test('a gzip file is read', async () => {
  expect(await read('carriers.csv.gz', packed)).toHaveLength(20_000);
});

test('a gzip file that is cut off is refused', async () => {
  expect((await read('carriers.csv.gz', packed.subarray(0, packed.length / 2))).at(-1)).toBe(
    'carriers.csv.gz: the file is cut off or damaged. Copy it again.',
  );
  expect(await read('carriers.csv.gz', Buffer.from('carrier,name'))).toEqual([
    'carriers.csv.gz: the file is cut off or damaged. Copy it again.',
  ]);
});

test('the first sheet with cells of a workbook is read', async () => {
  const workbook = workbookOf(['', [textRow(1, 'Carrier', 'Name'), textRow(2, 'TNT', 'TNT Express')].join('')]);
  expect(await read('carriers.xlsx', workbook)).toEqual(['TNT']);
});

test.each([
  [
    'an external entity',
    workbookOf(
      [textRow(1, 'A')],
      [{ name: 'xl/b.xml', content: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' }],
    ),
  ],
  [
    'a part that unpacks to 70 MB',
    workbookOf([textRow(1, 'A')], [{ name: 'xl/a.xml', content: Buffer.alloc(70 * 2 ** 20) }]),
  ],
  ['half a workbook', workbookOf([textRow(1, 'A')]).subarray(0, 200)],
])('a workbook with %s is refused', async (_, bytes) => {
  expect(await read('carriers.xlsx', bytes)).toEqual([
    expect.stringMatching(/^carriers\.xlsx: the workbook is refused: .*[^.]\. Save it as CSV\.$/),
  ]);
});
