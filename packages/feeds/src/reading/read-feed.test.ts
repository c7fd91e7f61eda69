import { expect, test } from 'vitest';
import { layoutOf, readMapping } from '../mapping/index.ts';
import { feedNamed } from '../records/index.ts';
import { csvRows } from './csv-rows.ts';
import { decodeText } from './decode.ts';
import { jsonRows } from './json-rows.ts';
import { describeProblem, type Problem } from './problem.ts';
import { type FeedRow, readFeed } from './read-feed.ts';

interface Read {
  readonly rows: readonly FeedRow[];
  readonly problems: readonly Problem[];
  /** The problems as shown. */
  readonly messages: readonly string[];
}

async function read(
  name: string,
  content: string | Buffer,
  options: { mapping?: string; json?: boolean } = {},
): Promise<Read> {
  const feed = feedNamed(name);
  if (!feed) throw new Error(`no feed ${name}`);
  const bytes = Buffer.from(content);
  // Small chunks that split rows and characters; large files in realistic chunks.
  const size = bytes.length > 10_000 ? 65_536 : 61;
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const layout = layoutOf(name, options.mapping === undefined ? undefined : readMapping(options.mapping));
  const text = decodeText(pieces(), layout.encoding);
  const source = { feed, file: `${name}.csv`, layout };
  const rows: FeedRow[] = [];
  const problems: Problem[] = [];
  const items = options.json
    ? readFeed(source, { kind: 'json', rows: jsonRows(text) })
    : readFeed(source, { kind: 'table', rows: csvRows(text, layout.delimiter, layout.headerLine) });
  for await (const item of items) {
    if ('row' in item) rows.push(item.row);
    else problems.push(item.problem);
  }
  return { rows, problems, messages: problems.map(describeProblem) };
}

const part = (column: string, text: string) =>
  `stock_code,description,category,product_type,${column}\nA,Bolt,Bolts,Hex bolts,${text}\n`;
const price = (text: string) => `stock_code,price\nHXB-1,"${text}"\n`;

test('rows that the mapping leaves out are counted in a warning; a column that the file lacks leaves none out', async () => {
  const mapping = 'version: 1\nfeeds: { prices: { leave_out: { price: [POA, ""], quantity_break: [""] } } }\n';
  const table = await read('prices', 'stock_code,price\nA,1.50\nB, POA \nC,\nD,free\n', { mapping });
  expect(table.rows.map(({ key }) => key)).toEqual(['A\t1']);
  expect(table.messages).toEqual([
    expect.stringMatching(/line 5: price "free" is not a number/),
    'Warning: prices.csv: 2 rows are left out by the mapping. If they are needed, remove leave_out from the mapping.',
  ]);
  const lines = '{"stock_code":"A","price":1.5}\n{"stock_code":"B","price":"POA"}\n';
  const json = await read('prices', lines, { mapping, json: true });
  expect(json.rows.map(({ key }) => key)).toEqual(['A\t1']);
  expect(json.messages).toEqual([expect.stringMatching(/1 row is left out by the mapping/)]);
  expect(() => readMapping('version: 1\nfeeds: { prices: { leave_out: { colour: [x] } } }\n')).toThrow(
    'feeds.prices.leave_out.colour: the feed has no such column',
  );
});

test('titles above the header are skipped with header_line, and rows keep their line', async () => {
  const file = 'Prices, all;;\n"printed\n26.11."\n\nstock_code;price\nA;1.50\nB;POA\n';
  const { rows, messages } = await read('prices', file, {
    mapping: 'version: 1\ndefaults: { header_line: 5 }\n',
  });
  expect(rows.map(({ line, key }) => [line, key])).toEqual([[6, 'A\t1']]);
  expect(messages).toEqual([expect.stringMatching(/^prices\.csv, line 7: price "POA" is not a number/)]);
  expect((await read('prices', file)).messages[0]).toMatch(/line 1: .* set header_line in the mapping file/);
});

test('rows have the line they begin on, even if their cells contain line breaks', async () => {
  const { rows, problems } = await read(
    'parts',
    'stock_code,description,category,product_type\r\nA,"two\r\nlines",Nuts,Nut\r\n\r\nB,one,Nuts,Nut\r\n',
  );
  expect(problems).toEqual([]);
  expect(rows.map(({ line, key }) => [line, key])).toEqual([
    [2, 'A'],
    [5, 'B'],
  ]);
});

