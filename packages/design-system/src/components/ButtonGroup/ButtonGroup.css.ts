import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { layers } from '../../themes/layers.css.ts';

/** Labels give way to icons where space is short; where icons do not fit either, the row scrolls. It never wraps. */
export const group = componentStyle({ overflowX: 'auto', padding: '3px', margin: '-3px' }, 'group');
export const full = componentStyle(
  { display: 'flex', width: 'calc(100% + 6px)', maxWidth: 'calc(100% + 6px)' },
  'full',
);
globalStyle(`${full} > button`, { '@layer': { [layers.components]: { flex: '1 1 0' } } });
export const iconOnly = componentStyle({ width: spacing.ctl, padding: 0 }, 'iconOnly');
