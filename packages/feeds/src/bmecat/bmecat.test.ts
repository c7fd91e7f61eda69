import { expect, test } from 'vitest';
import { layoutOf, readMapping } from '../mapping/index.ts';
import { decodeText, type FeedItem, readFeed } from '../reading/index.ts';
import { feedNamed } from '../records/index.ts';
import { bmecatRows, readCatalogue } from './index.ts';

async function* pieces(text: string, size = 700): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const header = '<HEADER><CATALOG><CATALOG_ID>1</CATALOG_ID><CURRENCY>AUD</CURRENCY></CATALOG></HEADER>';

/** Version 1.2. */
const article = (code: string, more = '') => `
  <ARTICLE>
    <SUPPLIER_AID>${code}</SUPPLIER_AID>
    <ARTICLE_DETAILS><DESCRIPTION_SHORT>Bolt &amp; co ${code}</DESCRIPTION_SHORT><EAN>9300000000017</EAN></ARTICLE_DETAILS>
    <ARTICLE_FEATURES>
      <REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME>
      <REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID>
      <FEATURE><FNAME>EF021180</FNAME><FVALUE>M12</FVALUE></FEATURE>
      <FEATURE><FNAME>EF000034</FNAME><FVALUE>18</FVALUE><FUNIT>mm</FUNIT></FEATURE>
      <FEATURE><FNAME>EF000999</FNAME><FVALUE>-</FVALUE></FEATURE>
    </ARTICLE_FEATURES>
    <ARTICLE_ORDER_DETAILS>
      <ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>50</NO_CU_PER_OU>
      <PRICE_QUANTITY>2</PRICE_QUANTITY><QUANTITY_MIN>1</QUANTITY_MIN><QUANTITY_INTERVAL>1</QUANTITY_INTERVAL>
    </ARTICLE_ORDER_DETAILS>
    <ARTICLE_PRICE_DETAILS>
      <ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>41.50</PRICE_AMOUNT></ARTICLE_PRICE>
      <ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>39.90</PRICE_AMOUNT><LOWER_BOUND>10</LOWER_BOUND></ARTICLE_PRICE>
      <ARTICLE_PRICE price_type="gross_list"><PRICE_AMOUNT>45.65</PRICE_AMOUNT></ARTICLE_PRICE>
    </ARTICLE_PRICE_DETAILS>
    ${more}
  </ARTICLE>`;
const reference = (type: string, code: string) =>
  `<ARTICLE_REFERENCE type="${type}"><ART_ID_TO>${code}</ART_ID_TO></ARTICLE_REFERENCE>`;
const catalogue12 = `<?xml version="1.0"?><!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="1.2">${header}
<T_NEW_CATALOG>
  <CATALOG_GROUP_SYSTEM>
    <CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>All</GROUP_NAME></CATALOG_STRUCTURE>
    <CATALOG_STRUCTURE type="leaf"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Bolts</GROUP_NAME><PARENT_ID>1</PARENT_ID><GROUP_ORDER>5</GROUP_ORDER></CATALOG_STRUCTURE>
  </CATALOG_GROUP_SYSTEM>
  ${article('HB-12-50', reference('accessories', 'HN-12') + reference('followup', 'HB-12-51'))}
  ${article('HN-12')}
  ${['HB-12-50', 'HN-12'].map((id) => `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>${id}</ART_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`).join('\n')}
</T_NEW_CATALOG></BMECAT>`;

async function read(text: string, feedName: string, mapping = 'version: 1'): Promise<readonly FeedItem[]> {
  const feed = feedNamed(feedName);
  if (!feed) throw new Error(`There is no feed ${feedName}.`);
  const catalogue = await readCatalogue(pieces(text));
  const isDelta = catalogue.transaction !== 'T_NEW_CATALOG';
  const source = { feed, file: 'catalogue.xml', layout: layoutOf(feedName, readMapping(mapping)), isDelta };
  const rows = bmecatRows(pieces(text), feedName, catalogue);
  return collect(readFeed(source, { kind: 'json', rows, hasOtherFields: true }));
}
const recordsOf = (items: readonly FeedItem[]) => items.map((item) => ('row' in item ? item.row.record : item.problem));

