import { media, spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

type Rule = Parameters<typeof widgetStyle>[0];
const ruleBelow = `1px ${vars.rowRule} ${vars.hairline}`;
const hidden = { display: 'none' } as const;
const notSmall = { '@media': { [media.small]: hidden } } as const;
const notMedium = { '@media': { [media.medium]: hidden } } as const;

/** Never squeezed: the section around it scrolls. */
export const scroll = widgetStyle({ flex: 'none', overflowX: 'auto', minWidth: 0 }, 'scroll');
export const table = widgetStyle(
  { width: '100%', borderCollapse: 'collapse', '@media': { [media.small]: { display: 'block' } } },
  'table',
);
export const body = widgetStyle({ '@media': { [media.small]: { display: 'block' } } }, 'body');
export const headGroup = widgetStyle(notSmall, 'headGroup');
const headRule = {
  ...typeStyle('small'),
  height: spacing.headH,
  padding: '0 8px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: vars.onHead,
  background: vars.head,
  borderBottom: `1px solid ${vars.border}`,
} as const satisfies Rule;
export const head = {
  first: widgetStyle({ ...headRule, paddingInlineStart: '16px' }, 'headFirst'),
  plain: widgetStyle(headRule, 'head'),
  figure: widgetStyle({ ...headRule, textAlign: 'end' }, 'headFigure'),
  wide: widgetStyle({ ...headRule, ...notMedium }, 'headWide'),
  wideFigure: widgetStyle({ ...headRule, textAlign: 'end', ...notMedium }, 'headWideFigure'),
};
/** On phones a card: number and state, feeds, time. */
export const row = widgetStyle(
  {
    position: 'relative',
    borderBottom: ruleBelow,
    selectors: { '&:hover': { backgroundColor: vars.hover }, '&[data-open]': { backgroundColor: vars.selected } },
    '@media': {
      [media.small]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"load feeds state" "load started started"',
        columnGap: '12px',
        padding: '8px 16px',
      },
    },
  },
  'row',
);
/** The open row and its detail share an edge. */
export const openEdge = widgetStyle(
  {
    backgroundImage: `linear-gradient(${vars.accent}, ${vars.accent})`,
    backgroundSize: '3px 100%',
    backgroundRepeat: 'no-repeat',
  },
  'openEdge',
);
/** A row and the note below it share an edge and one line below both. */
export const criticalEdge = widgetStyle(
  {
    backgroundImage: `linear-gradient(${vars.critical}, ${vars.critical})`,
    backgroundSize: '3px 100%',
    backgroundRepeat: 'no-repeat',
  },
  'criticalEdge',
);
export const aboveNote = widgetStyle({ borderBottom: 'none' }, 'aboveNote');
export const noteRow = widgetStyle(
  { borderBottom: ruleBelow, '@media': { [media.small]: { display: 'block' } } },
  'noteRow',
);
export const note = widgetStyle(
  {
    ...typeStyle('small'),
    padding: '0 16px 8px',
    color: vars.text2,
    overflowWrap: 'anywhere',
    '@media': { [media.small]: { display: 'block' } },
  },
  'note',
);
export const noteHead = widgetStyle({ fontWeight: 600, color: vars.critical }, 'noteHead');
export const noteText = widgetStyle({ marginInlineEnd: steps[3] }, 'noteText');
export const noteActs = widgetStyle({ display: 'inline-flex', gap: steps[4] }, 'noteActs');
const cellRule = { height: spacing.row, padding: '0 8px', textAlign: 'start', whiteSpace: 'nowrap' } as const;
const area = (gridArea: string, more: Rule = {}): Rule => ({
  '@media': { [media.small]: { gridArea, height: 'auto', padding: 0, lineHeight: '22px', ...more } },
});
export const cell = {
  load: widgetStyle({ ...cellRule, paddingInlineStart: '16px', fontWeight: 550, ...area('load') }, 'load'),
  feeds: widgetStyle(
    {
      ...cellRule,
      width: '100%',
      maxWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ...area('feeds', { width: 'auto', maxWidth: 'none' }),
    },
    'feeds',
  ),
  from: widgetStyle({ ...cellRule, color: vars.text2, ...notMedium }, 'from'),
  started: widgetStyle({ ...cellRule, color: vars.text2, ...area('started') }, 'started'),
  wideFigure: widgetStyle({ ...cellRule, textAlign: 'end', color: vars.text2, ...notMedium }, 'wideFigure'),
  figure: widgetStyle({ ...cellRule, textAlign: 'end', ...notSmall }, 'figure'),
  state: widgetStyle({ ...cellRule, paddingInlineEnd: '16px', ...area('state') }, 'state'),
};
/** On phones a card: feed, rows and menu; age and state; the next file. */
export const feedRow = widgetStyle(
  {
    '@media': {
      [media.small]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"feeds feeds load more" "started state state more" "next next next more"',
      },
    },
  },
  'feedRow',
);
export const feedCell = {
  feed: widgetStyle(
    { ...cellRule, width: '100%', paddingInlineStart: '16px', fontWeight: 550, ...area('feeds', { width: 'auto' }) },
    'feed',
  ),
  rows: widgetStyle({ ...cellRule, textAlign: 'end', fontWeight: 550, ...area('load') }, 'rowsLive'),
  state: widgetStyle({ ...cellRule, ...area('state', { textAlign: 'end' }) }, 'feedState'),
  next: widgetStyle({ ...cellRule, color: vars.text2, ...area('next') }, 'next'),
  more: widgetStyle({ ...cellRule, paddingInlineEnd: '12px', textAlign: 'end', ...area('more') }, 'more'),
};
/** Covers the row, so that a press anywhere opens it. */
export const opener = widgetStyle(
  {
    cursor: 'pointer',
    fontWeight: 550,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
    },
  },
  'opener',
);
/** Labels that are in the table head where there is one. */
export const smallOnly = widgetStyle(
  { display: 'none', '@media': { [media.small]: { display: 'inline' } } },
  'smallOnly',
);
/** A button in a row whose whole area is another button. */
export const aboveOpener = widgetStyle({ position: 'relative', zIndex: 1 }, 'aboveOpener');
export const faint = widgetStyle({ color: vars.text3 }, 'faint');
export const quiet = widgetStyle({ ...typeStyle('small'), color: vars.text2, marginInlineStart: '8px' }, 'quiet');
export const status = widgetStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '7px', whiteSpace: 'nowrap' },
  'status',
);
export const notice = widgetStyle({ display: 'flex', alignItems: 'baseline', gap: '7px' }, 'notice');
export const tenfold = widgetStyle({ ...typeStyle('small'), color: vars.warning, whiteSpace: 'nowrap' }, 'tenfold');
export const foot = widgetStyle({ padding: `${steps[2]} ${steps[4]}` }, 'foot');

