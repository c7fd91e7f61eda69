import { boolean, code, decimal, integer, text } from './column-types.ts';
import type { Feed } from './types.ts';

export const parts: Feed = {
  name: 'parts',
  title: 'Parts',
  description: 'The catalogue: one row for each part that can be ordered.',
  key: ['stock_code'],
  columns: {
    stock_code: { type: code(40), description: 'Code of the part.', example: 'HXB-12050-ZP', required: true },
    description: {
      type: text(200),
      description: 'Description shown and searched.',
      example: 'Hex bolt M12 x 50 8.8 zinc',
      required: true,
    },
    category: {
      type: text(60),
      description: 'Category of the part.',
      example: 'Bolts and screws',
      required: true,
      refersTo: 'categories',
    },
    product_type: { type: text(60), description: 'Kind of product.', example: 'Hex bolts', required: true },
    thread: { type: text(40), description: 'Thread.', example: 'Metric coarse', otherwise: '' },
    finish: { type: text(60), description: 'Finish.', example: 'Zinc', otherwise: '' },
    spec: { type: text(60), description: 'Property class or grade.', example: '8.8', otherwise: '' },
    size: { type: text(40), description: 'Nominal size.', example: 'M12', otherwise: '' },
    length: { type: text(40), description: 'Length.', example: '50', otherwise: '' },
    image: {
      type: text(500),
      description:
        'Name of its picture file, or the address of one (https). Without a file ending: the drawing that is shown.',
      example: 'hex-bolt.jpg',
      otherwise: '',
    },
    pack_code: { type: code(10), description: 'Code of the usual pack.', example: 'BOX', otherwise: 'EA' },
    pack_quantity: { type: integer(1), description: 'Pieces in it.', example: '100', unit: 'pieces', otherwise: 1 },
    pack_weight_kg: {
      type: decimal(3, 2_000_000),
      description: 'Weight of one pack.',
      example: '6.2',
      unit: 'kg',
      otherwise: '0.000',
    },
    inner_quantity: {
      type: integer(1),
      description: 'Pieces in an inner pack.',
      example: '25',
      unit: 'pieces',
      otherwise: 1,
    },
    sell_quantity_minimum: {
      type: integer(1),
      description: 'Minimum quantity.',
      example: '25',
      unit: 'pieces',
      otherwise: 1,
    },
    sell_quantity_increment: {
      type: integer(1),
      description: 'Quantities are multiples of this.',
      example: '25',
      unit: 'pieces',
      otherwise: 1,
    },
    price_per: {
      type: integer(1, 100_000),
      description: 'Number of pieces that a price is for.',
      example: '100',
      unit: 'pieces',
      otherwise: 1,
    },
    poa: { type: boolean, description: 'Price on application.', example: 'no', otherwise: false },
    discontinued: { type: boolean, description: 'No longer made.', example: 'no', otherwise: false },
    superseded_by: {
      type: code(40),
      description: 'The part that replaces it.',
      example: '',
      refersTo: 'parts',
    },
    note: {
      type: text(500),
      description: 'A note shown with its stock.',
      example: 'Sold in full packs.',
      otherwise: '',
    },
  },
};