test('a catalogue of version 1.2 has categories, parts, attributes, prices and relations', async () => {
  const { feeds, transaction } = await readCatalogue(pieces(catalogue12));
  expect([...feeds].sort()).toEqual(['categories', 'part-attributes', 'parts', 'prices', 'relations']);
  expect(transaction).toBe('T_NEW_CATALOG');
  expect(recordsOf(await read(catalogue12, 'categories'))).toMatchObject([{ category: 'Bolts', position: 5 }]);
});

test('quantities and price bounds of order units become pieces', async () => {
  const [part] = recordsOf(await read(catalogue12, 'parts'));
  expect(part).toMatchObject({
    stock_code: 'HB-12-50',
    description: 'Bolt & co HB-12-50',
    category: 'Bolts',
    product_type: 'EC000123',
    pack_code: 'BX',
    pack_quantity: 50,
    sell_quantity_minimum: 50,
    sell_quantity_increment: 50,
    price_per: 100,
    poa: false,
    superseded_by: 'HB-12-51',
  });
  expect(recordsOf(await read(catalogue12, 'prices')).slice(0, 2)).toEqual([
    { stock_code: 'HB-12-50', quantity_break: 50, price: '41.50' },
    { stock_code: 'HB-12-50', quantity_break: 500, price: '39.90' },
  ]);
});

test('the mapping file turns ETIM features and classes into columns, and names attributes', async () => {
  const mapping = `
version: 1
feeds:
  parts:
    columns: { size: EF021180, product_type: REFERENCE_FEATURE_GROUP_ID, note: EAN }
    values: { product_type: { EC000123: Hex bolts } }
  part-attributes:
    values: { name: { EF000034: Across flats } }`;
  expect(recordsOf(await read(catalogue12, 'parts', mapping))[0]).toMatchObject({
    size: 'M12',
    product_type: 'Hex bolts',
    note: ['9300000000017'],
  });
  expect(recordsOf(await read(catalogue12, 'part-attributes', mapping)).slice(0, 2)).toMatchObject([
    { name: 'EF021180', value: 'M12', unit: '' },
    { name: 'Across flats', value: '18', unit: 'mm' },
  ]);
});

test('a row is reported with the line of its element', async () => {
  const wrong = catalogue12.replace('39.90', 'POA');
  const [problem] = (await read(wrong, 'prices')).filter((item) => 'problem' in item);
  const line = wrong.slice(0, wrong.indexOf('POA')).split('\n').length;
  expect(problem).toMatchObject({ problem: { line, column: 'price', value: 'POA' } });
});

test('relations of a kind that the portal knows are read', async () => {
  expect(recordsOf(await read(catalogue12, 'relations'))).toEqual([
    { stock_code: 'HB-12-50', relation: 'related', other_stock_code: 'HN-12', position: 1 },
  ]);
});

