import { code, decimal, integer, text } from './column-types.ts';
import type { Feed } from './types.ts';

export const carriers: Feed = {
  name: 'carriers',
  title: 'Carriers',
  description: 'Carriers that buyers can choose.',
  key: ['carrier'],
  columns: {
    carrier: { type: code(20), description: 'Code of the carrier.', example: 'TNT', required: true },
    name: { type: text(80), description: 'Name.', example: 'TNT Express', required: true },
  },
};

export const deliveryOptions: Feed = {
  name: 'delivery-options',
  title: 'Delivery options and freight',
  description: 'How an order can be delivered and what that costs: a base charge and a charge for each kilogram.',
  key: ['option'],
  columns: {
    option: { type: code(20), description: 'Code of the option.', example: 'ROAD', required: true },
    name: { type: text(80), description: 'Name shown to buyers.', example: 'Road freight', required: true },
    days: { type: text(40), description: 'How long it takes.', example: '2 to 5 days', required: true },
    position: { type: integer(0, 30_000), description: 'Place in the list.', example: '1', otherwise: 0 },
    base_charge: {
      type: decimal(2, 99_999_999),
      description: 'Base charge.',
      example: '12.00',
      unit: 'AUD',
      required: true,
    },
    charge_per_kg: {
      type: decimal(4, 999_999),
      description: 'Charge for each started kilogram.',
      example: '0.85',
      unit: 'AUD',
      required: true,
    },
  },
};
