import { define } from '../../registry/definition.ts';
import { number } from '../../settings/number.ts';

export const space = define({
  name: 'space',
  id: 10,
  label: 'Space',
  summary: 'Vertical space between two components.',
  icon: 'UnfoldVertical',
  group: 'Layout',
  settings: { height: number('Height', 12, { min: 0, max: 2000, note: 'Pixels' }) },
});
