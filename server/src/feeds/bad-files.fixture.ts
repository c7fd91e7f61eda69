import { gzipSync } from 'node:zlib';
import { textRow, workbookOf, zipOf } from '../import/workbook.fixture.ts';

/** A delivery that must not be loaded onto the example's data, and the expected message. */
export interface BadFile {
  readonly name: string;
  readonly file: string;
  readonly bytes: () => Buffer;
  /** Names the line, if there is one, and the remedy. */
  readonly message: RegExp;
  /** Why it cannot be sent to one feed over HTTPS. */
  readonly notOverHttps?: string;
}

const text = (name: string, file: string, content: string, message: RegExp): BadFile => ({
  name,
  file,
  bytes: () => Buffer.from(content),
  message,
});
const prices = (name: string, rows: string, message: RegExp) =>
  text(name, 'prices.csv', `stock_code,quantity_break,price\n${rows}`, message);
const stock = (name: string, row: string, message: RegExp) =>
  text(name, 'stock.csv', `stock_code,warehouse_code,available,next_date\n${row}\n`, message);
const part = (code: string, category: string, more: string) => `${code},A part,${category},Hex nuts,${more}\n`;
const parts = (name: string, rows: string, message: RegExp) =>
  text(name, 'parts.csv', `stock_code,description,category,product_type,superseded_by\n${rows}`, message);

const priceHead = 'stock_code,quantity_break,price\n';
const priceRows = (rows: number, blanks: number) =>
  `${priceHead}${Array.from({ length: rows }, (_, row) => `HXB-08030-ZP,${row + 1},6.00${' '.repeat(blanks)}\n`).join('')}`;
/** Correct rows, above the size from which the ratio of packed files counts. */
const bomb = () => Buffer.from(priceRows(1_400, 50_000));
const packed = () => gzipSync(priceRows(20_000, 0));
const openQuote = /line 3: a quoted cell that begins here does not end\. Close the quotation mark, or double it/;

