import { spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const count = widgetStyle(
  { ...typeStyle('small'), padding: `0 ${spacing.pad} ${steps[1]}`, color: vars.text2 },
  'count',
);
/** Search of a section: fields in a row, aligned at their boxes. */
export const search = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${steps[2]} ${steps[3]}`,
    padding: `0 ${spacing.pad} ${steps[3]}`,
  },
  'search',
);
export const searchText = widgetStyle({ flex: '1 1 220px', maxWidth: '360px' }, 'searchText');
/** Steps through the pages of a list, below it. */
export const pages = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: steps[2],
    padding: `${steps[3]} ${spacing.pad}`,
    selectors: { '&:empty': { display: 'none' } },
  },
  'pages',
);
