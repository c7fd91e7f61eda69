import { code, decimal, list, text } from './column-types.ts';
import { postcode, state, suburb } from './places.ts';
import type { Feed } from './types.ts';

export const stores: Feed = {
  name: 'stores',
  title: 'Stores',
  description: 'Where products can be bought: own stores and resellers.',
  key: ['store_code'],
  columns: {
    store_code: { type: code(20), description: 'Code of the store.', example: 'PARRA', required: true },
    name: { type: text(100), description: 'Name.', example: 'Parramatta Bolt Centre', required: true },
    address: { type: text(120), description: 'Street and number.', example: '12 Foundry Road', required: true },
    suburb,
    state,
    postcode,
    phone: { type: text(30), description: 'Telephone.', example: '02 5550 1234', otherwise: '' },
    hours: { type: text(120), description: 'Opening hours.', example: 'Monday to Friday 7 am to 5 pm', otherwise: '' },
    latitude: { type: decimal(6, 90, -90), description: 'Latitude.', example: '-33.815', unit: '°', required: true },
    longitude: {
      type: decimal(6, 180, -180),
      description: 'Longitude.',
      example: '151.001',
      unit: '°',
      required: true,
    },
    categories: {
      type: list(60),
      description: 'Categories that it sells.',
      example: 'Bolts and screws|Nuts',
      refersTo: 'categories',
      otherwise: [],
    },
  },
};
