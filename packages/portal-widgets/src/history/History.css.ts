import { media, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const part = widgetStyle({ display: 'grid', gap: steps[4], minWidth: 0 }, 'part');
export const bar = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: `${steps[2]} ${steps[4]}` },
  'bar',
);
export const opened = widgetStyle(
  {
    padding: `${steps[2]} 0 ${steps[4]} ${steps[4]}`,
    '@media': { [media.small]: { paddingInlineStart: 0 } },
  },
  'opened',
);
export const list = widgetStyle({ margin: 0, paddingInlineStart: steps[5] }, 'list');
/** Wide enough for the largest common quantity. */
export const quantity = widgetStyle({ width: '96px', marginInlineStart: 'auto' }, 'quantity');
/** The matching parts of an order in search results. */
export const found = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'found');
export const search = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${steps[2]} ${steps[3]}`,
    marginBlockEnd: steps[3],
  },
  'search',
);
export const searchText = widgetStyle({ flex: '1 1 260px' }, 'searchText');
export const searchDay = widgetStyle({ flex: '0 1 148px' }, 'searchDay');

/** On phones each row is a card with two cells per line, so that no column is hidden. */
export const orderRow = widgetStyle(
  {
    '@media': {
      [media.small]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        borderBlockStart: `1px solid ${vars.hairline}`,
        paddingBlock: '4px',
      },
    },
  },
  'orderRow',
);
/** An order's line: its code, and below it description, quantity and amount. */
export const lineRow = widgetStyle(
  {
    '@media': {
      [media.small]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto auto',
        alignItems: 'center',
        borderBlockStart: `1px solid ${vars.hairline}`,
        paddingBlock: '4px',
      },
    },
  },
  'lineRow',
);
const inCard = { border: 0, height: 'auto', whiteSpace: 'normal' } as const;
export const cardCell = widgetStyle(
  {
    '@media': { [media.small]: { selectors: { [`${orderRow} > &`]: inCard, [`${lineRow} > &`]: inCard } } },
  },
  'cardCell',
);
/** Starts a new line in a card. */
export const cardStart = widgetStyle(
  { '@media': { [media.small]: { selectors: { [`${orderRow} > &`]: { textAlign: 'start' } } } } },
  'cardStart',
);
export const cardTitle = widgetStyle(
  { '@media': { [media.small]: { selectors: { [`${lineRow} > &`]: { gridColumn: '1 / -1' } } } } },
  'cardTitle',
);
export const wideHead = widgetStyle({ '@media': { [media.small]: { display: 'none' } } }, 'wideHead');
export const smallOnly = widgetStyle(
  { display: 'none', '@media': { [media.small]: { display: 'inline' } } },
  'smallOnly',
);
