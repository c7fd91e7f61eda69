import { media, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const finder = widgetStyle({ display: 'grid', gap: steps[4], minWidth: 0 }, 'finder');
export const form = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 280px) minmax(0, 260px) auto',
    justifyContent: 'start',
    alignItems: 'start',
    gap: steps[3],
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'form',
);
/** Aligned with fields that have their labels above. */
export const submit = widgetStyle({ paddingBlockStart: '20px' }, 'submit');
export const others = widgetStyle(
  {
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: vars.text2,
  },
  'others',
);
export const columns = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(280px, 1fr)',
    gap: steps[8],
    alignItems: 'start',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: steps[5] } },
  },
  'columns',
);
export const count = widgetStyle({ ...typeStyle('small'), minHeight: '20px', color: vars.text2 }, 'count');
export const waiting = widgetStyle({ display: 'grid', gap: steps[6], padding: '16px 0' }, 'waiting');
export const list = widgetStyle(
  {
    borderTop: `1px solid ${vars.border}`,
    maxHeight: '560px',
    overflow: 'auto',
    '@media': { [media.small]: { maxHeight: 'none' } },
  },
  'list',
);
const rowRule = {
  ...typeStyle('body'),
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: steps[3],
  padding: `${steps[3]} ${steps[2]}`,
  borderBottom: `1px solid ${vars.hairline}`,
} as const;
export const row = widgetStyle({ ...rowRule, selectors: { '&:hover': { background: vars.hover } } }, 'storeRow');
export const rowOn = widgetStyle(
  { ...rowRule, background: vars.accentSoft, boxShadow: `inset 2px 0 0 ${vars.accent}` },
  'storeRowOn',
);
export const ordinal = widgetStyle({ ...typeStyle('small'), color: vars.text2, lineHeight: '24px' }, 'ordinal');
export const words = widgetStyle({ minWidth: 0 }, 'words');
export const name = widgetStyle(
  { fontWeight: 600, minHeight: '24px', textAlign: 'start', selectors: { '&:hover': { color: vars.accentText } } },
  'name',
);
export const quiet = widgetStyle({ color: vars.text2 }, 'quiet');
export const end = widgetStyle({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: '2px' }, 'end');
export const distance = widgetStyle({ fontWeight: 600, lineHeight: '24px' }, 'distance');
export const phone = widgetStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '24px',
    color: vars.accentText,
    textDecorationLine: vars.linkLine,
    whiteSpace: 'nowrap',
  },
  'phone',
);

export const mapField = widgetStyle(
  { position: 'sticky', top: steps[4], '@media': { [media.small]: { position: 'static', order: -1 } } },
  'mapField',
);
export const map = widgetStyle(
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    background: vars.surface2,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.rM,
  },
  'map',
);
export const land = widgetStyle(
  {
    fill: vars.surface1,
    stroke: vars.ink,
    strokeWidth: 1.1,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  'land',
);
export const border = widgetStyle(
  { fill: 'none', stroke: vars.inkDim, strokeWidth: 0.6, strokeDasharray: '4 2.5', vectorEffect: 'non-scaling-stroke' },
  'border',
);
export const stateName = widgetStyle({ fill: vars.text3, fontWeight: 500, pointerEvents: 'none' }, 'stateName');
export const pin = widgetStyle({ cursor: 'pointer' }, 'pin');
export const dot = widgetStyle(
  { fill: vars.accent, stroke: vars.surface1, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  'dot',
);
export const dotOn = widgetStyle(
  { fill: vars.text1, stroke: vars.focus, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  'dotOn',
);
export const number = widgetStyle({ fill: vars.onAccent, fontWeight: 600, pointerEvents: 'none' }, 'number');
export const here = widgetStyle({ pointerEvents: 'none' }, 'here');
export const hereRing = widgetStyle(
  { fill: 'none', stroke: vars.critical, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  'hereRing',
);
export const hereDot = widgetStyle({ fill: vars.critical }, 'hereDot');
export const note = widgetStyle({ ...typeStyle('small'), color: vars.text2, marginTop: steps[2] }, 'note');
