import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const compare = widgetStyle({ ...typeStyle('body'), color: vars.text1, minWidth: 0 }, 'comparison');
export const waiting = widgetStyle({ padding: spacing.pad }, 'waiting');
export const tools = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', paddingBlock: '8px 16px' },
  'tools',
);
export const add = widgetStyle({ flex: '0 1 360px', minWidth: 'min(240px, 100%)' }, 'add');
export const scroll = widgetStyle(
  { overflowX: 'auto', borderTop: `1px solid ${vars.border}`, position: 'relative' },
  'scroll',
);
export const table = widgetStyle({ borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' }, 'table');

const stuck = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.surface1,
  textAlign: 'start',
} as const;
const first = {
  ...stuck,
  width: '176px',
  minWidth: '176px',
  paddingInlineEnd: '12px',
  borderInlineEnd: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { width: '104px', minWidth: '104px', paddingInlineEnd: '8px' } },
} as const;
const cell = {
  padding: '6px 12px',
  minWidth: '176px',
  maxWidth: '280px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { minWidth: '148px', padding: '6px 8px' } },
} as const;

export const corner = widgetStyle(
  {
    ...first,
    ...typeStyle('small'),
    color: vars.text2,
    fontWeight: 400,
    verticalAlign: 'bottom',
    paddingBlock: '6px',
    borderBottom: `1px solid ${vars.border}`,
  },
  'corner',
);
export const part = widgetStyle(
  { ...cell, verticalAlign: 'bottom', borderBottom: `1px solid ${vars.border}`, fontWeight: 400 },
  'part',
);
export const drawing = widgetStyle(
  {
    // The same width in all columns, so that all drawings fill it at one scale.
    display: 'flex',
    alignItems: 'flex-end',
    width: '200px',
    minHeight: '24px',
    marginBottom: '8px',
    color: vars.ink,
    '@media': { [media.small]: { width: '132px' } },
  },
  'drawing',
);
export const name = widgetStyle({ display: 'flex', alignItems: 'center', gap: '4px' }, 'name');
export const code = widgetStyle({ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, 'code');
export const group = widgetStyle(
  {
    ...first,
    ...typeStyle('small'),
    color: vars.text2,
    fontWeight: 550,
    paddingBlock: '16px 4px',
    borderBottom: `1px solid ${vars.hairline}`,
  },
  'group',
);
export const groupRest = widgetStyle({ borderBottom: `1px solid ${vars.hairline}` }, 'groupRest');
export const label = widgetStyle(
  {
    ...first,
    fontWeight: 400,
    color: vars.text2,
    paddingBlock: '6px',
    verticalAlign: 'top',
    borderBottom: `1px solid ${vars.hairline}`,
  },
  'label',
);
export const value = widgetStyle(cell, 'value');
/** Weight as well as background: colour alone must not mark a difference. */
export const differs = widgetStyle({ ...cell, background: vars.accentSoft, fontWeight: 550 }, 'differs');
export const absent = widgetStyle({ color: vars.text3 }, 'absent');
export const alike = widgetStyle({ padding: '16px 0', color: vars.text2 }, 'alike');
export const scale = widgetStyle({ ...typeStyle('small'), color: vars.text2, paddingBlock: '8px' }, 'scale');
