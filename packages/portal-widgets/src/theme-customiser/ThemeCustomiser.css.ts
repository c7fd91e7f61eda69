import { media, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const root = widgetStyle({ display: 'flex', flexDirection: 'column', gap: '16px' }, 'customiser');
export const tools = widgetStyle({ display: 'flex', alignItems: 'flex-end', gap: '8px' }, 'tools');
export const base = widgetStyle({ flex: '1 1 0', minWidth: 0 }, 'base');

export const section = widgetStyle(
  { borderTop: `1px solid ${vars.hairline}`, paddingTop: '12px', display: 'flex', flexDirection: 'column', gap: '8px' },
  'section',
);
export const head = widgetStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', minHeight: '28px' },
  'head',
);
export const brand = widgetStyle(
  { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px', alignItems: 'start' },
  'brand',
);
export const title = widgetStyle({ fontWeight: 600 }, 'title');
export const verdict = widgetStyle({ display: 'flex', alignItems: 'center', gap: '8px' }, 'verdict');
export const pairs = widgetStyle({ display: 'flex', flexDirection: 'column' }, 'pairs');
export const pair = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: '36px 1fr auto',
    alignItems: 'center',
    gap: '10px',
    padding: '4px 0',
    borderTop: `1px ${vars.rowRule} ${vars.hairline}`,
  },
  'pair',
);
/** Sample of a pair; its colours are data, set inline by the widget. */
export const sample = widgetStyle(
  {
    height: '28px',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    borderRadius: vars.rS,
    boxShadow: `inset 0 0 0 1px ${vars.border}`,
    forcedColorAdjust: 'none',
  },
  'sample',
);
export const measured = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'measured');
export const chip = widgetStyle(
  {
    width: '12px',
    height: '12px',
    borderRadius: vars.rS,
    boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
    forcedColorAdjust: 'none',
  },
  'chip',
);

export const group = widgetStyle({ borderTop: `1px solid ${vars.hairline}` }, 'group');
export const summary = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '36px',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: vars.rS,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.small]: { minHeight: '44px' } },
  },
  'summary',
);
export const chevron = widgetStyle(
  { color: vars.text3, display: 'flex', selectors: { 'details[open] > summary > &': { rotate: '180deg' } } },
  'chevron',
);
export const swatches = widgetStyle({ display: 'flex', marginInlineStart: 'auto' }, 'swatches');
export const swatch = widgetStyle(
  {
    width: '10px',
    height: '16px',
    boxShadow: `inset 0 1px 0 ${vars.border}, inset 0 -1px 0 ${vars.border}`,
    forcedColorAdjust: 'none',
  },
  'swatch',
);
export const roles = widgetStyle(
  { display: 'flex', flexDirection: 'column', gap: '6px', paddingBlock: '4px 16px' },
  'roles',
);
export const role = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 190px', alignItems: 'center', gap: '10px' },
  'role',
);
export const errors = widgetStyle({ ...typeStyle('small'), color: vars.critical, overflowWrap: 'anywhere' }, 'errors');
export const file = widgetStyle(
  { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  'file',
);
