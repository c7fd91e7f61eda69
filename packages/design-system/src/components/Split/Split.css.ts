import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const split = componentStyle(
  { display: 'flex', width: '100%', height: '100%', minWidth: 0, minHeight: 0 },
  'split',
);
export const flow = {
  row: componentStyle(
    { flexDirection: 'row', '@media': { [media.small]: { flexDirection: 'column', height: 'auto' } } },
    'row',
  ),
  column: componentStyle({ flexDirection: 'column' }, 'column'),
} as const;
export const pane = componentStyle({ minWidth: 0, minHeight: 0, overflow: 'auto' }, 'pane');
export const sized = componentStyle(
  {
    flex: '0 0 var(--split)',
    '@media': { [media.small]: { selectors: { [`${flow.row} > &`]: { flex: 'none' } } } },
  },
  'sized',
);
export const rest = componentStyle({ flex: '1 1 0' }, 'rest');
export const closed = componentStyle({ display: 'none' }, 'closed');
/** 1 px visible, 9 px to drag; the extra overlaps the panes. */
export const separator = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    background: vars.border,
    touchAction: 'none',
    zIndex: 1,
    transition: `background ${motion.d1} ${motion.easeOut}`,
    selectors: {
      '&::before': { content: '""', position: 'absolute' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 'calc(50% - 14px)',
        insetInlineStart: '-2px',
        width: '5px',
        height: '28px',
        borderRadius: '3px',
        background: vars.fieldLine,
      },
      '&:hover, &:focus-visible, &[data-held]': { background: vars.accent },
      '&:hover::after, &:focus-visible::after, &[data-held]::after': { background: vars.accent },
      '&:focus-visible': { outlineOffset: '3px' },
    },
  },
  'separator',
);
export const across = {
  row: componentStyle(
    {
      width: '1px',
      cursor: 'col-resize',
      selectors: { '&::before': { insetBlock: 0, insetInline: '-12px' } },
      // Stacked panes do not share a width.
      '@media': { [media.small]: { display: 'none' } },
    },
    'acrossRow',
  ),
  column: componentStyle(
    {
      height: '1px',
      cursor: 'row-resize',
      selectors: {
        '&::before': { insetInline: 0, insetBlock: '-12px' },
        '&::after': {
          insetBlockStart: '-2px',
          insetInlineStart: 'calc(50% - 14px)',
          width: '28px',
          height: '5px',
        },
      },
    },
    'acrossColumn',
  ),
} as const;
