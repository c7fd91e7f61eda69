import { componentStyle } from '../../internal/layer-style.ts';

/** The cell of a checkbox: in the middle of its column, and all of the column can be hit. */
export const cell = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    minWidth: 0,
    selectors: { '[data-small] &': { gridArea: 'st' } },
  },
  'selectCell',
);
export const target = componentStyle(
  { display: 'grid', placeItems: 'center', width: '100%', height: '100%', minHeight: '24px', minWidth: '24px' },
  'selectTarget',
);
