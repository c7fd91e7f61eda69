import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutOf } from '@portal/feeds/mapping';
import { feedNamed } from '@portal/feeds/records';
import { expect, test } from 'vitest';
import { Problems } from './report.ts';
import { writeCheckedFiles } from './write-checked-files.ts';

test('no cell of a checked file runs as a formula: not a value, not a name of a field, not a reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feed-checked-'));
  const feed = feedNamed('carriers');
  if (!feed) throw new Error('no feed');
  const path = join(folder, 'carriers.ndjson');
  writeFileSync(path, `${JSON.stringify({ '=HYPERLINK(1)': '＝1+1', name: '\u200b@x' })}\n`);
  const source = { feed, file: 'carriers.ndjson', path, layout: layoutOf('carriers'), isDelta: false };
  const problems = new Problems();
  problems.add({
    level: 'error',
    feed: 'carriers',
    file: 'carriers.ndjson',
    line: 1,
    column: '=HYPERLINK(1)',
    value: null,
    message: 'is not a column',
    remedy: 'Remove it.',
  });
  const out = join(folder, 'out');
  const readSheet = () => Promise.reject(new Error('no workbook'));
  await writeCheckedFiles(
    out,
    { files: [source], folder: '', pictures: [], others: [], digest: '' },
    problems,
    readSheet,
    () => undefined,
  );
  const cells = readFileSync(join(out, 'carriers.checked.csv'), 'utf8')
    .trim()
    .split(/\r\n|,/);
  expect(cells).toEqual([
    "'=HYPERLINK(1)",
    'name',
    'reason',
    "'＝1+1",
    "'\u200b@x",
    "'=HYPERLINK(1) is not a column. Remove it.",
  ]);
  rmSync(folder, { recursive: true });
});