test('version 2005 with a namespace, changes only, deletes and reprices', async () => {
  const update = `<bme:BMECAT xmlns:bme="http://www.bmecat.org/bmecat/2005" version="2005">${header}
    <bme:T_UPDATE_PRODUCTS prev_version="0">
      <bme:PRODUCT mode="delete"><bme:SUPPLIER_PID>OLD-1</bme:SUPPLIER_PID></bme:PRODUCT>
      <bme:PRODUCT mode="update"><bme:SUPPLIER_PID>HB-1</bme:SUPPLIER_PID>
        <bme:PRODUCT_DETAILS><bme:DESCRIPTION_SHORT>Bolt</bme:DESCRIPTION_SHORT></bme:PRODUCT_DETAILS>
        <bme:PRODUCT_ORDER_DETAILS><bme:ORDER_UNIT>C62</bme:ORDER_UNIT></bme:PRODUCT_ORDER_DETAILS>
        <bme:PRODUCT_PRICE_DETAILS><bme:PRODUCT_PRICE price_type="net_customer">
          <bme:PRICE_AMOUNT>0.40</bme:PRICE_AMOUNT></bme:PRODUCT_PRICE></bme:PRODUCT_PRICE_DETAILS>
      </bme:PRODUCT></bme:T_UPDATE_PRODUCTS></bme:BMECAT>`;
  const mapping = 'version: 1\nfeeds: { parts: { constants: { category: Bolts, product_type: Hex bolts } } }';
  const [deleted, changed] = await read(update, 'parts', mapping);
  expect(deleted).toMatchObject({ row: { isDeleted: true, key: 'OLD-1' } });
  expect(changed).toMatchObject({ row: { record: { stock_code: 'HB-1', category: 'Bolts', pack_code: 'EA' } } });
  expect(recordsOf(await read(update, 'prices'))).toEqual([{ stock_code: 'HB-1', quantity_break: 1, price: '0.40' }]);
});

test.each([
  ['a file that is cut off', catalogue12.slice(0, -30), /not well-formed/],
  [
    'an entity',
    catalogue12.replace('"bmecat_new_catalog_1_2.dtd"', '"x" [<!ENTITY a SYSTEM "file:///etc/passwd">]'),
    /entities/,
  ],
  ['an unknown entity', catalogue12.replace('&amp;', '&a;'), /not well-formed/],
  ['another kind of XML', '<order><line/></order>', /not BMEcat/],
  ['no transaction', `<BMECAT version="2005">${header}</BMECAT>`, /none of T_NEW_CATALOG/],
  ['an element without end', catalogue12.replace('</ARTICLE>', 'x'.repeat(5_100_000)), /larger than 5 MB/],
])('%s is refused', async (_, text, message) => {
  await expect(readCatalogue(pieces(text, 100_000))).rejects.toThrow(message);
});

test('a price in another currency and a product without a net price are reported', async () => {
  const foreign = catalogue12.replace('<CURRENCY>AUD', '<CURRENCY>EUR');
  expect(recordsOf(await read(foreign, 'prices'))[0]).toMatchObject({ message: 'is a price in EUR' });
  const gross = catalogue12.replaceAll('net_list', 'gross_list');
  expect(recordsOf(await read(gross, 'prices'))[0]).toMatchObject({ message: expect.stringContaining('no net price') });
});

test('of texts in several languages the English ones are read, and of several classifications that of ETIM', async () => {
  const features = /<ARTICLE_FEATURES>[\s\S]*?<\/ARTICLE_FEATURES>/g;
  const eclass = `<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-8.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>23110101</REFERENCE_FEATURE_GROUP_ID></ARTICLE_FEATURES>`;
  const text = catalogue12
    .replace(features, (own) => `${eclass}${own}`)
    .replaceAll('<FVALUE>18</FVALUE>', '<FVALUE lang="deu">achtzehn</FVALUE><FVALUE lang="eng">eighteen</FVALUE>')
    .replaceAll(
      '<DESCRIPTION_SHORT>',
      '<DESCRIPTION_SHORT lang="deu">Schraube</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="eng">',
    );
  expect(recordsOf(await read(text, 'parts'))[0]).toMatchObject({
    description: 'Bolt & co HB-12-50',
    product_type: 'EC000123',
  });
  expect(recordsOf(await read(text, 'part-attributes'))[1]).toMatchObject({ name: 'EF000034', value: 'eighteen' });
  const german = text.replaceAll('lang="eng"', 'lang="fra"');
  expect(recordsOf(await read(german, 'parts'))[0]).toMatchObject({ description: 'Schraube' });
});

test('the encoding is that of the XML declaration', async () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>';
  async function* bytes() {
    yield Buffer.from(text, 'latin1');
  }
  expect((await collect(decodeText(bytes()))).join('')).toBe(text);
});
