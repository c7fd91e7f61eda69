import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';
import { sparklineSizes } from './Sparkline.props.ts';

export const figure = componentStyle({ position: 'relative', minWidth: '48px', width: '100%' }, 'figure');
export const size = componentVariants(sparklineSizes, (px) => ({ height: `${px}px` }), 'size-');
export const plot = componentStyle(
  { position: 'absolute', inset: 0, borderRadius: vars.rS, outlineOffset: '2px' },
  'plot',
);
export const drawing = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
  'drawing',
);
export const line = componentStyle(
  {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  'line',
);
export const area = componentStyle({ fill: 'currentColor', opacity: 0.14 }, 'area');
/** The last value, a single one, or the one under the pointer. */
export const dot = componentStyle(
  {
    position: 'absolute',
    width: '5px',
    height: '5px',
    margin: '-2.5px',
    borderRadius: '50%',
    background: 'currentColor',
    printColorAdjust: 'exact',
  },
  'dot',
);
export const dotOn = componentStyle(
  { width: '9px', height: '9px', margin: '-4.5px', boxShadow: `0 0 0 2px ${vars.surface1}` },
  'dotOn',
);
export const none = componentStyle({ color: vars.text3 }, 'none');
