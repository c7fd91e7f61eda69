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

test('a formula without a stored value is an error with its line, column and remedy; one with a value is read', async () => {
  const formulas = [
    textRow(1, 'Carrier', 'Name'),
    '<row r="2"><c r="A2" t="str"><f>UPPER(&quot;tnt&quot;)</f><v>TNT</v></c><c r="B2"><f>A2&amp;&quot; Express&quot;</f></c></row>',
    '<row r="3"><c r="A3" t="inlineStr"><is><t>DHL</t></is></c><c r="B3"><f>A3</f><v></v></c></row>',
    '<row r="4"><c r="A4" t="inlineStr"><is><t>UPS</t></is></c><c r="B4" t="n"><f>1+1</f><v>2</v></c></row>',
  ].join('');
  const remedy = 'is a formula without a value. Open the file in Excel and save it, so that it stores the result.';
  expect(await read('carriers.xlsx', workbookOf(['', formulas]))).toEqual([
    `carriers.xlsx, line 2: name "#NO VALUE! =A2&" Express"" ${remedy}`,
    `carriers.xlsx, line 3: name "#NO VALUE! =A3" ${remedy}`,
    'UPS',
  ]);
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
