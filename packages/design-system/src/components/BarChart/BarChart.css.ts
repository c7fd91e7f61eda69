import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';
import { barChartSizes } from './BarChart.props.ts';

export const figure = componentStyle({ minWidth: 0, width: '100%' }, 'figure');
export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', marginBlockEnd: '20px' },
  'head',
);
export const title = componentStyle({ fontWeight: 550 }, 'title');
export const legend = componentStyle(
  { ...typeStyle('small'), display: 'flex', flexWrap: 'wrap', gap: '2px 12px', color: vars.text2 },
  'legend',
);
export const entry = componentStyle({ display: 'flex', alignItems: 'center', gap: '6px' }, 'entry');
export const words = componentStyle({ color: vars.text2 }, 'words');
export const toggle = componentStyle({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } }, 'toggle');
export const grid = componentStyle(
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8px', minWidth: 0 },
  'grid',
);
export const size = componentVariants(barChartSizes, (px) => ({ height: `${px}px` }), 'size-');
export const axis = componentStyle({ ...typeStyle('count'), position: 'relative', color: vars.text2 }, 'axis');
/** Gives the axis the width of its widest label. The labels themselves are positioned absolutely. */
export const axisSpace = componentStyle(
  { visibility: 'hidden', display: 'block', height: 0, overflow: 'hidden' },
  'axisSpace',
);
export const tick = componentStyle(
  { position: 'absolute', insetInlineEnd: 0, translate: '0 -50%', whiteSpace: 'nowrap' },
  'tick',
);
export const plot = componentStyle({ position: 'relative', borderRadius: vars.rS, outlineOffset: '2px' }, 'plot');
export const drawing = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
  'drawing',
);
export const rule = componentStyle(
  { stroke: vars.hairline, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  'rule',
);
export const zero = componentStyle({ stroke: vars.fieldLine }, 'zero');
export const band = componentStyle({ fill: vars.hover }, 'band');
export const bar = componentStyle(
  { fill: 'currentColor', stroke: vars.surface1, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  'bar',
);
export const labels = componentStyle(
  { ...typeStyle('count'), gridColumn: 2, position: 'relative', height: '20px', color: vars.text2 },
  'labels',
);
export const label = componentStyle(
  {
    position: 'absolute',
    top: '4px',
    translate: '-50% 0',
    whiteSpace: 'nowrap',
    selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
  },
  'label',
);
export const scroll = componentStyle({ overflowX: 'auto', marginBlockStart: '12px' }, 'scroll');
export const none = componentStyle({ color: vars.text2 }, 'none');
