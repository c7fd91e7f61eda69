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
/** Wide enough for the largest quantity that is usual. */
export const quantity = widgetStyle({ width: '96px', marginInlineStart: 'auto' }, 'quantity');
/** The lines of an order that have one of the words that were looked for. */
export const found = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'found');
export const search = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: `${steps[2]} ${steps[3]}` },
  'search',
);
export const searchText = widgetStyle({ flex: '1 1 260px' }, 'searchText');
export const searchDay = widgetStyle({ flex: '0 1 148px' }, 'searchDay');
