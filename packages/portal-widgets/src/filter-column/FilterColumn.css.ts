import { spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const column = widgetStyle({ ...typeStyle('body'), color: vars.text1, minWidth: 0 }, 'filterColumn');
export const head = widgetStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: '32px' },
  'head',
);
export const title = widgetStyle({ ...typeStyle('body'), fontWeight: 620 }, 'title');
export const waiting = widgetStyle({ display: 'grid', gap: '16px', paddingBlock: '12px' }, 'waiting');

export const group = widgetStyle({ borderTop: `1px solid ${vars.hairline}`, paddingBlock: '4px' }, 'group');
export const groupHead = widgetStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  'groupHead',
);
export const heading = widgetStyle({ minWidth: 0, flex: 1, ...typeStyle('body') }, 'heading');
export const fold = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    width: '100%',
    minHeight: spacing.ctl,
    fontWeight: 550,
    textAlign: 'start',
    borderRadius: vars.rS,
    selectors: { '&:hover': { background: vars.hover } },
  },
  'fold',
);
export const values = widgetStyle(
  { display: 'grid', gap: '8px', justifyItems: 'stretch', paddingBlock: '2px 8px', paddingInlineStart: '20px' },
  'values',
);
export const list = widgetStyle(
  {
    display: 'grid',
    // A fixed minimum height would let rows shrink in a full list, and their second lines would overlap.
    gridAutoRows: 'max-content',
    maxHeight: '320px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Room for the focus ring, which a scrolling box would cut off.
    padding: '2px',
    margin: '-2px',
  },
  'list',
);
export const value = widgetStyle({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 }, 'value');
export const noMatch = widgetStyle(
  { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, color: vars.text3 },
  'noMatch',
);
export const picture = widgetStyle(
  { flex: 'none', width: '40px', height: '20px', display: 'grid', placeItems: 'center', overflow: 'hidden' },
  'picture',
);
/** When a name wraps, its two lines stay closer together than separate values. */
export const valueName = widgetStyle(
  { flex: 1, minWidth: 0, paddingBlock: '2px', overflowWrap: 'anywhere' },
  'valueName',
);
export const also = widgetStyle({ ...typeStyle('small'), color: vars.text2, whiteSpace: 'nowrap' }, 'also');
export const count = widgetStyle({ ...typeStyle('small'), color: vars.text2, flex: 'none' }, 'count');
export const nothing = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'nothing');

export const range = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px',
    border: 0,
    padding: 0,
    margin: 0,
    minWidth: 0,
  },
  'range',
);
export const rangeName = widgetStyle(
  { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  'rangeName',
);
export const rangeWord = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'rangeWord');
