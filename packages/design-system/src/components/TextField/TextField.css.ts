import { componentStyle } from '../../internal/layer-style.ts';
import { fontFamily } from '../../props/type.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center' }, 'frame');
export const withEnd = componentStyle({ paddingInlineEnd: '40px' }, 'withEnd');
export const end = componentStyle(
  { position: 'absolute', insetInlineEnd: '4px', display: 'flex', alignItems: 'center' },
  'end',
);
export const number = componentStyle({ textAlign: 'end', fontFamily }, 'number');
