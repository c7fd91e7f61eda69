import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';
import { scrollHeights } from './ScrollArea.props.ts';

export const area = componentStyle(
  {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.fieldLine} transparent`,
    minWidth: 0,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'area',
);
export const height = componentVariants(scrollHeights, (px) => ({ maxHeight: `${px}px` }), 'height-');
