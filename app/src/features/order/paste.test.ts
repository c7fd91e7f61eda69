import type { PartFacts } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { readPastedText } from './paste.ts';

const facts = (stock_code: string): PartFacts => ({
  stock_code,
  description: '',
  product_category: '',
  product_type: '',
  thread: '',
  finish: '',
  spec: '',
  size: '',
  length: '',
  image: '',
  pack_quantity: 100,
  pack_code: 'BOX',
  pack_weight: '1',
  inner_quantity: 0,
  sell_quantity_minimum: 1,
  sell_quantity_increment: 1,
  discontinued: false,
});
const catalogue = { facts: (code: string) => (code.toUpperCase().startsWith('HX') ? facts(code.toUpperCase()) : null) };

test('LINE-16 a pasted list becomes rows, codes as the stock list writes them', () => {
  expect(readPastedText('hxb-1\t100\nHXN-2, 50\nnone-3', catalogue)).toEqual({
    rows: [{ stock_code: 'HXB-1', quantity: 100 }, { stock_code: 'HXN-2', quantity: 50 }, { stock_code: 'none-3' }],
    doubtful: [],
  });
});

test.each(['-1', '1e9', '1.5', '٣', '=1+1'])(
  'LINE-16 a pasted quantity %s takes the default and says why',
  (quantity) => {
    const { rows, doubtful } = readPastedText(`HXB-1\t${quantity}`, catalogue);
    expect(rows).toEqual([{ stock_code: 'HXB-1' }]);
    expect(doubtful).toHaveLength(1);
    expect(doubtful[0]?.why).not.toBe('');
  },
);
