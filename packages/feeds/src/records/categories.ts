import { boolean, integer, text } from './column-types.ts';
import type { Feed } from './types.ts';

export const categories: Feed = {
  name: 'categories',
  title: 'Product categories',
  description: 'The categories that parts belong to. They also form the filter "Category".',
  key: ['category'],
  columns: {
    category: {
      type: text(60),
      description: 'Name of the category, as parts refer to it and buyers see it.',
      example: 'Bolts and screws',
      required: true,
    },
    position: { type: integer(0, 30_000), description: 'Place in lists.', example: '10', otherwise: 0 },
    image: { type: text(120), description: 'Name of its picture.', example: 'bolts', otherwise: '' },
    store_group: {
      type: text(60),
      description:
        'Categories with the same group are one choice of "Where to buy". Empty: the category is one by itself.',
      example: 'General fasteners',
      otherwise: '',
    },
    hidden: { type: boolean, description: 'Leaves it out of the filters.', example: 'no', otherwise: false },
  },
};
