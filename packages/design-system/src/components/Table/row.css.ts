import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

/** `--cols` is set by the table; head, rows and foot take their columns from it. */
export const columns = 'var(--cols)';

/** A row: a grid of its cells. Its height is known, and nothing overflows it. */
export const frame = componentStyle(
  {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    contain: 'content',
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateRows: spacing.row,
    padding: '0 10px 0 6px',
    borderBottom: `1px ${vars.rowRule} ${vars.hairline}`,
    selectors: {
      '&:hover': { backgroundColor: vars.hover },
      '[data-small] &': {
        gridTemplateColumns: 'var(--card-columns)',
        gridTemplateAreas: 'var(--card-areas)',
        gridTemplateRows: 'none',
        rowGap: '2px',
        padding: '10px 12px 10px 8px',
      },
    },
  },
  'frame',
);
/** One cell: a block whose height and line height are the row's, so that its text is centred and cut off at its edge. */
export const cell = componentStyle(
  {
    padding: '0 6px',
    minWidth: 0,
    whiteSpace: 'nowrap',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    borderRight: '1px solid',
    borderRightColor: vars.colRule,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'cell',
);
export const cellEnd = componentStyle({ textAlign: 'right' }, 'cellEnd');
/** A cell with icons or controls beside its text. */
export const cellRow = componentStyle({ display: 'flex', alignItems: 'center', gap: '7px' }, 'cellRow');
/** Custom property: height of what covers the bottom of the window where the page scrolls. The footer stays above it. */
export const footInset = '--table-foot-inset';
/** The foot's own columns: those of the table. */
export const footLine = componentStyle(
  { display: 'grid', gridTemplateColumns: columns, padding: '0 10px 0 6px', alignItems: 'center' },
  'footLine',
);
