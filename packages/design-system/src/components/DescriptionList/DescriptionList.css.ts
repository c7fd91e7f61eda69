import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const layout = {
  rows: componentStyle({ display: 'grid', gap: steps[2], minWidth: 0 }, 'rows'),
  ends: componentStyle({ display: 'grid', gap: steps[1], minWidth: 0 }, 'ends'),
  columns: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      gap: steps[4],
      minWidth: 0,
    },
    'columns',
  ),
} as const;
export const item = {
  rows: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 5fr)',
      gap: steps[3],
      alignItems: 'baseline',
      minWidth: 0,
    },
    'item-rows',
  ),
  ends: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: steps[3],
      alignItems: 'baseline',
      minWidth: 0,
    },
    'item-ends',
  ),
  columns: componentStyle({ minWidth: 0 }, 'item-columns'),
} as const;
export const ruled = componentStyle(
  { borderBlockStart: `1px solid ${vars.hairline}`, paddingBlockStart: steps[2] },
  'ruled',
);
export const name = {
  rows: componentStyle({ color: vars.text2 }, 'name-rows'),
  ends: componentStyle({ color: vars.text2 }, 'name-ends'),
  columns: componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'name-columns'),
} as const;
const valueRule = { minWidth: 0, overflowWrap: 'anywhere' } as const;
export const value = {
  rows: componentStyle(valueRule, 'value-rows'),
  ends: componentStyle({ ...valueRule, textAlign: 'end' }, 'value-ends'),
  columns: componentStyle(valueRule, 'value-columns'),
} as const;
