import { choice, text } from './column-types.ts';
import type { Column } from './types.ts';

/** Columns of an Australian address, shared by several feeds. */
export const suburb: Column = {
  type: text(80),
  description: 'Suburb or town.',
  example: 'Wetherill Park',
  required: true,
};
export const state: Column = {
  type: choice('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'),
  description: 'State or territory.',
  example: 'NSW',
  required: true,
};
export const postcode: Column = { type: text(10), description: 'Postcode.', example: '2164', required: true };
