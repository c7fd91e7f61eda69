import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';

/** As many columns as were asked for, fewer where a cell would be too narrow for what stands in so few or so many. */
export const grid = widgetStyle({
  display: 'grid',
  columnGap: 'var(--gap-column)',
  rowGap: 'var(--gap-row)',
  gridTemplateColumns:
    'repeat(auto-fill, minmax(max(min(100%, var(--least)), (100% - (var(--columns) - 1) * var(--gap-column)) / var(--columns)), 1fr))',
});
/** What stands in a cell measures itself by the cell. */
export const cell = widgetStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  '@container': { '(width < 600px)': { selectors: { '&:empty': { display: 'none' } } } },
});
export const empty = widgetStyle({
  ...typeStyle('small'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '48px',
  color: vars.text2,
  border: `1px dashed ${vars.fieldLine}`,
  borderRadius: vars.rM,
});
