import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { fontFamily } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { layers } from '../../themes/layers.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center' }, 'frame');
export const withEnd = componentStyle({ paddingInlineEnd: '40px' }, 'withEnd');
export const end = componentStyle(
  { position: 'absolute', insetInlineEnd: '4px', display: 'flex', alignItems: 'center' },
  'end',
);
/** Inside the border of a field that is 44 px high. */
globalStyle(`${end} > button`, {
  '@layer': { [layers.components]: { '@media': { [media.small]: { width: '38px', height: '38px' } } } },
});
export const number = componentStyle({ textAlign: 'end', fontFamily }, 'number');
