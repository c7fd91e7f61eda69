import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const group = componentStyle({ borderBlockEnd: `1px solid ${vars.hairline}` }, 'group');
export const item = componentStyle(
  {
    minWidth: 0,
    selectors: { [`${group} > &`]: { borderBlockStart: `1px solid ${vars.hairline}` } },
  },
  'item',
);
export const trigger = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: spacing.ctl,
    paddingBlock: '4px',
    paddingInline: '4px',
    borderRadius: vars.rS,
    userSelect: 'none',
    selectors: { '&:hover': { background: vars.hover } },
  },
  'trigger',
);
export const chevron = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    color: vars.text2,
    transition: `rotate ${motion.d1} ${motion.easeInOut}`,
    selectors: {
      '[dir="rtl"] &': { rotate: '180deg' },
      [`${trigger}[data-state="open"] > &`]: { rotate: '90deg' },
    },
  },
  'chevron',
);
const closed = { blockSize: 0 };
const full = { blockSize: 'var(--radix-collapsible-content-height)' };
const opens = keyframes({ from: closed, to: full });
const closes = keyframes({ from: full, to: closed });
/** Radix measures the height and sets this property, for accordions too. */
export const content = componentStyle(
  {
    overflow: 'clip',
    selectors: {
      '&[data-state="open"]': { animation: `${opens} ${motion.d2} ${motion.easeOut}` },
      '&[data-state="closed"]': { animation: `${closes} ${motion.d2} ${motion.easeOut}` },
    },
  },
  'content',
);
export const title = componentStyle({ flex: '1 1 0', minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }, 'title');
export const note = componentStyle({ ...typeStyle('small'), color: vars.text2, fontWeight: 400 }, 'note');
export const body = componentStyle({ paddingBlock: '4px 12px', paddingInline: '26px 4px', minWidth: 0 }, 'body');
