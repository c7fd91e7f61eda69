import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layers } from '../../themes/layers.css.ts';

export const full = componentStyle({ display: 'flex' }, 'full');
/** The action fills the space left by the menu part. */
globalStyle(`${full} > button:first-child`, {
  '@layer': { [layers.components]: { flex: '1 1 0', width: 'auto', minWidth: 0 } },
});

/** The part that opens the menu: as high as the button, square, at least 24 px. */
export const more = componentStyle({ padding: 0, width: spacing.ctl, minWidth: '24px' }, 'more');
export const small = componentStyle({ width: '24px' }, 'small');

/** Filled buttons have no outline between the parts. */
export const rule = componentStyle(
  { borderInlineStartColor: `color-mix(in oklab, ${vars.onAccent} 35%, transparent)` },
  'rule',
);