export const detail = widgetStyle(
  {
    borderTop: `1px solid ${vars.border}`,
    backgroundColor: vars.surface2,
    minWidth: 0,
  },
  'detail',
);
export const strip = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${steps[1]} ${steps[3]}`,
    minHeight: spacing.bar,
    padding: `${steps[1]} ${steps[4]}`,
    backgroundColor: vars.selected,
  },
  'strip',
);
export const stripTitle = widgetStyle({ ...typeStyle('body'), fontWeight: 600 }, 'stripTitle');
export const stripNote = widgetStyle({ color: vars.text2, minWidth: 0, overflowWrap: 'anywhere' }, 'stripNote');
export const stripEnd = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[2], marginInlineStart: 'auto' },
  'stripEnd',
);
export const inside = widgetStyle(
  { display: 'grid', gap: steps[6], padding: `${steps[4]} ${steps[4]} ${steps[6]}` },
  'inside',
);
export const decision = widgetStyle({ display: 'grid', gap: steps[1], maxWidth: '720px' }, 'decision');
export const explanation = widgetStyle({ padding: steps[4] }, 'explanation');
export const sums = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${steps[6]} ${steps[8]}`,
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'sums',
);
/** A wide table below the chart and what is beside it. */
export const wholeWidth = widgetStyle({ gridColumn: '1 / -1' }, 'wholeWidth');
export const rowTools = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: `${steps[2]} ${steps[4]}` },
  'rowTools',
);
/** On phones a changed row is a line with what it is and what can be done, and a line of values. */
export const changedRow = widgetStyle(
  {
    '@media': {
      [media.small]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        padding: `${steps[1]} 0`,
        borderBottom: `1px solid ${vars.hairline}`,
      },
    },
  },
  'changedRow',
);
export const changedCell = widgetStyle(
  {
    '@media': {
      [media.small]: { height: 'auto', border: 'none', selectors: { '&:last-child': { marginInlineStart: 'auto' } } },
    },
  },
  'changedCell',
);
export const changedValues = widgetStyle(
  { '@media': { [media.small]: { order: 1, flex: '1 0 100%', height: 'auto', border: 'none' } } },
  'changedValues',
);
export const changedLine = widgetStyle(notSmall, 'changedLine');
/** A former value. */
export const was = widgetStyle({ color: vars.text2, textDecoration: 'line-through' }, 'was');
export const part = widgetStyle({ display: 'grid', gap: steps[2], minWidth: 0 }, 'part');
export const partHead = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${steps[1]} ${steps[3]}` },
  'partHead',
);
export const partTitle = widgetStyle({ ...typeStyle('body'), fontWeight: 600 }, 'partTitle');
export const partEnd = widgetStyle({ marginInlineStart: 'auto' }, 'partEnd');
export const strong = widgetStyle({ fontWeight: 550 }, 'strong');

/** Keeps sentences readable where the table scrolls sideways. */
export const words = widgetStyle({ '@media': { [media.small]: { display: 'block', minWidth: '170px' } } }, 'words');

/** On phones it scrolls sideways, so that its numbers stay readable. */
export const chart = widgetStyle(
  {
    display: 'block',
    width: '100%',
    maxWidth: '640px',
    height: 'auto',
    '@media': { [media.small]: { minWidth: '520px' } },
  },
  'chart',
);
export const within = widgetStyle({ fill: vars.chart1, opacity: 0.65 }, 'within');
export const over = widgetStyle({ fill: vars.warning }, 'over');
export const value = widgetStyle(
  { fill: vars.text1, font: 'inherit', fontSize: '11px', textAnchor: 'middle' },
  'value',
);
export const overValue = widgetStyle(
  { fill: vars.warning, font: 'inherit', fontSize: '11px', fontWeight: 600, textAnchor: 'middle' },
  'overValue',
);
export const bound = widgetStyle(
  { fill: vars.text2, font: 'inherit', fontSize: '11px', textAnchor: 'middle' },
  'bound',
);
export const limit = widgetStyle({ stroke: vars.warning, strokeDasharray: '3 3' }, 'limit');
export const limitText = widgetStyle(
  { fill: vars.warning, font: 'inherit', fontSize: '11px', fontWeight: 600 },
  'limitText',
);
export const limitTextEnd = widgetStyle(
  { fill: vars.warning, font: 'inherit', fontSize: '11px', fontWeight: 600, textAnchor: 'end' },
  'limitTextEnd',
);
export const base = widgetStyle({ stroke: vars.border }, 'base');
