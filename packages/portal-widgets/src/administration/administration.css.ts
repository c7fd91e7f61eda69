import { media, spacing, steps, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const cellOf = (rule: Parameters<typeof widgetStyle>[0], name: string) => `${tableCss.cell} ${widgetStyle(rule, name)}`;
const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  widgetStyle(
    {
      gridArea: area,
      minWidth: 0,
      lineHeight: '20px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...rule,
    },
    `administration-${area}`,
  );

/** The first column begins where the section's heading does; a row's own padding is 6 px. */
const firstStart = { paddingInlineStart: `calc(${spacing.pad} - 6px)` } as const;
/** A header with its own indent; like the table's other headers, it fills the head's height. */
const headRule = {
  position: 'relative',
  minWidth: 0,
  paddingInlineEnd: '6px',
  lineHeight: `calc(${spacing.headH} - 2px)`,
  whiteSpace: 'nowrap',
  borderRight: `1px solid ${vars.colRule}`,
} as const;
export const afterFigureHead = widgetStyle(
  { ...headRule, paddingInlineStart: steps[4] },
  'administrationAfterFigureHead',
);
export const firstHead = widgetStyle({ ...headRule, ...firstStart }, 'administrationFirstHead');
export const cell = {
  first: cellOf({ fontWeight: 550, ...firstStart }, 'administrationFirst'),
  firstQuiet: cellOf({ color: vars.text2, ...firstStart }, 'administrationFirstQuiet'),
  strong: cellOf({ fontWeight: 550 }, 'administrationStrong'),
  plain: cellOf({}, 'administrationPlain'),
  quiet: cellOf({ color: vars.text2 }, 'administrationQuiet'),
  /** Text in the column after right-aligned figures. */
  afterFigure: cellOf({ color: vars.text2, paddingInlineStart: steps[4] }, 'administrationAfterFigure'),
  figure: `${cellOf({ fontVariantNumeric: 'tabular-nums' }, 'administrationFigure')} ${tableCss.cellEnd}`,
};
/** Areas of the cards in narrow tables: a name with its state, two lines of facts. */
const cardStart = { paddingInlineStart: `calc(${spacing.pad} - 8px)` } as const;
const cardEnd = { paddingInlineEnd: `calc(${spacing.pad} - 12px)`, textAlign: 'end' } as const;
export const card = {
  name: inCard('name', { fontWeight: 550, ...cardStart }),
  side: inCard('side', cardEnd),
  first: inCard('first', { color: vars.text2, ...cardStart }),
  aside: inCard('aside', { color: vars.text2, ...cardEnd }),
  second: inCard('second', { color: vars.text2, ...cardStart }),
};
/** Cards have no column heads, and a bare count means nothing. */
export const zero = widgetStyle({ selectors: { '[data-small] &': { display: 'none' } } }, 'administrationZero');
export const faint = widgetStyle({ color: vars.text2, fontWeight: 400 }, 'administrationFaint');
export const state = widgetStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '6px', maxWidth: '100%' },
  'administrationState',
);
export const stateWords = widgetStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'administrationStateWords');

/** Below an open row: its facts at the left, its actions in a row below them. */
export const panel = widgetStyle(
  {
    ...typeStyle('body'),
    display: 'grid',
    gap: steps[4],
    padding: `${steps[4]} ${spacing.pad}`,
    background: vars.surface0,
    borderInlineStart: `3px solid ${vars.accent}`,
    whiteSpace: 'normal',
  },
  'administrationPanel',
);
export const note = widgetStyle(
  { ...typeStyle('small'), color: vars.text2, maxWidth: '80ch', margin: 0 },
  'administrationNote',
);
export const title = widgetStyle({ ...typeStyle('body'), fontWeight: 650, margin: 0 }, 'administrationTitle');
export const actions = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[2] },
  'administrationActions',
);
export const head = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${steps[1]} ${steps[4]}`,
  },
  'administrationHead',
);
export const people = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: `${steps[1]} ${steps[6]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'administrationPeople',
);
export const scroll = widgetStyle({ overflowX: 'auto' }, 'administrationScroll');
export const table = widgetStyle({ width: '100%', borderCollapse: 'collapse' }, 'administrationTable');
export const headCell = widgetStyle(
  {
    ...typeStyle('small'),
    height: spacing.headH,
    padding: '0 6px',
    color: vars.text2,
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  'administrationHeadCell',
);
export const line = widgetStyle({ borderBlockStart: `1px ${vars.rowRule} ${vars.hairline}` }, 'administrationLine');
export const lineCell = widgetStyle({ minHeight: spacing.row, padding: '4px 6px' }, 'administrationLineCell');
export const lineName = widgetStyle(
  { padding: '4px 6px', fontWeight: 550, textAlign: 'start', whiteSpace: 'nowrap' },
  'administrationLineName',
);
export const form = widgetStyle(
  { maxWidth: '480px', '@media': { [media.small]: { maxWidth: 'none' } } },
  'administrationForm',
);
/** Fields in a row that wraps, aligned at their boxes, with the button beside them. */
export const submit = widgetStyle({ justifySelf: 'start' }, 'administrationSubmit');
export const filter = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    alignItems: 'end',
    gap: `${steps[2]} ${steps[3]}`,
    padding: `0 ${spacing.pad} ${steps[4]}`,
  },
  'administrationFilter',
);
