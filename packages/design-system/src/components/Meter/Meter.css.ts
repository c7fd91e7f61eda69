import { componentStyle } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';

export const meter = componentStyle(
  {
    display: 'block',
    width: '100%',
    height: '4px',
    borderRadius: '2px',
    background: vars.hairline,
    overflow: 'hidden',
    // SVG has no writing direction, so it is mirrored.
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  },
  'meter',
);
export const ink = componentStyle({ fill: vars.inkDim }, 'ink');
export const chart = componentStyle({ fill: vars.chart1 }, 'chart');
export const frame = componentStyle({ position: 'relative' }, 'frame');
