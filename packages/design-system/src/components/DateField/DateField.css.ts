import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const bar = componentStyle({ display: 'flex', alignItems: 'center', gap: '4px', paddingBlockEnd: '4px' }, 'bar');
export const month = componentStyle({ flex: '1 1 0', fontWeight: 620, textAlign: 'center' }, 'month');
/** Arrows point in the direction of writing. */
export const turned = componentStyle({ display: 'flex', selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }, 'turned');
export const grid = componentStyle(
  { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  'grid',
);
export const weekday = componentStyle(
  { ...typeStyle('count'), color: vars.text2, fontWeight: 500, height: '28px', padding: 0, textAlign: 'center' },
  'weekday',
);
export const day = componentStyle(
  {
    height: '36px',
    padding: 0,
    textAlign: 'center',
    borderRadius: vars.rM,
    cursor: 'pointer',
    position: 'relative',
    '@media': { [media.small]: { height: '44px' } },
    selectors: {
      '&:hover': { background: vars.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-disabled="true"]': { color: vars.text3, cursor: 'not-allowed' },
      // Unavailable days are struck through as well as paler.
      '&[data-closed]': { textDecorationLine: 'line-through' },
      '&[aria-selected="true"]': {
        background: vars.accent,
        color: vars.onAccent,
        fontWeight: 620,
        forcedColorAdjust: 'none',
      },
      // Today has a ring, because a background would look selected.
      '&[aria-current="date"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 'calc(50% - 8px)',
        bottom: '5px',
        height: '2px',
        borderRadius: '1px',
        background: 'currentColor',
      },
    },
  },
  'day',
);
export const outside = componentStyle({ color: vars.text2 }, 'outside');
export const foot = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '24px',
    paddingBlockStart: '8px',
  },
  'foot',
);
export const why = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'why');
