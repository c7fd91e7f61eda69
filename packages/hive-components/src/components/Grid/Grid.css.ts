import { layers, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';
import { backdrop } from '../../styles/backdrop.css.ts';
import { leads } from '../Block/Block.css.ts';

/** The requested number of columns, fewer where a cell would fall below its minimum width. */
export const grid = widgetStyle({
  display: 'grid',
  columnGap: 'var(--gap-column)',
  rowGap: 'var(--gap-row)',
  gridTemplateColumns:
    'repeat(auto-fill, minmax(max(min(100%, var(--least)), (100% - (var(--columns) - 1) * var(--gap-column)) / var(--columns)), 1fr))',
});
/** Columns of different widths; stacked where there is no room for them. */
export const shared = widgetStyle({
  gridTemplateColumns: 'var(--tracks-narrow)',
  '@container': { '(width >= 900px)': { gridTemplateColumns: 'var(--tracks)' } },
});
/** Size container for the components in the cell. */
export const cell = widgetStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  '@container': { '(width < 600px)': { selectors: { '&:empty': { display: 'none' } } } },
});
/** A cell with a picture behind it. */
export const pictured = widgetStyle({ minBlockSize: '160px', padding: '16px', alignItems: 'end' });
export const empty = widgetStyle({
  ...typeStyle('small'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '48px',
  color: vars.text2,
  border: `1px dashed ${vars.fieldLine}`,
  borderRadius: vars.rM,
});

// Linked cells are separated by lines in the middle of the gaps; the outermost lines are clipped.
const ways = `${grid}:has(> ${cell} > ${leads})`;
const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.widgets]: style } });
rule(ways, { overflow: 'clip' });
// With pictures the row has a line above and below.
rule(`${ways}:has(img:not(${backdrop} > img))`, { borderBlock: `1px solid ${vars.border}` });
rule(`${ways} > ${cell}`, { position: 'relative' });
rule(`${ways} > ${cell}::before`, {
  content: '""',
  position: 'absolute',
  pointerEvents: 'none',
  insetBlock: 'calc(var(--gap-row) / -2 - 1px) calc(var(--gap-row) / -2)',
  insetInline: 'calc(var(--gap-column) / -2 - 1px) calc(var(--gap-column) / -2)',
  border: `0 solid ${vars.hairline}`,
  borderBlockStartWidth: '1px',
  borderInlineStartWidth: '1px',
});
