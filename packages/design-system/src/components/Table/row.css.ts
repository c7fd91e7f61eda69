import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

/** `--cols` is written by the table; head, lines and foot take their columns from it. */
export const columns = 'var(--cols)';

/** For row components: the line itself, laid out in the columns of the table. */
export const line = componentStyle(
  { display: 'grid', gridTemplateColumns: columns, gridTemplateRows: spacing.row, padding: '0 10px 0 6px' },
  'line',
);
/** One cell: a block whose line height is its own, so that its text is centred and cut without a box of its own. */
export const cell = componentStyle(
  {
    padding: '0 6px',
    minWidth: 0,
    height: spacing.row,
    lineHeight: spacing.row,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRight: `1px solid ${vars.colRule}`,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'cell',
);
export const cellEnd = componentStyle({ textAlign: 'right' }, 'cellEnd');
/** For a cell that holds marks or controls beside words. */
export const cellRow = componentStyle({ display: 'flex', alignItems: 'center', gap: '7px' }, 'cellRow');
/** The foot's own columns: those of the table. */
export const footLine = componentStyle(
  { display: 'grid', gridTemplateColumns: columns, padding: '0 10px 0 6px', alignItems: 'center' },
  'footLine',
);
