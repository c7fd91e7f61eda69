import { code, text } from './column-types.ts';
import { postcode, state, suburb } from './places.ts';
import type { Feed } from './types.ts';

export const warehouses: Feed = {
  name: 'warehouses',
  title: 'Warehouses',
  description: 'Where stock is held and orders are sent from.',
  key: ['warehouse_code'],
  columns: {
    warehouse_code: { type: code(10), description: 'Code of the warehouse.', example: 'SYD', required: true },
    name: { type: text(80), description: 'Name shown to buyers.', example: 'Sydney', required: true },
    suburb,
    state,
    postcode,
  },
};
