import { spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const small = '[data-small] &';

export const panel = widgetStyle(
  {
    background: vars.surface2,
    borderBottom: `1px solid ${vars.border}`,
    position: 'relative',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 0,
        top: 0,
        bottom: 0,
        width: '3px',
        background: vars.accent,
        zIndex: 1,
      },
    },
  },
  'partPanel',
);
export const body = widgetStyle(
  { padding: `${spacing.pad} 16px ${spacing.pad} 60px`, selectors: { [small]: { padding: '16px 12px' } } },
  'body',
);
export const columns = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 372px) minmax(0, 1fr) minmax(0, 1.02fr)',
    selectors: { [small]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
  },
  'columns',
);
export const column = widgetStyle(
  {
    padding: '0 20px',
    borderLeft: `1px solid ${vars.hairline}`,
    minWidth: 0,
    selectors: {
      '&:first-child': { paddingLeft: 0, borderLeft: 0 },
      '&:last-child': { paddingRight: 0 },
      [`${small}, ${small}:first-child, ${small}:last-child`]: { padding: 0, borderLeft: 0 },
    },
  },
  'column',
);
export const heading = widgetStyle(
  {
    ...typeStyle('small'),
    fontWeight: 600,
    marginBottom: '8px',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
  },
  'heading',
);
export const aside = widgetStyle({ fontWeight: 400, color: vars.text3 }, 'aside');
export const quiet = widgetStyle({ color: vars.text2 }, 'quiet');
export const strong = widgetStyle({ color: vars.text1, fontWeight: 600 }, 'strong');
export const waiting = widgetStyle({ display: 'grid', gap: '16px', padding: '8px 0' }, 'waiting');

export const table = widgetStyle({ width: '100%', borderCollapse: 'collapse', ...typeStyle('body') }, 'table');
const cellRule = {
  height: '24px',
  padding: '0 4px',
  textAlign: 'right',
  fontWeight: 'inherit',
  borderTop: `1px ${vars.rowRule} ${vars.hairline}`,
  whiteSpace: 'nowrap',
} as const;
const headRule = {
  ...cellRule,
  height: '20px',
  border: 0,
  color: vars.text3,
  ...typeStyle('small'),
  fontWeight: 400,
} as const;
export const cell = widgetStyle(cellRule, 'cell');
export const first = widgetStyle({ ...cellRule, textAlign: 'left', fontWeight: 400 }, 'first');
export const quietCell = widgetStyle({ ...cellRule, color: vars.text2 }, 'quietCell');
export const headCell = widgetStyle(headRule, 'headCell');
export const firstHead = widgetStyle({ ...headRule, textAlign: 'left' }, 'firstHead');
export const currentRow = widgetStyle({ fontWeight: 600, background: vars.accentSoft }, 'currentRow');
export const currentFirst = widgetStyle(
  { ...cellRule, textAlign: 'left', boxShadow: `inset 2px 0 0 ${vars.accent}`, fontWeight: 600 },
  'currentFirst',
);
export const barCell = widgetStyle({ ...cellRule, width: '68px' }, 'barCell');
export const bar = widgetStyle({ fill: vars.chart1 }, 'bar');
export const paleBar = widgetStyle({ fill: `color-mix(in oklab, ${vars.chart1} 45%, ${vars.surface2})` }, 'paleBar');
export const noBar = widgetStyle({ fill: 'none', stroke: vars.fieldLine }, 'noBar');

export const hint = widgetStyle(
  {
    display: 'flex',
    gap: '7px',
    alignItems: 'flex-start',
    marginTop: '10px',
    ...typeStyle('small'),
    color: vars.text2,
  },
  'hint',
);
export const hintIcon = widgetStyle({ color: vars.accentText, marginTop: '1px' }, 'hintIcon');
export const facts = widgetStyle({ display: 'grid', rowGap: '4px' }, 'facts');
export const fact = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(96px, 140px) 1fr', columnGap: '12px' },
  'fact',
);
