import { componentStyle } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';

/** `--cols` is written by the table; head, lines and foot take their columns from it. */
export const columns = 'var(--cols)';

/**
 * A row: the grid that its cells lie in, wherever it stands. The cells are its children, without an element between, for in a long order
 * every element of a row is made thirty times and styled anew with every theme. Its own place makes each row's style one of its own, for
 * which everything here is worked out again: columns, height and rule are the body's, worked out once, and no shorthand hides a custom
 * property, which would be read once for each of its parts.
 */
export const frame = componentStyle(
  {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    contain: 'content',
    display: 'grid',
    gridTemplateColumns: 'inherit',
    gridTemplateRows: 'inherit',
    padding: '0 10px 0 6px',
    borderBottom: 'inherit',
    borderBottomWidth: '1px',
    selectors: {
      '&:hover': { backgroundColor: vars.hover },
      '[data-small] &': {
        gridTemplateColumns: 'var(--card-columns)',
        gridTemplateAreas: 'var(--card-areas)',
        gridTemplateRows: 'none',
        lineHeight: 'inherit',
        rowGap: '2px',
        padding: '10px 12px 10px 8px',
      },
    },
  },
  'frame',
);
/**
 * One cell: a block as high as its row, whose line height is the row's, so that its text is centred and cut without a box of its own.
 * It says as little as can be by custom properties: each is looked up for every cell when the theme changes.
 */
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
/** For a cell that holds marks or controls beside words. */
export const cellRow = componentStyle({ display: 'flex', alignItems: 'center', gap: '7px' }, 'cellRow');
/** The foot's own columns: those of the table. */
export const footLine = componentStyle(
  { display: 'grid', gridTemplateColumns: columns, padding: '0 10px 0 6px', alignItems: 'center' },
  'footLine',
);
