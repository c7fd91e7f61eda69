import { request } from 'node:http';
import { buildSearchIndex, compactStockList, openStockList, readStockList } from '@portal/domain/catalogue';
import { aliasKey, reviewImport } from '@portal/domain/import';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, useServer } from './databases.ts';

const bolt = 'HXB-12050-88Z';
const washer = 'WFL-12024-00Z';
const accode = 'KES014';
const parameters = { product: 'tradeparts' };
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const fileOf = (content: string | Uint8Array, file_name = 'list.csv') => ({
  file_name,
  content_base64: base64(content),
});

async function catalogue(client: TestClient) {
  const { stocklist } = await client.call('getStocklist');
  if (!stocklist) throw new Error('No stock list');
  const list = openStockList(compactStockList(readStockList(stocklist)));
  return { codes: list.stock_code, index: buildSearchIndex(list) };
}

describe.each(databases)('import and export on %s', (database) => {
  const server = useServer(database);

  test.each([
    ['old_workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['wrong_kind', '%PDF-1.7 list'],
    ['wrong_kind', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['broken_workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['empty_file', ''],
  ])('IMP-04 refused as %s, regardless of its name', async (reason, content) => {
    const client = await signedIn(server().url, 'customer');
    const { envelope } = await client.send('fileUpload', fileOf(content, 'order.xlsx'), { parameters });
    expect(envelope).toMatchObject({ status: 'ERROR', error: reason, data: null });
    expect(envelope.user_message).toMatch(/\.$/);
  });

  test('IMP-04 text is read in the encodings that spreadsheets use, regardless of its name', async () => {
    const client = await signedIn(server().url, 'customer');
    const read = async (content: Uint8Array) =>
      (await client.call('fileUpload', fileOf(content, 'a.xlsx'), { parameters })).list;
    const text = 'Größe;Menge\r\nM16;1.000';
    for (const bytes of [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
    ]) {
      expect(await read(bytes)).toEqual({ kind: 'text', text });
    }
  });

  test('IMP-01 IMP-02 a difficult list is read row by row: byte order mark, quotes, semicolons, decimal commas, formulas, old codes', async () => {
    const client = await signedIn(server().url, 'customer');
    const { index } = await catalogue(client);
    const text = [
      '\ufeff"Stock code";"Menge";"Remark"',
      `"${bolt}";"1.000,00";"=HYPERLINK(""x"";""y"")"`,
      `${washer.replace(/\W/g, '').toLowerCase()};50,0;"on two`,
      'lines"',
      `${bolt};=1+1;@SUM(A1)`,
      'HXB-16080-88Y;10;"say ""old"""',
      'ZZZ-9999;5;',
    ].join('\r\n');
    const { list } = await client.call('fileUpload', fileOf(text), { parameters });
    if (list.kind !== 'text') throw new Error('No text');
    const { rows, leftOut } = reviewImport(index, { text: list.text });
    const found = rows.map(({ row, band, artificial, candidates }) => {
      return [row.line, band, artificial, candidates[0]?.stock_code ?? null];
    });
    // Rows are counted, as in a spreadsheet: the third has a cell of two lines.
    expect(found).toEqual([
      [2, 'sure', false, bolt],
      [3, 'sure', false, washer],
      [4, 'check', true, bolt],
      [5, 'check', false, 'HXB-16080-88Z'],
      [6, 'unknown', false, null],
    ]);
    expect(rows.slice(0, 2).map(({ quantity }) => quantity)).toEqual([1000, 50]);
    for (const { reason } of rows) expect(reason).not.toBe('');
    expect(leftOut.map(({ line }) => line)).toEqual([1]);
  });

  test('IMP-04 an upload that is too large or not signed in is refused before it is fully read', async () => {
    const client = await signedIn(server().url, 'customer');
    /** Announces 50 MB, sends a small part, and waits for the response. */
    const begin = (bearer: string | null) =>
      new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        const headers = {
          'content-type': 'application/json',
          'content-length': String(50 * 1024 * 1024),
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        };
        const sent = request(`${server().url}/v2/tradeparts-file-upload`, { method: 'POST', headers }, (answer) => {
          let body = '';
          answer.on('data', (part) => {
            body += part;
          });
          answer.on('end', () => {
            sent.destroy();
            resolve({ status: answer.statusCode, body });
          });
        });
        sent.on('error', reject);
        sent.write('{"app_token":"portal","data":{');
      });
    const large = await begin(client.bearer);
    expect(large.status).toBe(413);
    expect(JSON.parse(large.body)).toMatchObject({
      error: 'too_large',
      user_message: expect.stringContaining('Split it'),
    });
    const nobody = await begin(null);
    expect(nobody.status).toBe(401);
    expect(JSON.parse(nobody.body)).toMatchObject({ error: 'invalid_bearer' });
    const other = await client.send('fileUpload', fileOf('A,1'), { parameters: { product: 'other' } });
    expect(other.http).toBe(404);
  });

  test('IMP-05 IMP-01 a cart can be exported as PDF, and as a workbook that imports to the same lines', async () => {
    const client = await signedIn(server().url, 'customer');
    const { index, codes } = await catalogue(client);
    const { cart } = await client.call('newCart', { accode });
    const cart_id = cart.orderNum;
    const empty = await client.send('exportCart', { cart_id, kind: 'xlsx' });
    expect(empty.envelope).toMatchObject({ status: 'ERROR', user_message: 'The order has no lines to export.' });
    const reference = '=HYPERLINK("http://x")';
    // LINE-05: a part on application is wanted, though none is ordered.
    const wanted = [...new Set([...codes.slice(0, 60), 'UBT-24450-00G'])];
    const operations = wanted.map((code) => add(code, 100, { line_reference: reference }));
    await client.call('saveCart', { operations }, { parameters: { cartId: cart_id } });
    const { cart: saved } = await client.call('getCart', {}, { parameters: { cartId: cart_id } });
    const ordered = saved.orderLine.map((line) => ({
      stock_code: line.stock_code,
      order_quantity: line.order_quantity || line.last_order_quantity,
    }));
    expect(ordered).toHaveLength(wanted.length);
    const { file } = await client.call('exportCart', { cart_id, kind: 'xlsx' });
    expect(file.file_name).toBe(`${cart_id}.xlsx`);
    const upload = { file_name: file.file_name, content_base64: file.content_base64 };
    const { list } = await client.call('fileUpload', upload, { parameters });
    if (list.kind !== 'sheet') throw new Error('No sheet');
    const { rows, leftOut } = reviewImport(index, { cells: list.cells });
    expect(leftOut).toHaveLength(1);
    expect(rows.map(({ row, quantity }) => [row.code, quantity])).toEqual(
      ordered.map((line) => [line.stock_code, line.order_quantity]),
    );
    // Read back as text: a cell that held a formula would come back as its result.
    expect(list.cells.flat().filter((cell) => cell === reference)).toHaveLength(ordered.length);
    const { file: pdf } = await client.call('exportCart', { cart_id, kind: 'pdf' });
    const bytes = Buffer.from(pdf.content_base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(bytes);
    for (const word of [`Order ${cart_id}`, 'Bill to', 'Deliver to', 'ABN 12 345 678 901', 'Page 2 of'])
      expect(text).toContain(word);
    for (const line of ordered) expect(text).toContain(line.stock_code);
    expect(text).toContain('On application');
    const stranger = await signedIn(server().url, 'multi');
    const hidden = await stranger.send('exportCart', { cart_id: 'BAY002-000001', kind: 'pdf' });
    expect(hidden.envelope.error).toBe('cart_not_found');
  });

  test('IMP-01 IMP-02 IMP-03 one call imports a list directly, by stock code and by customer stock code', async () => {
    const client = await signedIn(server().url, 'customer');
    await client.call('setCustomerStockCodeOverrides', {
      accode,
      customer_stock_code_overrides: [{ stock_code: washer, customer_stock_code: 'Own-7' }],
    });
    const lines = [
      { row: 2, source: `${bolt.toLowerCase()};120`, code: bolt.toLowerCase(), quantity: 120, line_reference: 'gate' },
      { row: 3, source: 'own-7;', code: 'own-7' },
      { row: 4, source: 'NOPE-1;5', code: 'NOPE-1', quantity: 5 },
      { row: 6, source: `${bolt} again`, code: bolt, quantity: 80 },
    ];
    const left_out = [{ row: 5, source: 'the usual', message: 'No part was chosen.' }];
    const data = { accode, lines, left_out, customer_reference: 'Friday' };
    const before = (await client.call('getOpenCarts')).carts.length;
    const checked = await client.call('createCartFromImport', { ...data, check_only: true });
    expect(checked).toMatchObject({
      cart: null,
      over: [],
      import_errors: [
        { row: 4, message: 'There is no part NOPE-1.' },
        { row: 5, message: 'No part was chosen.' },
      ],
    });
    expect(checked.import_warnings.map(({ row }) => row)).toContain(3);
    expect((await client.call('getOpenCarts')).carts).toHaveLength(before);

    const headers = { 'idempotency-key': ulid() };
    const made = await client.call('createCartFromImport', data, { headers });
    const again = await client.call('createCartFromImport', data, { headers });
    expect(again.cart?.orderNum).toBe(made.cart?.orderNum);
    const cartId = made.cart?.orderNum ?? '';
    const { cart } = await client.call('getCart', {}, { parameters: { cartId } });
    // 120 and 80 of a part sold in 50s, and the row without a quantity.
    expect(made.import_warnings.map(({ row }) => row)).toEqual([2, 3, 6]);
    expect(cart).toMatchObject({
      tabtype: 'hobdirect',
      customer_reference: 'Friday',
      using_artificial_quantities: true,
      import_warnings: made.import_warnings,
      import_errors: made.import_errors,
    });
    expect(cart.orderLine).toMatchObject([
      {
        stock_code: bolt,
        order_quantity: 250,
        source: `${bolt.toLowerCase()};120\n${bolt} again`,
        line_reference: 'gate',
      },
      { stock_code: washer, using_artificial_quantity: true, source: 'own-7;' },
      { stock_code: 'NOPE-1', description: '*** Unknown Part ***', discontinued: true },
    ]);
    const [first, second, third] = cart.orderLine.map((line) => line.line_id);
    expect(JSON.parse(cart.import_json ?? '')).toEqual([
      [2, lines[0]?.source, first],
      [3, lines[1]?.source, second],
      [4, lines[2]?.source, third],
      [5, 'the usual', null],
      [6, lines[3]?.source, first],
    ]);
    expect(cart.orderLine).toHaveLength(3);
    const wrong = await client.send('createCartFromImport', { ...data, accode: 'NONE01' });
    expect(wrong.envelope.error).toBe('account_not_found');
  });

  test('IMP-01 IMP-02 a row with a quantity of 0 or less is skipped and listed, and gets no default quantity', async () => {
    const client = await signedIn(server().url, 'customer');
    const lines = [
      { row: 2, source: `${bolt};0`, code: bolt, quantity: 0 },
      { row: 3, source: `${bolt};-5`, code: bolt, quantity: -5 },
      { row: 4, source: `${washer};100`, code: washer, quantity: 100 },
    ];
    const import_errors = [
      { row: 2, message: 'Left out. The quantity is 0.' },
      { row: 3, message: 'Left out. The quantity is below zero.' },
    ];
    const checked = await client.call('createCartFromImport', { accode, lines, check_only: true });
    expect(checked).toMatchObject({ cart: null, import_errors });
    const { cart } = await client.call('createCartFromImport', { accode, lines });
    expect(cart?.orderLine.map(({ stock_code }) => stock_code)).toEqual([washer]);
    expect(cart?.import_errors).toEqual(import_errors);
    expect(cart?.using_artificial_quantities).toBe(false);
    expect(JSON.parse(cart?.import_json ?? '')).toMatchObject([
      [2, `${bolt};0`, null],
      [3, `${bolt};-5`, null],
      [4, `${washer};100`, expect.any(String)],
    ]);
  });

  test('IMP-06 a file with packs, zero quantities and a total is imported as the intended lines', async () => {
    const client = await signedIn(server().url, 'customer');
    const { index } = await catalogue(client);
    const text = `Part no;Qty per;Total qty\n${bolt};1;2 boxes\n${washer};1;0\n${washer};1;1/2 box`;
    const { list } = await client.call('fileUpload', fileOf(text), { parameters });
    if (list.kind !== 'text') throw new Error('No text');
    const { rows, notes } = reviewImport(index, { text: list.text });
    expect(notes).toHaveLength(1);
    expect(rows.map(({ orders_nothing }) => orders_nothing)).toEqual([null, 'The quantity is 0.', null]);
    const { pack_quantity } = index.list.factsAt(index.list.rowOf(bolt));
    expect(rows[0]?.quantity).toBe(2 * pack_quantity);
    const lines = rows.map(({ row, quantity }) => ({ row: row.line, source: row.source, code: row.code, quantity }));
    const { cart, import_errors } = await client.call('createCartFromImport', { accode, lines });
    expect(import_errors).toEqual([{ row: 3, message: 'Left out. The quantity is 0.' }]);
    expect(cart?.orderLine.map(({ stock_code }) => stock_code)).toEqual([bolt, washer]);
  });

  test('CART-13 IMP-03 of 520 rows, 500 become lines and 20 are listed, which make a second cart', async () => {
    const client = await signedIn(server().url, 'customer');
    const { codes } = await catalogue(client);
    const lines = codes.slice(0, 520).map((code, i) => ({ row: i + 1, source: code, code, quantity: 100 }));
    const { cart, over } = await client.call('createCartFromImport', { accode, lines });
    expect(cart?.orderLine).toHaveLength(500);
    expect(over.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, i) => 501 + i));
    const rest = lines.filter(({ row }) => over.some((each) => each.row === row));
    const second = await client.call('createCartFromImport', { accode, lines: rest });
    expect(second.cart?.orderLine).toHaveLength(20);
    expect(second.over).toEqual([]);
  });

  test('IMP-06 corrections are stored for the account, used for its next list, deleted on request, and not used for others', async () => {
    const client = await signedIn(server().url, 'customer');
    const text = 'The usual: gate bolt!';
    const layout = { layout: 'heads:a|b', roles: ['code', 'quantity'] };
    await client.call('rememberImport', { accode, aliases: [{ text, stock_code: washer }], layouts: [layout] });
    await client.call('rememberImport', { accode, aliases: [{ text: text.toLowerCase(), stock_code: bolt }] });
    const memory = await client.call('getImportMemory', { accode });
    expect(memory.aliases).toEqual({ [aliasKey(text)]: bolt });
    expect(memory.layouts).toEqual({ 'heads:a|b': ['code', 'quantity'] });
    const { index } = await catalogue(client);
    expect(reviewImport(index, { text: `5 x ${text}`, ...memory }).rows[0]).toMatchObject({
      band: 'sure',
      quantity: 5,
      candidates: [{ stock_code: bolt }],
    });
    const lines = [{ row: 1, source: text, code: text.slice(0, 40), quantity: 100 }];
    const { cart } = await client.call('createCartFromImport', { accode, lines });
    expect(cart?.orderLine[0]?.stock_code).toBe(bolt);
    const wrong = await client.send('rememberImport', { accode, aliases: [{ text: 'x1', stock_code: 'NOPE-1' }] });
    expect(wrong.envelope.validation_results).toMatchObject([{ field: 'aliases.0.stock_code' }]);
    await client.call('rememberImport', { accode, aliases: [{ text, stock_code: '' }] });
    expect((await client.call('getImportMemory', { accode })).aliases).toEqual({});
    const public_ = await signedIn(server().url, 'public');
    expect((await public_.send('getImportMemory', { accode })).envelope.status).toBe('ERROR');
    const refused = await client.send('getImportMemory', { accode: 'BAY002' });
    expect(refused.envelope.error).toBe('account_not_found');
  });
});
