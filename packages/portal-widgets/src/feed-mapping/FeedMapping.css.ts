import { media, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const cell = { padding: `3px ${steps[2]}`, height: '36px', textAlign: 'start', verticalAlign: 'middle' } as const;
/** On a phone a row is a card: name and first value, then field and changes. */
const onPhone = (rule: object) => ({ '@media': { [media.small]: rule } });
const wide = { '@media': { [media.medium]: { display: 'none' } } } as const;

export const table = widgetStyle({ width: '100%', borderCollapse: 'collapse', ...typeStyle('body') }, 'table');
export const tableHead = widgetStyle(onPhone({ display: 'none' }), 'tableHead');
export const row = widgetStyle(
  {
    borderTop: `1px solid ${vars.hairline}`,
    ...onPhone({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${steps[2]}`,
      paddingBlock: steps[2],
    }),
  },
  'row',
);
export const name = widgetStyle(
  { ...cell, fontWeight: 550, overflowWrap: 'anywhere', ...onPhone({ height: 'auto' }) },
  'name',
);
export const sample = widgetStyle(
  {
    ...cell,
    color: vars.text2,
    maxWidth: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...onPhone({ height: 'auto', textAlign: 'end' }),
  },
  'sample',
);
/** The live value that a row replaces. */
export const before = widgetStyle({ color: vars.text3, marginInlineStart: steps[2], whiteSpace: 'nowrap' }, 'before');
export const field = widgetStyle(
  {
    ...cell,
    minWidth: '210px',
    borderInlineStart: `1px solid ${vars.hairline}`,
    ...onPhone({ minWidth: 0, height: 'auto', border: 'none' }),
  },
  'field',
);
export const match = widgetStyle({ ...cell, ...wide, minWidth: '110px' }, 'match');
export const change = widgetStyle({ ...cell, whiteSpace: 'nowrap' }, 'change');
export const becomes = widgetStyle(
  {
    ...cell,
    ...wide,
    fontWeight: 550,
    maxWidth: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'becomes',
);
export const wideHead = widgetStyle(wide, 'wideHead');
export const faint = widgetStyle({ color: vars.text2 }, 'faint');
export const bar = widgetStyle(
  { display: 'grid', gridTemplateColumns: '36px auto', alignItems: 'center', gap: steps[2] },
  'bar',
);
export const doubtful = widgetStyle({ color: vars.warning, fontWeight: 550 }, 'doubtful');
/** Note and settings of a row, below it. */
export const note = widgetStyle(
  { padding: `0 ${steps[2]} ${steps[2]}`, ...typeStyle('small'), color: vars.warning },
  'note',
);
export const panel = widgetStyle(
  {
    padding: `${steps[2]} ${steps[4]} ${steps[4]}`,
    background: vars.surface2,
    boxShadow: `inset 3px 0 0 ${vars.accent}`,
  },
  'panel',
);
export const panelGrid = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${steps[3]} ${steps[4]}`, alignItems: 'end' },
  'panelGrid',
);
export const setting = widgetStyle({ flex: '0 1 220px', minWidth: 0 }, 'setting');
export const formats = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${steps[2]} ${steps[4]}`, alignItems: 'end' },
  'formats',
);
export const fault = widgetStyle(
  { color: vars.critical, background: vars.criticalSoft, borderRadius: vars.rS, padding: '2px 6px', fontWeight: 550 },
  'fault',
);
export const stack = widgetStyle({ display: 'grid', gap: steps[3], minWidth: 0 }, 'stack');
export const head = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: steps[3] }, 'head');
export const number = widgetStyle({ fontWeight: 550 }, 'number');
export const wrong = widgetStyle({ color: vars.critical }, 'wrong');
export const problems = widgetStyle(
  { display: 'grid', gap: steps[3], margin: 0, padding: 0, listStyle: 'none' },
  'problems',
);
export const problem = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `2px ${steps[2]}` },
  'problem',
);
export const words = widgetStyle({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' }, 'words');
/** An icon beside its label, and actions side by side. */
export const status = widgetStyle({ display: 'inline-flex', alignItems: 'center', gap: steps[2] }, 'status');
export const actions = widgetStyle({ display: 'inline-flex', gap: steps[4] }, 'actions');

/** On a phone a source is a card: name and actions, what it holds and its state, its last file, its schedule. */
export const sourceHead = widgetStyle({ '@media': { [media.small]: { display: 'none' } } }, 'sourceHead');
export const sourceRow = widgetStyle(
  {
    '@media': {
      [media.small]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        borderBlockStart: `1px solid ${vars.hairline}`,
        paddingBlock: steps[2],
      },
    },
  },
  'sourceRow',
);
const inSource = { border: 0, height: 'auto', whiteSpace: 'normal', minWidth: 0 } as const;
export const sourceCell = widgetStyle(
  { '@media': { [media.small]: { selectors: { [`${sourceRow} > &`]: inSource } } } },
  'sourceCell',
);
/** Takes a whole line. */
export const sourceLine = widgetStyle(
  {
    '@media': {
      [media.small]: {
        selectors: { [`${sourceRow} > &`]: { ...inSource, gridColumn: '1 / -1', overflowWrap: 'anywhere' } },
      },
    },
  },
  'sourceLine',
);
/** Beside the name. */
export const sourceActions = widgetStyle(
  { '@media': { [media.small]: { selectors: { [`${sourceRow} > &`]: { ...inSource, gridRow: 1, gridColumn: 2 } } } } },
  'sourceActions',
);
