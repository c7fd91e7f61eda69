import { boolean, choice, code, integer, text } from './column-types.ts';
import type { Feed } from './types.ts';

/** Columns of the parts feed that can become a filter. */
export const filterSources = ['product_type', 'thread', 'finish', 'spec', 'size', 'length', 'pack_code'] as const;

export const filters: Feed = {
  name: 'filters',
  title: 'Filters',
  description:
    'The filters of the product selector. "Category" is always one of them. Each other one takes its values from a column of the parts feed or from an attribute of the part-attributes feed; the portal finds the values itself.',
  key: ['filter_root'],
  columns: {
    filter_root: {
      type: code(20),
      description: 'Code of the filter. `PTYP` is the product type; `PCAT` is the category filter.',
      example: 'SIZE',
      required: true,
    },
    description: { type: text(60), description: 'Name shown to buyers.', example: 'Size', required: true },
    type: {
      type: choice('P', 'A', 'B', 'S', 'Z', 'Y'),
      description: 'P product type, A application, B material, S standard, Z size, Y any other.',
      example: 'Z',
      otherwise: 'Y',
    },
    source: {
      type: text(60),
      description: `One of ${filterSources.map((name) => `\`${name}\``).join(', ')}, or the name of an attribute.`,
      example: 'size',
      required: true,
    },
    if_none: {
      type: text(60),
      description: 'Value of parts without one. Empty: this filter does not find them.',
      example: 'None',
      otherwise: '',
    },
    position: { type: integer(0, 30_000), description: 'Place in the selector.', example: '20', otherwise: 0 },
    hidden: { type: boolean, description: 'Leaves it out of the selector.', example: 'no', otherwise: false },
  },
};
