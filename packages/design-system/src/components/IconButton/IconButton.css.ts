import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const button = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.rS,
    transition: `background ${motion.d1} ${motion.easeOut}`,
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 } },
  },
  'iconButton',
);

export const size = {
  s: componentStyle(
    { width: '24px', height: '24px', '@media': { [media.small]: { width: '44px', height: '44px' } } },
    's',
  ),
  m: componentStyle({ width: spacing.ctl, height: spacing.ctl, borderRadius: vars.rM }, 'm'),
} as const;