test('any delimiter and encoding is read; column names may have spaces and capitals', async () => {
  const text = 'Stock Code;Quantity Break;PRICE\nhxb-1;1;41.5\n';
  const expected = [{ line: 2, key: 'HXB-1\t1', record: { stock_code: 'HXB-1', quantity_break: 1, price: '41.50' } }];
  expect((await read('prices', text)).rows).toEqual(expected);
  expect((await read('prices', Buffer.from(`\ufeff${text}`, 'utf16le'))).rows).toEqual(expected);
  expect((await read('prices', Buffer.from(text, 'utf16le'))).rows).toEqual(expected);
  expect((await read('prices', text.replaceAll(';', '\t'))).rows).toEqual(expected);
});

test('Windows-1252 is read if the mapping says so, and otherwise reported with the line', async () => {
  const text = Buffer.from('carrier,name\nA,plain\nB,Caf\xe9 \x80\n', 'latin1');
  expect((await read('carriers', text)).messages).toEqual([
    'carriers.csv, line 3: name "Caf\uFFFD \uFFFD" has characters that cannot be read. Set the encoding of the file in the mapping file, such as windows-1252.',
  ]);
  const mapping = 'version: 1\ndefaults: { encoding: windows-1252 }';
  expect((await read('carriers', text, { mapping })).rows.at(-1)?.record.name).toBe('Café €');
});

test('one JSON object per line is read; other lines are reported', async () => {
  const text = '{"stock_code":"a","price":41.5}\nnothing\n{"stock_code":"b","price":"POA","note":1}\n';
  const { rows, messages } = await read('prices', text, { json: true });
  expect(rows.map(({ record }) => record)).toEqual([{ stock_code: 'A', quantity_break: 1, price: '41.50' }]);
  expect(messages).toEqual([
    'prices.csv, line 2: the line is not valid JSON. Write one JSON object on each line.',
    'prices.csv, line 3: price "POA" is not a number. Leave this row out, and set poa to yes for the part in the parts feed.',
    'Warning: prices.csv, line 3: note is not a column of this feed and is ignored. Name it in the mapping file (columns).',
  ]);
});

test.each([
  [
    'wrong delimiter',
    'prices',
    'stock_code;price\nA;1\n',
    /the delimiter is another one\. Set delimiter: ";"/,
    'delimiter: ","',
  ],
  [
    'no header',
    'prices',
    'A,1.00\nB,2.00\n',
    /line 1: the header lacks the columns stock_code, price\. Is the first line the header/,
  ],
  ['doubled header', 'prices', 'stock_code,price,Price\nA,1,1\n', /line 1: the header names the column price twice/],
  ['empty file', 'prices', '', /prices\.csv: the file is empty/],
  [
    'comma for decimals',
    'prices',
    price('1.234,56'),
    /line 2: price "1\.234,56" is not a number\. Write 1234\.56, or set decimal: "," and thousands: "\."/,
  ],
  ['POA', 'prices', price('POA'), /set poa to yes for the part/],
  ['currency', 'prices', price('$41.50'), /is not a number\. Write digits only/],
  ['too many decimals', 'prices', price('0.0415'), /has more than 2 decimals/],
  [
    'negative stock',
    'stock',
    'stock_code,warehouse_code,available\nA,SYD,-5\n',
    /line 2: available "-5" is less than 0\. Write 0/,
  ],
  [
    'date of 1900',
    'stock',
    'stock_code,warehouse_code,available,next_date\nA,SYD,5,1900-01-01\n',
    /next_date "1900-01-01" is not a date from 2000 to 2100/,
  ],
  [
    'no date',
    'stock',
    'stock_code,warehouse_code,available,next_date\nA,SYD,5,2026-02-30\n',
    /is not a date written as YYYY-MM-DD/,
  ],
  ['formula', 'carriers', 'carrier,name\nA,"=HYPERLINK(""http://x"")"\n', /is a formula\. Export the result/],
  ['formula that failed', 'carriers', 'carrier,name\nA,#REF!\n', /is the error of a formula/],
  [
    'a cell too few',
    'prices',
    'stock_code,quantity_break,price\nA,1',
    /line 2: the row has 2 cells and the header 3\. The file may be cut off/,
  ],
  [
    'a pack without its pieces',
    'parts',
    part('packs', 'BOX=100=6.2|CTN=many=24'),
    /line 2: packs "BOX=100=6\.2\|CTN=many=24" has the entry CTN=many=24, which is not code=pieces=kilograms\. Write each/,
  ],
  ['a pack of 0 pieces', 'parts', part('packs', 'BOX=0=6.2'), /has the entry BOX=0=6\.2/],
  ['a detail without a name', 'parts', part('details', 'Zinc'), /is not name=value/],
  ['a dimension without its symbol', 'parts', part('dimensions', 'Across flats=18'), /is not symbol:name=value/],
  ['empty key', 'prices', 'stock_code,price\n,2.00\n', /stock_code is empty\. Every row needs a value/],
])('%s has its message with line and remedy', async (_, feed, text, message, ...more) => {
  const [format] = more;
  const mapping = typeof format === 'string' ? { mapping: `version: 1\ndefaults: { ${format} }` } : {};
  const { messages, rows } = await read(feed, text, mapping);
  expect(messages).toEqual([expect.stringMatching(message)]);
  expect(rows).toEqual([]);
});

