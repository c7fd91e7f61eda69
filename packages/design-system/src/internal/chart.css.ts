import { typeStyle } from '../props/type.ts';
import { vars } from '../themes/contract.css.ts';
import type { ThemeTokens } from '../themes/tokens.ts';
import { chartSeries } from './chart-series.ts';
import { componentStyle, componentVariants } from './layer-style.ts';

/** Sets `color` per series, for drawing with `currentColor`. */
export const series = componentVariants(
  chartSeries,
  (token: keyof ThemeTokens) => ({ color: vars[token], printColorAdjust: 'exact' }),
  'series-',
);
export const tip = componentStyle(
  {
    ...typeStyle('small'),
    position: 'absolute',
    zIndex: 2,
    bottom: 'calc(100% + 4px)',
    insetInlineStart: 'clamp(0px, var(--at), 100%)',
    translate: 'calc(-1 * var(--pull)) 0',
    padding: '4px 8px',
    width: 'max-content',
    maxWidth: '240px',
    pointerEvents: 'none',
    background: vars.surface3,
    color: vars.text1,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
    selectors: { '[dir="rtl"] &': { translate: 'var(--pull) 0' } },
    '@media': { print: { display: 'none' } },
  },
  'tip',
);
export const tipTitle = componentStyle({ color: vars.text2, display: 'block' }, 'tipTitle');
export const tipRow = componentStyle(
  { display: 'flex', alignItems: 'center', gap: '6px', justifyContent: 'space-between' },
  'tipRow',
);
export const swatch = componentStyle(
  {
    flex: 'none',
    width: '8px',
    height: '8px',
    borderRadius: '2px',
    background: 'currentColor',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  'swatch',
);
export const value = componentStyle({ fontWeight: 550, marginInlineStart: 'auto', paddingInlineStart: '8px' }, 'value');
export const table = componentStyle({ borderCollapse: 'collapse', ...typeStyle('small') }, 'table');
export const cell = componentStyle(
  {
    padding: '4px 12px 4px 0',
    paddingInline: '0 12px',
    textAlign: 'start',
    fontWeight: 400,
    borderBlockEnd: `1px solid ${vars.hairline}`,
    whiteSpace: 'nowrap',
  },
  'cell',
);
export const number = componentStyle({ textAlign: 'end' }, 'number');
export const caption = componentStyle({ textAlign: 'start', color: vars.text2, paddingBlockEnd: '4px' }, 'caption');
