import { componentVariants } from '../../internal/layer-style.ts';
import { media } from '../../spacing/spacing.ts';
import { gridColumns, gridLeastWidths } from './Grid.props.ts';

export const columns = componentVariants(
  gridColumns,
  (count) => ({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  'columns-',
);

export const least = componentVariants(
  gridLeastWidths,
  (width) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))` }),
  'least-',
);
