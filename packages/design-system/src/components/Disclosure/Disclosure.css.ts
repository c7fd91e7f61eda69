import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const group = componentStyle({ borderBlockEnd: `1px solid ${vars.hairline}` }, 'group');
export const details = componentStyle(
  {
    minWidth: 0,
    selectors: {
      [`${group} > &`]: { borderBlockStart: `1px solid ${vars.hairline}` },
      // Where the browser can, what is inside grows open; elsewhere it is there at once.
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        transition: `block-size ${motion.d2} ${motion.easeOut}, content-visibility ${motion.d2} allow-discrete`,
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
    interpolateSize: 'allow-keywords',
  } as Parameters<typeof componentStyle>[0],
  'details',
);
export const summary = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: spacing.ctl,
    paddingBlock: '4px',
    paddingInline: '4px',
    borderRadius: vars.rS,
    cursor: 'pointer',
    listStyle: 'none',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: vars.hover },
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.text2 },
    },
  },
  'summary',
);
export const chevron = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    color: vars.text2,
    transition: `rotate ${motion.d1} ${motion.easeInOut}`,
    selectors: {
      '[dir="rtl"] &': { rotate: '180deg' },
      [`${details}[open] > ${summary} > &`]: { rotate: '90deg' },
    },
  },
  'chevron',
);
export const title = componentStyle({ flex: '1 1 0', minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }, 'title');
export const note = componentStyle({ ...typeStyle('small'), color: vars.text2, fontWeight: 400 }, 'note');
export const body = componentStyle({ paddingBlock: '4px 12px', paddingInline: '26px 4px', minWidth: 0 }, 'body');
