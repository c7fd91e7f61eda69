import { componentStyle } from '../../internal/layer-style.ts';
import { steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const bar = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[2], minWidth: 0 },
  'bar',
);
export const list = componentStyle({ display: 'contents' }, 'list');
export const item = componentStyle({ display: 'inline-flex', maxWidth: '100%' }, 'item');
export const count = componentStyle({ color: vars.text2, marginInlineStart: 'auto' }, 'count');
