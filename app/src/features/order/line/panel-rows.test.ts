import type { Pricing } from '@portal/domain/price';
import type { LineView } from '@portal/portal-client';
import { expect, test } from 'vitest';
import { breakRows, warehouseRows } from './panel-rows.ts';

const entry = (price_type: Pricing['price_type'], price: string, quantity_break: number): Pricing => ({
  price_type,
  price,
  quantity_break,
  poa: false,
});
const stock = (warehouse_code: string, available: number, days: number) => ({
  warehouse_code,
  available,
  days,
  next_date: null,
});

test('LINE-09 price breaks come by quantity, after web discount on standard prices, against the dearest of them', () => {
  const special = entry('special', '80.00', 100);
  const view = {
    line: { pricing: [special, entry('standard', '100.00', 1)], price_per: 100 },
    price: { entry: special },
  } as unknown as LineView;
  expect(breakRows(view, '10').map(({ webPrice, against, current }) => [webPrice, against, current])).toEqual([
    ['90.00', 0, false],
    ['80.00', -11.1, true],
  ]);
});

test("LINE-15 the tab's own warehouse stands first, then the nearest", () => {
  const view = { availability: [stock('10', 5, 3), stock('20', 5, 1), stock('40', 0, 0)] } as unknown as LineView;
  const rows = warehouseRows(view, '40', new Map([['20', 'Brisbane']]));
  expect(rows?.map(({ name, current }) => [name, current])).toEqual([
    ['40', true],
    ['Brisbane', false],
    ['10', false],
  ]);
  expect(warehouseRows({ availability: [] } as unknown as LineView, '40', new Map())).toBeNull();
});
