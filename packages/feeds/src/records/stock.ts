import { code, date, integer } from './column-types.ts';
import { stockCode } from './part-details.ts';
import type { Feed } from './types.ts';

export const stock: Feed = {
  name: 'stock',
  title: 'Stock and expected dates',
  description: 'What can be sold from each warehouse. A warehouse without a row has none.',
  key: ['stock_code', 'warehouse_code'],
  columns: {
    stock_code: stockCode,
    warehouse_code: {
      type: code(10),
      description: 'The warehouse.',
      example: 'SYD',
      required: true,
      refersTo: 'warehouses',
    },
    available: {
      type: integer(0, 2_000_000_000),
      description: 'Pieces that can be sold now.',
      example: '2400',
      unit: 'pieces',
      required: true,
    },
    next_date: { type: date, description: 'When more arrives.', example: '2026-12-04' },
  },
};
