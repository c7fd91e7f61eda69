import { define } from '../../registry/definition.ts';
import { number } from '../../settings/number.ts';

export const layer = define({
  name: 'layer',
  id: 1,
  label: 'Layer',
  summary: 'Components stacked on top of each other, the first at the bottom.',
  icon: 'Layers',
  group: 'Layout',
  children: 'cells',
  cells: ({ rows }) => ({ count: rows, columns: 1 }),
  settings: {
    columns: number('Columns', 1, { readonly: true }),
    rows: number('Layers', 2, { min: 1, max: 12, whole: true }),
  },
});
