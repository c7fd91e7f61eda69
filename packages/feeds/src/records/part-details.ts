import { choice, code, decimal, integer, text } from './column-types.ts';
import type { Column, Feed } from './types.ts';

export const stockCode: Column = {
  type: code(40),
  description: 'Code of the part.',
  example: 'HXB-12050-ZP',
  required: true,
  refersTo: 'parts',
};

export const partAttributes: Feed = {
  name: 'part-attributes',
  title: 'Attributes and dimensions',
  description: 'Further properties of a part: rows of its tabs "Details" and "Dimensions", and values of filters.',
  key: ['stock_code', 'name'],
  columns: {
    stock_code: stockCode,
    name: { type: text(60), description: 'Name of the attribute.', example: 'Across flats', required: true },
    value: { type: text(200), description: 'Its value.', example: '18', required: true },
    unit: { type: text(20), description: 'Unit of the value, shown behind it.', example: 'mm', otherwise: '' },
    kind: {
      type: choice('detail', 'dimension'),
      description: 'The tab that shows it.',
      example: 'dimension',
      otherwise: 'detail',
    },
    symbol: { type: text(10), description: 'Letter of a dimension in the drawing.', example: 's', otherwise: '' },
    position: { type: integer(0, 30_000), description: 'Place in the tab.', example: '1', otherwise: 0 },
  },
};

export const partPacks: Feed = {
  name: 'part-packs',
  title: 'Packs',
  description: 'The packs that a part comes in, for its tab "Packaging".',
  key: ['stock_code', 'pack_code'],
  columns: {
    stock_code: stockCode,
    pack_code: { type: code(10), description: 'Code of the pack.', example: 'CTN', required: true },
    quantity: { type: integer(1), description: 'Pieces in it.', example: '400', unit: 'pieces', required: true },
    weight_kg: {
      type: decimal(3, 2_000_000),
      description: 'Its weight.',
      example: '24.8',
      unit: 'kg',
      otherwise: '0.000',
    },
  },
};

export const relations: Feed = {
  name: 'relations',
  title: 'Alternates and related parts',
  description: 'Parts that can be used instead of a part, are used with it, or are the same part in another pack.',
  key: ['stock_code', 'relation', 'other_stock_code'],
  columns: {
    stock_code: stockCode,
    relation: {
      type: choice('alternate', 'related', 'pack_options'),
      description: 'alternate: instead of it; related: with it; pack_options: the same in another pack.',
      example: 'related',
      required: true,
    },
    other_stock_code: {
      type: code(40),
      description: 'The other part.',
      example: 'HXN-12000-ZP',
      required: true,
      refersTo: 'parts',
    },
    position: { type: integer(0, 30_000), description: 'Place in the list.', example: '1', otherwise: 0 },
  },
};
