import { describe, expect, test } from 'vitest';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { signedIn } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

describe.each(databases)('history on %s', (database) => {
  const server = useServer(database);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

  test('HIST-02 returns the orders of 365 days, and older ones on request', async () => {
    const client = await signedIn(server().url, 'customer');
    const usual = await client.call('getOrderHistoryInvoiced', { request_accodes: ['KES014'] });
    expect(usual.further).toBe(true);
    expect(usual.orders.length).toBeGreaterThan(10);
    for (const order of usual.orders) {
      expect(order.accode).toBe('KES014');
      expect(order.so_order_date >= daysAgo(365)).toBe(true);
    }
    const dates = usual.orders.map((each) => each.so_order_date);
    expect(dates).toEqual([...dates].sort().reverse());
    const all = await client.call('getOrderHistoryInvoiced', { request_accodes: ['KES014'], days_of_history: 3650 });
    expect(all.further).toBe(false);
    expect(all.orders.length).toBeGreaterThan(usual.orders.length);
    expect(all.orders.slice(0, usual.orders.length)).toEqual(usual.orders);
    expect(
      (await client.send('getOrderHistoryInvoiced', { days_of_history: 0 })).envelope.validation_results,
    ).toHaveLength(1);
  });

  test('HIST-02 the summary matches the lines of all orders', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orders } = await client.call('getOrderHistoryInvoiced', {
      request_accodes: ['KES014'],
      days_of_history: 3650,
    });
    const counted = new Map<string, { times: number; amount: number }>();
    for (let at = 0; at < orders.length; at += 50) {
      const so_order_nos = orders.slice(at, at + 50).map((each) => each.so_order_no);
      const { orders: read } = await client.call('getOrderHistoryLines', { so_order_nos });
      expect(read.map((each) => each.so_order_no)).toEqual(so_order_nos);
      for (const { order_lines } of read) {
        for (const code of new Set(order_lines.map((each) => each.stock_code))) {
          const known = counted.get(code) ?? { times: 0, amount: 0 };
          const pieces = order_lines.filter((each) => each.stock_code === code);
          counted.set(code, {
            times: known.times + 1,
            amount: known.amount + pieces.reduce((sum, each) => sum + each.so_display_qty, 0),
          });
        }
      }
    }
    const { parts } = await client.call('orderHistorySummary', { accode: 'KES014' });
    expect(parts.length).toBe(counted.size);
    for (const part of parts) {
      expect({ times: part.times_ordered, amount: part.amount_ordered }).toEqual(counted.get(part.stock_code));
      expect(part.last_quantity).toBeGreaterThan(0);
    }
  });

  test('HIST-02 finds past orders of all years by number, reference, part, own code, words and dates', async () => {
    const client = await signedIn(server().url, 'customer');
    const find = (data: object) => client.call('getOrderHistoryInvoiced', { request_accodes: ['KES014'], ...data });
    const { orders: all } = await find({ days_of_history: 3650 });
    const oldest = all.at(-1);
    const some = all[3];
    if (!oldest || !some) throw new Error('no orders');
    expect((await find({ text: oldest.so_order_no })).orders).toEqual([{ ...oldest, found_codes: [] }]);
    const byReference = await find({ text: some.customer_reference.toLowerCase() });
    expect(byReference.orders.map((each) => each.so_order_no)).toContain(some.so_order_no);

    const { orders: lines } = await client.call('getOrderHistoryLines', {
      so_order_nos: all.slice(0, 50).map((each) => each.so_order_no),
    });
    const has = (code: string) =>
      lines.filter((each) => each.order_lines.some((line) => line.stock_code === code)).map((each) => each.so_order_no);
    const named = lines.flatMap((each) => each.order_lines).find((line) => line.customer_stock_code !== '');
    if (!named) throw new Error('no line with an own code');
    for (const text of [named.stock_code, named.customer_stock_code, `${named.stock_code} kf-`]) {
      const { orders } = await find({ text, from: all[49]?.so_order_date });
      const within = new Set(lines.map((each) => each.so_order_no));
      expect(orders.map((each) => each.so_order_no).filter((each) => within.has(each))).toEqual(has(named.stock_code));
      for (const order of orders) expect(order.found_codes).toContain(named.stock_code);
    }
    const words = named.description.replaceAll(' × ', 'x').toLowerCase();
    expect((await find({ text: words })).orders[0]?.found_codes).toContain(named.stock_code);
    expect((await find({ text: '100%' })).orders).toEqual([]);
    // All words belong to one line: a bolt in M12 and a washer in M16 are no match for `m12 washer`.
    const [mixed] = lines.filter((each) => each.order_lines.length > 1);
    const [one, two] = mixed?.order_lines ?? [];
    if (!mixed || !one || !two) throw new Error('no order of several lines');
    const both = await find({ text: `${one.stock_code} ${two.stock_code}` });
    expect(both.orders).toEqual([]);
    const within = await find({ text: `${mixed.so_order_no} ${one.stock_code}` });
    expect(within.orders.map((each) => each.so_order_no)).toEqual([mixed.so_order_no]);
    expect(within.orders[0]?.found_codes).toEqual([one.stock_code]);

    const from = oldest.so_order_date;
    const to = all[all.length - 4]?.so_order_date ?? '';
    const { orders: between } = await find({ from, to });
    expect(between).toEqual(all.filter((each) => each.so_order_date >= from && each.so_order_date <= to));
  });

  test('SESS-07 HIST-02 HIST-04 orders, lines, invoices and prices of another account are treated as unknown', async () => {
    const client = await signedIn(server().url, 'customer');
    const other = await signedIn(server().url, 'multi');
    const { orders } = await other.call('getOrderHistoryInvoiced');
    const theirs = orders.find((each) => each.accode !== 'KES014');
    if (!theirs) throw new Error('no order');
    const so_order_no = theirs.so_order_no;
    const unknown = [{ field: 'so_order_no', message: `There is no order ${so_order_no}` }];
    expect((await client.send('invoiceRequest', { so_order_no })).envelope.validation_results).toEqual(unknown);
    const lines = await client.send('getOrderHistoryLines', { so_order_nos: [so_order_no, 'nothing'] });
    expect(lines.envelope.validation_results).toEqual([
      { field: 'so_order_nos.0', message: `There is no order ${so_order_no}` },
      { field: 'so_order_nos.1', message: 'There is no order nothing' },
    ]);
    const { accode } = theirs;
    for (const reply of [
      await client.send('getOrderHistoryInvoiced', { request_accodes: [accode] }),
      await client.send('downloadNetPricingFile', { accode }),
    ]) {
      expect(reply.envelope.error).toBe('account_not_found');
    }
    const own = await client.call('getOrderHistoryInvoiced');
    expect(own.orders.every((each) => each.accode === 'KES014')).toBe(true);
  });

  test('HIST-04 the invoice of an order made here has the number that the supplier reported, and adds up', async () => {
    const client = await signedIn(server().url, 'customer');
    const { file } = await client.call('invoiceRequest', { so_order_no: '1039655' });
    const text = pdfText(Buffer.from(file.content_base64, 'base64'));
    for (const words of ['Tax invoice INV-90417', 'Reference: INV-90417', '1039655']) expect(text).toContain(words);
    // The freight that the order was placed with.
    expect(text).toMatch(/Freight/);
    expect(text).not.toMatch(/Discount or rounding/);
  });

  test('HIST-04 an invoice is a PDF with the order’s lines, goods total and GST', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orders } = await client.call('getOrderHistoryInvoiced');
    const longest = orders.reduce((most, each) => (each.line_count > most.line_count ? each : most));
    const { so_order_no } = longest;
    const { orders: read } = await client.call('getOrderHistoryLines', { so_order_nos: [so_order_no] });
    const { file } = await client.call('invoiceRequest', { so_order_no });
    expect(file).toMatchObject({ file_name: `invoice-${so_order_no}.pdf`, content_type: 'application/pdf' });
    const pdf = Buffer.from(file.content_base64, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(pdf);
    for (const line of read[0]?.order_lines ?? []) expect(text).toContain(line.stock_code);
    const cents = Math.round(Number(longest.total) * 100);
    const total = ((cents + Math.round(cents / 10)) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
    expect(text).toContain(total);
    expect(text).toContain(longest.customer_reference);
    for (const line of [
      'ABN 12 345 678 901',
      'Kestrel Fabrication',
      'Due date',
      'BSB: 000-000',
      `Reference: ${so_order_no}`,
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/\$[\d.,]+ (?:each|\/ \d+)/);
    expect(text).toMatch(/Page 1 of \d/);
  });

  test('HIST-04 SESS-07 delivery notes and packing lists are PDF files without prices, only for the user’s own accounts', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orders } = await client.call('getOrderHistoryInvoiced');
    const [{ so_order_no, total } = { so_order_no: '', total: '' }] = orders;
    for (const [kind, title] of [
      ['delivery_note', 'Delivery note'],
      ['packing_list', 'Packing list'],
    ] as const) {
      const { file } = await client.call('deliveryDocument', { so_order_no, kind });
      expect(file.content_type).toBe('application/pdf');
      const text = pdfText(Buffer.from(file.content_base64, 'base64'));
      expect(text).toContain(`${title} ${so_order_no}`);
      expect(text).not.toMatch(/\$\d+\.\d\d/);
      expect(text).not.toContain(total);
    }
    const other = await signedIn(server().url, 'many');
    const refused = await other.send('deliveryDocument', { so_order_no, kind: 'packing_list' });
    expect(refused.envelope.validation_results).toEqual([
      { field: 'so_order_no', message: `There is no order ${so_order_no}` },
    ]);
  });

  test('HIST-04 the price file lists every part sold at the account’s prices, limited to six per hour', async () => {
    const client = await signedIn(server().url, 'customer');
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => client.send('downloadNetPricingFile', { accode: 'KES014' })),
    );
    expect(asked.filter(({ envelope }) => envelope.error === 'too_many_files')).toHaveLength(2);
    const file = asked.find(({ envelope }) => envelope.data)?.envelope.data?.file;
    if (!file) throw new Error('no file');
    expect(file.file_name).toMatch(/^net-prices-KES014-\d{4}-\d\d-\d\d\.csv$/);
    const text = Buffer.from(file.content_base64, 'base64').toString('utf8');
    expect(text.startsWith('\uFEFFStock code,Your code,Description,')).toBe(true);
    const rows = text.trimEnd().split('\r\n').slice(1);
    const codes = new Set(rows.map((row) => row.split(',')[0]));
    expect(codes.size).toBeGreaterThan(400);
    const { cart_lines } = await client.call('getPrice', {
      accode: 'KES014',
      cart_lines: [{ stock_code: 'HXN-12000-08Z' }],
    });
    const [part] = cart_lines;
    if (!part) throw new Error('no part');
    const of = rows.filter((row) => row.startsWith('HXN-12000-08Z,'));
    expect(of).toHaveLength(new Set(part.pricing.map((each) => each.quantity_break)).size);
    expect(of[0]).toContain('KF-1188');
  });
});
