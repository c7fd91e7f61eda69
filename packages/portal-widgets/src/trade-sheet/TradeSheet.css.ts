import { media, spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

/** In print everything is black on white in every theme, and rows do not break across pages. */
const onPaper = { print: { color: 'black', background: 'none', borderColor: 'black' } } as const;

export const sheet = widgetStyle({ display: 'grid', gap: steps[6], minWidth: 0, '@media': onPaper }, 'sheet');
export const head = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${steps[1]} ${steps[4]}` },
  'head',
);
export const number = widgetStyle({ color: vars.text2, '@media': onPaper }, 'number');
export const facts = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: steps[4],
    '@media': { print: { gridTemplateColumns: 'repeat(4, 1fr)' } },
  },
  'facts',
);
export const label = widgetStyle({ ...typeStyle('small'), color: vars.text2, '@media': onPaper }, 'label');
export const factRow = widgetStyle({ display: 'block', overflowWrap: 'anywhere' }, 'factRow');
export const table = widgetStyle(
  {
    width: '100%',
    borderCollapse: 'collapse',
    '@media': { [media.small]: { display: 'block' }, print: { display: 'table', fontSize: '9pt' } },
  },
  'table',
);
export const headRow = widgetStyle(
  // In print the head repeats on every page.
  { '@media': { [media.small]: { display: 'none' }, print: { display: 'table-header-group' } } },
  'headRow',
);
export const bodyRows = widgetStyle(
  { '@media': { [media.small]: { display: 'block' }, print: { display: 'table-row-group' } } },
  'bodyRows',
);
export const row = widgetStyle(
  {
    borderBlockStart: `1px solid ${vars.hairline}`,
    breakInside: 'avoid',
    '@media': {
      [media.small]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: steps[3],
        paddingBlock: steps[2],
      },
      print: { display: 'table-row', borderColor: 'black' },
    },
  },
  'row',
);
const cellRule = { padding: '4px 8px', textAlign: 'start', verticalAlign: 'top' } as const;
const inSmall = { [media.small]: { padding: 0 }, print: { padding: '2pt 4pt', color: 'black' } } as const;
export const headCell = widgetStyle(
  { ...cellRule, ...typeStyle('small'), fontWeight: 400, color: vars.text2, '@media': { print: { color: 'black' } } },
  'headCell',
);
export const headEnd = widgetStyle(
  {
    ...cellRule,
    ...typeStyle('small'),
    fontWeight: 400,
    textAlign: 'end',
    color: vars.text2,
    '@media': { print: { color: 'black' } },
  },
  'headEnd',
);
export const place = widgetStyle(
  {
    ...cellRule,
    width: '32px',
    color: vars.text2,
    '@media': { [media.small]: { display: 'none' }, print: { ...inSmall.print, display: 'table-cell' } },
  },
  'place',
);
export const code = widgetStyle({ ...cellRule, fontWeight: 550, whiteSpace: 'nowrap', '@media': inSmall }, 'code');
export const words = widgetStyle(
  {
    ...cellRule,
    '@media': { [media.small]: { padding: 0, gridColumn: '1 / -1', gridRow: 2 }, print: inSmall.print },
  },
  'words',
);
export const quiet = widgetStyle(
  { display: 'block', ...typeStyle('small'), color: vars.text2, '@media': { print: { color: 'black' } } },
  'quiet',
);
export const figure = widgetStyle({ ...cellRule, textAlign: 'end', whiteSpace: 'nowrap', '@media': inSmall }, 'figure');
export const extended = widgetStyle(
  {
    ...cellRule,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 550,
    '@media': { [media.small]: { padding: 0, gridColumn: 2, gridRow: 1 }, print: inSmall.print },
  },
  'extended',
);
export const totals = widgetStyle(
  { justifySelf: 'end', width: '292px', maxWidth: '100%', breakInside: 'avoid' },
  'totals',
);
export const sum = widgetStyle({ display: 'flex', justifyContent: 'space-between', lineHeight: '24px' }, 'sum');
export const pay = widgetStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    borderBlockStart: `1px solid ${vars.border}`,
    marginBlockStart: '8px',
    paddingBlockStart: spacing.gap,
    fontWeight: 550,
    '@media': { print: { borderColor: 'black' } },
  },
  'pay',
);
export const amount = widgetStyle({ ...typeStyle('total'), fontWeight: vars.titleWeight }, 'amount');
export const currency = widgetStyle({ ...typeStyle('body'), marginInlineEnd: '4px' }, 'currency');