test('an extra cell in row 70,001 is reported there, and nowhere else', async () => {
  const rows = Array.from({ length: 70_010 }, (_, index) => `P${index + 2},1.00${index + 2 === 70_001 ? ',1' : ''}`);
  const { messages } = await read('prices', `stock_code,price\n${rows.join('\n')}\n`);
  expect(messages).toEqual([
    'prices.csv, line 70001: the row has 3 cells and the header 2. Put cells that contain the delimiter in quotation marks.',
  ]);
});

test('every row of a large file is read, however slowly', async () => {
  const feed = feedNamed('prices');
  if (!feed) throw new Error('no feed prices');
  const lines = 400_000;
  async function* pieces() {
    yield 'stock_code,price\n';
    for (let line = 0; line < lines; line += 4_000)
      yield Array.from({ length: 4_000 }, (_, at) => `PART-${line + at},1.00\n`).join('');
  }
  let rows = 0;
  for await (const item of readFeed(
    { feed, file: 'prices.csv', layout: layoutOf('prices') },
    { kind: 'table', rows: csvRows(pieces()) },
  )) {
    if ('row' in item) rows += 1;
    // Others get a turn, as while rows are written.
    if (rows % 5_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(rows).toBe(lines);
});

test('a file without line breaks is reported as such, not as a quotation mark', async () => {
  const { messages } = await read('prices', `stock_code,price\nA,1.00\n${'x'.repeat(5_000_000)}`);
  expect(messages).toEqual([
    'prices.csv, line 3: the line has too many characters for a row. Is it a text file with a row on each line? Export it again as CSV.',
  ]);
});

test('an unclosed quotation mark is reported with its line, without reading the file into memory', async () => {
  const { messages } = await read('prices', `stock_code,price\nA,1.00\n"B,2.00\n${'C,3.00\n'.repeat(700_000)}`);
  expect(messages).toEqual([expect.stringMatching(/line 3: a quoted cell that begins here does not end/)]);
});

test.each([
  ['a file that is cut off in a quoted cell', 'word,replacement\nzp,zinc\nallthread,"threaded ro'],
  [
    'rows that an open quotation mark would swallow',
    'word,replacement\nzp,zinc\nallthread,"threaded rod\ngal,galvanised\n',
  ],
])('%s is refused with its line, however short', async (_, text) => {
  const { messages } = await read('search-synonyms', text);
  expect(messages).toEqual([expect.stringMatching(/line 3: a quoted cell that begins here does not end/)]);
});

test('a mapping file renames, fills, translates, multiplies and sets formats', async () => {
  const mapping = `
version: 1
defaults: { delimiter: ";", decimal: ",", thousands: ".", date: DD.MM.YYYY }
feeds:
  parts:
    columns: { stock_code: ItemNo, description: Text 1, category: Group, product_type: Group, pack_weight_kg: Grams, discontinued: State }
    constants: { price_per: 100 }
    values: { discontinued: { A: no, X: yes }, category: { "07": Nuts } }
    multiply: { pack_weight_kg: 0.001 }
  stock:
    columns: { next_date: Due }
`;
  const parts = await read('parts', 'ItemNo;Text 1;Group;Grams;State\nn12;Nut M12;07;1.250,6;X\n', { mapping });
  expect(parts.messages).toEqual([]);
  expect(parts.rows[0]?.record).toMatchObject({
    stock_code: 'N12',
    category: 'Nuts',
    product_type: '07',
    price_per: 100,
    pack_weight_kg: '1.251',
    discontinued: true,
  });
  const stock = await read('stock', 'stock_code;warehouse_code;available;Due\nN12;SYD;1.200;4.12.2026\n', { mapping });
  expect(stock.rows[0]?.record).toMatchObject({ available: 1200, next_date: '2026-12-04' });
});

test('a mapping file with mistakes lists each of them', () => {
  expect(() => readMapping('version: 2\ndefaults: { decimal: ";" }')).toThrow(
    /version: must be 1\n {2}defaults\.decimal/,
  );
  expect(() => readMapping('version: 1\nfeeds: { prices: { columns: { prize: X } }, bolts: {} }')).toThrow(
    /feeds\.prices\.columns\.prize: the feed has no such column\n {2}feeds\.bolts: there is no such feed/,
  );
  expect(() => readMapping('version: [')).toThrow(/is not YAML/);
});
