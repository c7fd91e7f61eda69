import { readStockList } from '@portal/domain/catalogue';
import { preferenceNames } from '@portal/domain/preference';
import { choosePrice, isPoa } from '@portal/domain/price';
import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

const codes = {
  normal: 'HXB-12050-88Z',
  increment: 'SCS-10040-129',
  poa: 'UBT-24450-00G',
  superseded: 'HXB-16080-88Y',
  supersededBy: 'HXB-16080-88Z',
  special: 'HXB-16080-88G',
  withoutPrice: 'EYB-12000-316',
  discontinued: 'HXB-38200-G5P',
  unknown: 'HXB-1608O-88G',
};

describe.each(databases)('the catalogue on %s', (database) => {
  const server = useServer(database);

  test('SRCH-01 what is in stock near the account comes in the order of the stock list', async () => {
    const client = await signedIn(server().url, 'customer');
    const near = await client.call('inStock', { accode: 'KES014' });
    const { version, stocklist } = await client.call('getStocklist');
    expect(near.version).toBe(version);
    expect(near.warehouse_codes).toEqual(['40', '70']);
    expect(near.held).toHaveLength(stocklist?.count ?? 0);
    const asked = (stocklist?.stock_code ?? []).slice(0, 60);
    const { cart_lines } = await client.call('getAvailability', {
      cart_lines: asked.map((stock_code) => ({ stock_code })),
    });
    const held = cart_lines.map(({ availability }) =>
      availability.some((each) => near.warehouse_codes.includes(each.warehouse_code) && each.available > 0) ? '1' : '0',
    );
    expect(new Set(held)).toEqual(new Set(['0', '1']));
    expect(near.held.slice(0, 60)).toBe(held.join(''));
  });

  test('SRCH-03 the full stock list comes in one reply, packed and compressed, and not again while it is unchanged', async () => {
    const client = new TestClient(server().url);
    const { version, stocklist } = await client.call('getStocklist');
    if (!stocklist) throw new Error('no list');
    // The demo supplier has about a tenth more parts than requested.
    expect(stocklist.count).toBeGreaterThanOrEqual(600);
    const list = readStockList(stocklist);
    expect(list).toBeDefined();
    expect(stocklist.stock_code).toContain(codes.normal);
    expect(stocklist.superseded[codes.superseded]).toBe(codes.supersededBy);
    expect(await client.call('getStocklist', { known_version: version })).toEqual({ version, stocklist: null });
    expect((await client.call('getStocklist', { known_version: 'older' })).stocklist?.count).toBe(stocklist.count);
    const plain = await client.send('getStocklist', {}, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.envelope.data?.stocklist).toEqual(stocklist);
    const packed = await client.send('getStocklist', {}, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
  });

  test('filters list their members by stock code', async () => {
    const { filters } = await new TestClient(server().url).call('getFilters');
    const { stocklist } = await new TestClient(server().url).call('getStocklist');
    const known = new Set(stocklist?.stock_code);
    expect(filters.length).toBeGreaterThan(10);
    for (const filter of filters) {
      expect(filter.count).toBe(filter.members.length);
      expect(filter.members.every((code) => known.has(code))).toBe(true);
    }
  });

  test('LINE-09 LINE-06 prices include the account’s own; an unknown part is marked as unknown', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart_lines } = await client.call('getPrice', {
      accode: 'KES014',
      cart_lines: [codes.normal, codes.special, codes.poa, codes.withoutPrice, codes.unknown].map((stock_code) => ({
        stock_code,
        order_quantity: 1,
      })),
    });
    const [normal, special, poa, withoutPrice, unknown] = cart_lines;
    expect(normal).toMatchObject({ known: true, price_per: 100 });
    expect(normal?.pricing.filter((each) => each.price_type === 'standard').length).toBeGreaterThan(1);
    expect(special?.pricing.filter((each) => each.price_type === 'special')).toHaveLength(3);
    expect(poa && isPoa(choosePrice(poa.pricing, poa.price_per, 1, '5'))).toBe(true);
    expect(withoutPrice).toMatchObject({ known: true, pricing: [], pronto_price: null });
    expect(unknown).toEqual({
      stock_code: codes.unknown,
      known: false,
      pricing: [],
      price_per: 1,
      pronto_price: null,
      availability: [],
      product_information: null,
    });
  });

  test('SESS-07 the special price of one account is hidden from others', async () => {
    const other = await signedIn(server().url, 'many');
    const { cart_lines } = await other.call('getPrice', {
      accode: 'BNK001',
      cart_lines: [{ stock_code: codes.special }],
    });
    expect(cart_lines[0]?.pricing.some((each) => each.price_type === 'special')).toBe(false);
  });

  test('LINE-15 availability lists every warehouse, in the same order for all parts', async () => {
    const client = await signedIn(server().url, 'customer');
    const asked = [codes.normal, codes.increment, codes.unknown].map((stock_code) => ({ stock_code }));
    const { cart_lines } = await client.call('getAvailability', { cart_lines: asked });
    const warehouses = cart_lines[0]?.availability.map((each) => each.warehouse_code);
    expect(warehouses).toHaveLength(8);
    expect(warehouses).toContain('40');
    expect(cart_lines[1]?.availability.map((each) => each.warehouse_code)).toEqual(warehouses);
    expect(cart_lines[2]).toEqual({ stock_code: codes.unknown, availability: [] });
    const nearest = cart_lines[0]?.availability.find((each) => each.warehouse_code === '40');
    expect(nearest).toMatchObject({ available: expect.any(Number), days: 1 });
  });

  test('product information has facts, dimensions and packs, and nothing for an unknown part', async () => {
    const client = new TestClient(server().url);
    const { cart_lines } = await client.call('getProductInformation', {
      cart_lines: [{ stock_code: codes.superseded }, { stock_code: codes.unknown }],
    });
    expect(cart_lines[0]?.superseded_by).toBe(codes.supersededBy);
    expect(cart_lines[0]?.tabs.find((tab) => tab.ref === 'superseded_by')?.count).toBe(1);
    expect(cart_lines[0]?.dimensions.length).toBeGreaterThan(0);
    expect(cart_lines[0]?.facts?.pack_weight).toMatch(/^\d+\.\d{3}$/);
    expect(cart_lines[1]).toMatchObject({ stock_code: codes.unknown, facts: null, tabs: [] });
  });

  test('SESS-07 customer codes are returned for the caller’s accounts only', async () => {
    const client = await signedIn(server().url, 'customer');
    const { customer_stock_code_overrides: own } = await client.call('getCustomerStockCodeOverrides');
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map((each) => each.accode))).toEqual(new Set(['KES014']));
    const { envelope } = await client.send('getCustomerStockCodeOverrides', { accodes: ['KES014', 'OAK003'] });
    expect(envelope).toMatchObject({ status: 'ERROR', error: 'account_not_found' });
  });

  test('PREF-01 a preference is still set at the next sign-in; an invalid value changes nothing', async () => {
    const client = await signedIn(server().url, 'it');
    const { settings } = await client.call('setPreferences', {
      settings: [
        { key: 'vertical_spacing', value: 'relaxed' },
        { key: 'vertical_spacing', value: 'compact' },
      ],
    });
    expect(settings.map(({ name }) => name).sort()).toEqual([...preferenceNames].sort());
    const again = await new TestClient(server().url).signIn('it');
    expect(again.settings.find((each) => each.name === 'vertical_spacing')).toMatchObject({
      value: 'compact',
      is_set: true,
    });
    const wrong = await client.send('setPreferences', {
      settings: [
        { key: 'vertical_spacing', value: 'relaxed' },
        { key: 'number_format', value: '9' },
      ],
    });
    expect(wrong.envelope.validation_results).toEqual([
      { field: 'settings.1.value', message: 'Not a value of number_format' },
    ]);
    expect((await client.call('getPreferences')).settings).toEqual(again.settings);
  });

  test('VAL-01 returns the rules of a model, and a clear error for an unknown model', async () => {
    const client = new TestClient(server().url);
    expect(await client.call('validationGet', { type: 'login' })).toMatchObject({ username: { required: true } });
    expect((await client.send('validationGet', { type: '__proto__' })).envelope).toMatchObject({ status: 'ERROR' });
  });
});
