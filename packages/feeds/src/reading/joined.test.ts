import { expect, test } from 'vitest';
import { layoutOf, readFeedMapping } from '../mapping/index.ts';
import { feedNamed } from '../records/index.ts';
import { csvRows, jsonRows, previewFeed, readFeed, withJoinedColumns } from './index.ts';
import { describeProblem } from './problem.ts';

const feed = feedNamed('prices');
const layout = layoutOf(
  'prices',
  readFeedMapping('prices', { constants: { stock_code: '{Art-No}-{Finish}', quantity_break: 1 } }),
);

async function* textOf(text: string) {
  yield text;
}

async function read(text: string, kind: 'table' | 'json' = 'table') {
  if (!feed) throw new Error('no feed');
  const content =
    kind === 'json' ? { kind, rows: jsonRows(textOf(text)) } : ({ kind, rows: csvRows(textOf(text)) } as const);
  const found: string[] = [];
  for await (const item of readFeed({ feed, file: 'prices.csv', layout }, withJoinedColumns(layout, content))) {
    found.push(
      'row' in item ? `${item.row.record.stock_code} ${item.row.record.price}` : describeProblem(item.problem),
    );
  }
  return found;
}

test('columns in braces are joined for every row, whatever the header’s capitals, and are no unknown columns', async () => {
  expect(await read('art-no,FINISH,price\n4711, ZP ,1.20\n4712,88Z,2.00\n')).toEqual(['4711-ZP 1.20', '4712-88Z 2.00']);
  expect(await read('{"Art-No":"4711","Finish":"ZP","price":"1.20"}\n', 'json')).toContain('4711-ZP 1.20');
});

test('a row without any of the joined columns has no value; rows of another width are reported as such', async () => {
  const found = await read('Art-No,Finish,price\n,,1.20\n4711\n4711,ZP,1.20,x\n4711,ZP,1.20\n');
  expect(found[0]).toContain('line 2: stock_code is empty');
  expect(found[1]).toContain('line 3');
  expect(found[2]).toContain('line 4');
  expect(found[3]).toBe('4711-ZP 1.20');
});

test('a joined column that the file lacks is named', async () => {
  expect((await read('Art-No,price\n4711,1.20\n')).join()).toMatch(/line 1.*Finish/);
  if (!feed) throw new Error('no feed');
  const content = withJoinedColumns(layout, { kind: 'table', rows: csvRows(textOf('Art-No,Finish,price\n1,Z,2\n')) });
  expect(await previewFeed(feed, layout, content)).toMatchObject({
    wrong: 0,
    rows: [{ values: { stock_code: '1-Z', price: '2.00' } }],
  });
});