export const badFiles: readonly BadFile[] = [
  text(
    'a delimiter that is none',
    'prices.csv',
    'stock_code~quantity_break~price\nHXB-08030-ZP~1~6.00\n',
    /line 1: the header lacks the columns stock_code, price\. Is the first line the header\?/,
  ),
  {
    name: 'an encoding that is not named',
    file: 'carriers.csv',
    bytes: () => Buffer.from('carrier,name\nA,plain\nB,Café\n', 'latin1'),
    message: /line 3: name "Caf\uFFFD" has characters that cannot be read\. Set the encoding .* such as windows-1252\./,
  },
  text('a missing header', 'prices.csv', 'HXB-08030-ZP,1,6.00\n', /line 1: the header lacks the columns/),
  text(
    'a doubled header',
    'prices.csv',
    'stock_code,price,Price\nHXB-08030-ZP,6.00,6.00\n',
    /line 1: the header names the column price twice\. Rename or remove one/,
  ),
  {
    name: 'a column too many in row 70,001',
    file: 'search-synonyms.csv',
    bytes: () =>
      Buffer.from(
        `word,replacement\n${Array.from({ length: 70_005 }, (_, row) => `w${row},bolt${row + 2 === 70_001 ? ',x' : ''}\n`).join('')}`,
      ),
    message:
      /line 70001: the row has 3 cells and the header 2\. Put cells that contain the delimiter in quotation marks/,
  },
  text(
    'a row after a quoted line break',
    'carriers.csv',
    'carrier,name\nA,"two\nlines"\nB\n',
    /line 4: the row has 1 cells and the header 2\. The file may be cut off/,
  ),
  prices('a quotation mark that is not closed', 'HXB-08030-ZP,1,6.00\nHXB-12050-ZP,1,"6.00\n', openQuote),
  prices(
    'a key twice',
    'HXB-08030-ZP,1,6.00\nHXB-08030-ZP,1,6.10\n',
    /line 3: stock_code \+ quantity_break "HXB-08030-ZP \/ 1" is on line 2 already\. Remove one of the two rows/,
  ),
  prices(
    'a price with a comma',
    'HXB-08030-ZP,1,"1.234,56"\n',
    /line 2: price "1\.234,56" is not a number\. Write 1234\.56, or set decimal: "," and thousands: "\."/,
  ),
  prices(
    'a price on application',
    'HXB-08030-ZP,1,POA\n',
    /line 2: price "POA" is not a number\. Leave this row out, and set poa to yes/,
  ),
  stock(
    'stock below zero',
    'HXB-08030-ZP,SYD,-5,',
    /line 2: available "-5" is less than 0\. Write 0 where there is none/,
  ),
  stock(
    'a date of 1900',
    'HXB-08030-ZP,SYD,5,1900-01-01',
    /line 2: next_date "1900-01-01" is not a date from 2000 to 2100\. Leave the cell empty where there is no date/,
  ),
  parts(
    'a part of an unknown category',
    part('NEW-1', 'Rods', ''),
    /line 2: category "Rods" is not in the feed categories\. Add it to categories, or correct the value here/,
  ),
  parts(
    'parts that replace each other',
    part('NEW-1', 'Nuts', 'NEW-2') + part('NEW-2', 'Nuts', 'NEW-1'),
    /line 2: superseded_by "NEW-2" supersedes this part in a circle\. Empty the cell of the newest part/,
  ),
  text(
    'an alternate to itself',
    'relations.csv',
    'stock_code,relation,other_stock_code\nHXB-08030-ZP,alternate,HXB-08030-ZP\n',
    /line 2: other_stock_code "HXB-08030-ZP" is the part itself\. Remove the row/,
  ),
  text(
    'a formula in a cell',
    'carriers.csv',
    'carrier,name\nA,"=HYPERLINK(""http://x"")"\n',
    /line 2: name "=HYPERLINK.*" is a formula\. Export the result of the formula/,
  ),
  {
    name: 'a formula without a value in a workbook',
    file: 'carriers.xlsx',
    bytes: () =>
      workbookOf([
        [
          textRow(1, 'carrier', 'name'),
          '<row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="B2"><f>A2&amp;"s"</f></c></row>',
        ].join(''),
      ]),
    message: /line 2: name "#NO VALUE! =A2&"s"" is a formula without a value\. Open the file in Excel and save it/,
  },
  {
    name: 'a file that is no table',
    file: 'prices.csv',
    bytes: () => Buffer.concat([Buffer.from(priceHead), Buffer.alloc(5_000_000, 'x')]),
    message: /line 2: the line has too many characters for a row\. Is it a text file with a row on each line/,
  },
  {
    name: 'a gzip file that is cut off',
    file: 'prices.csv.gz',
    bytes: () => packed().subarray(0, packed().length / 2),
    message: /prices\.csv\.gz: the file is cut off or damaged\. Copy it again/,
  },
  {
    name: 'a gzip file that unpacks to too much',
    file: 'prices.csv.gz',
    bytes: () => gzipSync(bomb()),
    message: /prices\.csv\.gz: the file unpacks to more than 200 times its size\. Check where it comes from/,
  },
  {
    name: 'an archive that unpacks to too much',
    file: 'feeds.zip',
    bytes: () => zipOf([{ name: 'prices.csv', content: bomb() }]),
    message: /The archive is refused: the file unpacks to more than 200 times its size\. Check where it comes from/,
    notOverHttps: 'archives hold several feeds',
  },
  {
    name: 'an archive that is cut off',
    file: 'feeds.zip',
    bytes: () => zipOf([{ name: 'prices.csv', content: 'stock_code\n' }]).subarray(0, 60),
    message: /The archive \S*feeds\.zip cannot be read \(.*\)\. Create it again, or load the folder unpacked/,
    notOverHttps: 'archives hold several feeds',
  },
  {
    ...text(
      'external entities',
      'catalogue.xml',
      '<?xml version="1.0"?>\n<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<BMECAT version="1.2"><T_NEW_CATALOG>&x;</T_NEW_CATALOG></BMECAT>\n',
      /the document type declares entities, which are not read\. Export the file without them/,
    ),
    notOverHttps: 'a BMEcat catalogue holds several feeds',
  },
  {
    ...text(
      'a catalogue that is cut off',
      'catalogue.xml',
      '<?xml version="1.0"?>\n<BMECAT version="1.2"><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>A',
      /is not well-formed XML: .*It may be cut off\. Export it again/,
    ),
    notOverHttps: 'a BMEcat catalogue holds several feeds',
  },
];
