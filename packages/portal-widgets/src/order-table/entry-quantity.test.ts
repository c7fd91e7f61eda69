import { describe, expect, test } from 'vitest';
import { entryQuantity } from './entry-quantity.ts';

const format = { number_format: 1, currency_format: 1 } as const;
const washer = {
  stock_code: 'WFL-16030-00G',
  description: 'Flat washer',
  sell_quantity_minimum: 50,
  sell_quantity_increment: 50,
  inner_quantity: 50,
  pack_quantity: 200,
};

describe('entryQuantity', () => {
  test.each([
    ['3*50', 150, '= 150, sold in 50s'],
    ['2 pack', 400, '= 400, sold in 50s'],
    ['120', 120, '= 150, rounded up, sold in 50s'],
    ['100', 100, 'sold in 50s'],
    ['', null, 'sold in 50s'],
  ])('LINE-16 %j is shown as %s pieces, %s', (text, quantity, said) => {
    expect(entryQuantity(text, washer, format)).toEqual({ ok: true, quantity, said });
  });

  test.each(['-1', '1e9', '1.5', '٣', '=1+1', '0', '0 boxes'])('LINE-16 %j gets a clear error', (text) => {
    const result = entryQuantity(text, washer, format);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.why).toMatch(/[a-z]{3,} .*\.$/);
  });

  test('no text for a part sold singly', () => {
    expect(entryQuantity('7', { ...washer, sell_quantity_increment: 1 }, format)).toEqual({
      ok: true,
      quantity: 7,
      said: '',
    });
  });
});
