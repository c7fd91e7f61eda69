import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

const codes = {
  normal: 'HXB-12050-88Z',
  superseded: 'HXB-16080-88Y',
  supersededBy: 'HXB-16080-88Z',
  outOfStock: 'HXB-20100-88G',
  alternateInStock: 'HXB-20100-88M',
  stud: 'CHS-16190-58Z',
  cartridge: 'CHK-00300-VES',
  unknown: 'HXB-1608O-88G',
};
const lines = (...wanted: readonly string[]) => ({ cart_lines: wanted.map((stock_code) => ({ stock_code })) });

describe.each(databases)('the part panel on %s', (database) => {
  const server = useServer(database);

  test('PART-05 PART-07 alternates, related parts, packs and successor are existing codes, in the requested order', async () => {
    const visitor = new TestClient(server().url);
    const { cart_lines } = await visitor.call(
      'getAlternateRelated',
      lines(codes.outOfStock, codes.superseded, codes.unknown),
    );
    expect(cart_lines[0]?.alternate).toContain(codes.alternateInStock);
    expect(cart_lines[1]?.superseded_by).toEqual([codes.supersededBy]);
    expect(cart_lines[2]).toEqual({
      stock_code: codes.unknown,
      related: [],
      alternate: [],
      pack_options: [],
      superseded_by: [],
      differences: {},
      unfit: [],
    });
    const all = cart_lines.flatMap((line) => [...line.related, ...line.alternate, ...line.pack_options]);
    const known = await visitor.call('getProductInformation', lines(...new Set(all)));
    expect(known.cart_lines.every((line) => line.facts !== null)).toBe(true);
    const { cart_lines: told } = await visitor.call('getProductInformation', lines(codes.outOfStock));
    const counts = Object.fromEntries(told[0]?.tabs.map((tab) => [tab.ref, tab.count]) ?? []);
    expect(counts.alternate_parts).toBe(cart_lines[0]?.alternate.length);
    expect(counts.related_parts).toBe(cart_lines[0]?.related.length);
    expect(counts.pack_options).toBe(cart_lines[0]?.pack_options.length);
  });

  test('PART-07 CALC-01 documents have addresses; a stud has its hole size, a cartridge its contents', async () => {
    const { cart_lines, resource_id_lookups } = await new TestClient(server().url).call(
      'getProductInformation',
      lines(codes.normal, codes.stud, codes.cartridge),
    );
    const [normal, stud, cartridge] = cart_lines;
    expect(normal?.documents.length).toBeGreaterThan(0);
    for (const document of normal?.documents ?? []) {
      // A data sheet starts with the part that it was opened for.
      expect(resource_id_lookups[document.resource_id]).toBe(document.path.split('?')[0]);
    }
    expect(normal?.chemical).toBeNull();
    expect(stud?.chemical).toMatchObject({ rod_mm: 16, hole_mm: 18, cartridge_ml: null });
    expect(cartridge?.chemical).toMatchObject({ cartridge_ml: 300 });
    expect(normal?.tabs.find((tab) => tab.ref === 'where_to_buy')?.count).toBeGreaterThan(0);
    expect(normal?.tabs.find((tab) => tab.ref === 'price_and_availability')?.count).toBe(8);
  });

  test('PART-09 only staff see the staff tab, only root and it the debug tab', async () => {
    const seen = async (client: TestClient) => {
      const { cart_lines } = await client.call('getProductInformation', lines(codes.normal));
      const refs = cart_lines[0]?.tabs.map((tab) => tab.ref) ?? [];
      return {
        staff: cart_lines[0]?.staff !== null && refs.includes('tradeparts_staff'),
        debug: cart_lines[0]?.debug !== null && refs.includes('debug'),
        neither: cart_lines[0]?.staff === null && cart_lines[0]?.debug === null && !refs.includes('debug'),
      };
    };
    expect((await seen(new TestClient(server().url))).neither).toBe(true);
    expect((await seen(await signedIn(server().url, 'customer'))).neither).toBe(true);
    expect(await seen(await signedIn(server().url, 'mktg'))).toMatchObject({ staff: true, debug: false });
    const root = await signedIn(server().url, 'root');
    expect(await seen(root)).toMatchObject({ staff: true, debug: true });
    const { cart_lines } = await root.call('getProductInformation', lines(codes.normal));
    expect(cart_lines[0]?.staff?.agreed_prices.some((price) => price.accode === 'KES014')).toBe(true);
    expect(cart_lines[0]?.staff?.list_price).toMatch(/^\d+\.\d{2}$/);
    expect(cart_lines[0]?.debug).toMatchObject({ stock_code: codes.normal });
  });

  test('PART-10 a part’s history matches the account’s summary, by month and in total', async () => {
    const client = await signedIn(server().url, 'customer');
    const { parts } = await client.call('orderHistorySummary', { accode: 'KES014' });
    expect(parts.length).toBeGreaterThan(0);
    const [most] = parts;
    if (!most) throw new Error('no history');
    const { cart_lines } = await client.call('getProductInformation', { ...lines(most.stock_code), accode: 'KES014' });
    const history = cart_lines[0]?.history;
    expect(history).toMatchObject({ times_ordered: most.times_ordered, amount_ordered: most.amount_ordered });
    expect(history?.orders[0]?.so_order_date).toBe(most.last_ordered);
    expect(history?.months).toHaveLength(24);
    const inMonths = history?.months.reduce((sum, month) => sum + month.quantity, 0) ?? 0;
    expect(inMonths).toBeGreaterThan(0);
    expect(inMonths).toBeLessThanOrEqual(most.amount_ordered);
    expect((await client.call('getProductInformation', lines(most.stock_code))).cart_lines[0]?.history).toBeNull();
  });

  test('SESS-07 history and own codes of another account look the same as for an unknown account', async () => {
    const client = await signedIn(server().url, 'customer');
    for (const [key, data] of [
      ['orderHistorySummary', { accode: 'OAK003' }],
      ['inStock', { accode: 'OAK003' }],
      ['getProductInformation', { ...lines(codes.normal), accode: 'OAK003' }],
      [
        'setCustomerStockCodeOverrides',
        {
          accode: 'OAK003',
          customer_stock_code_overrides: [{ stock_code: codes.normal, customer_stock_code: 'MINE' }],
        },
      ],
    ] as const) {
      expect((await client.send(key, data)).envelope).toMatchObject({ status: 'ERROR', error: 'account_not_found' });
    }
    const visitor = new TestClient(server().url);
    expect((await visitor.send('orderHistorySummary', { accode: 'KES014' })).http).toBe(401);
    const asked = { ...lines(codes.normal), accode: 'KES014' };
    expect((await visitor.send('getProductInformation', asked)).http).toBe(401);
  });

  test('HIST-05 an own code can be set, changed and removed; an unknown part is named', async () => {
    const client = await signedIn(server().url, 'customer');
    const set = (stock_code: string, customer_stock_code: string) =>
      client.send('setCustomerStockCodeOverrides', {
        customer_stock_code_overrides: [{ stock_code, customer_stock_code }],
      });
    const own = async () => {
      const { customer_stock_code_overrides } = await client.call('getCustomerStockCodeOverrides');
      return customer_stock_code_overrides.find((each) => each.stock_code === codes.stud)?.customer_stock_code;
    };
    expect((await set(codes.stud, ' STUD/16 ')).envelope.data?.customer_stock_code_overrides).toEqual([
      { accode: 'KES014', stock_code: codes.stud, customer_stock_code: 'STUD/16' },
    ]);
    await set(codes.stud, 'STUD/17');
    expect(await own()).toBe('STUD/17');
    await set(codes.stud, '');
    expect(await own()).toBeUndefined();
    expect((await set(codes.unknown, 'X')).envelope.validation_results).toEqual([
      {
        field: 'customer_stock_code_overrides.0.stock_code',
        message: `There is no part ${codes.unknown}`,
      },
    ]);
  });
});
